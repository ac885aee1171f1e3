/** A second tone, higher than the first, is what makes a ring stand out from a kitchen's noise. */
const TONES_HZ = [880, 1175] as const;
const TONE_SECONDS = 0.18;
/** Where a tone fades out to: an exponential ramp cannot reach zero. */
const SILENCE = 0.001;

/** Plays both tones of a ring, one after the other. Each has its whole gain when it begins, and fades out. */
export function ring(context: AudioContext, gain: number): void {
  for (const [index, frequency] of TONES_HZ.entries()) {
    const tone = new OscillatorNode(context, { frequency, type: 'triangle' });
    const volume = new GainNode(context, { gain });
    const at = context.currentTime + index * TONE_SECONDS;
    // A ramp begins at the event before it: without one, when it is scheduled, and the second tone is faded before it begins.
    volume.gain.setValueAtTime(gain, at);
    volume.gain.exponentialRampToValueAtTime(SILENCE, at + TONE_SECONDS * 2);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + TONE_SECONDS * 2);
  }
}

/** Plays nothing for a moment, so that the clock of a context which nobody rings with has to move. */
export function playSilence(context: AudioContext): void {
  const silence = new ConstantSourceNode(context, { offset: 0 });
  silence.connect(context.destination);
  silence.start();
  silence.stop(context.currentTime + TONE_SECONDS);
}
