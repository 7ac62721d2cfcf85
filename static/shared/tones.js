// Play notes, each [pitch in hertz, seconds from now, seconds long], at a loudness from 0 to 1.
let sounds;

export function playNotes(notes, loudness) {
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
