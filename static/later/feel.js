// Short sounds of one to four notes, and short vibrations. Loaded when the first of them is wanted.
import { playNotes } from "../shared/tones.js";

const NOTES = {
  play: [[660, 0, 0.07]],
  draw: [[440, 0, 0.06], [330, 0.05, 0.06]],
  undo: [[330, 0, 0.06], [392, 0.06, 0.06]],
  refuse: [[165, 0, 0.12]],
  won: [[523, 0, 0.14], [659, 0.12, 0.14], [784, 0.24, 0.14], [1047, 0.36, 0.3]],
  blocked: [[294, 0, 0.16], [220, 0.16, 0.3]],
};
const PULSES = { play: 8, draw: 8, undo: 8, refuse: [20, 40, 20], won: [30, 60, 30, 60, 60], blocked: 60 };
const LOUDNESS = { quiet: 0.04, on: 0.12, loud: 0.35 };

// `sound` is "off" or a loudness by name; `vibration` is whether to vibrate.
export function feel(what, sound, vibration) {
  if (sound in LOUDNESS) playNotes(NOTES[what], LOUDNESS[sound]);
  if (vibration) navigator.vibrate?.(PULSES[what]);
}
