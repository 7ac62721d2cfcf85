// Small sounds, made here from two or three notes each, and a short vibration. Fetched at the first of them.
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
let sounds;

function play(notes, loudness) {
  sounds ??= new AudioContext();
  sounds.resume();
  for (const [pitch, from, length] of notes) {
    const start = sounds.currentTime + from;
    const tone = sounds.createOscillator();
    const volume = sounds.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loudness, start + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.001, start + length);
    tone.connect(volume).connect(sounds.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}

// `sound` is off or how loud.
export function feel(what, sound, vibration) {
  if (sound in LOUDNESS) play(NOTES[what], LOUDNESS[sound]);
  if (vibration) navigator.vibrate?.(PULSES[what]);
}
