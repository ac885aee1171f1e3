// happy-dom has no sound. Pages that ring find one that runs and is silent; a test of the sound itself brings its own.

class SilentContext extends EventTarget {
  readonly state: AudioContextState = 'running';
  readonly destination = {};

  /** In seconds. */
  get currentTime(): number {
    return Date.now() / 1000;
  }

  readonly resume = (): Promise<void> => Promise.resolve();
  readonly close = (): Promise<void> => Promise.resolve();
}

class SilentNode {
  readonly gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  readonly connect = (next: unknown): unknown => next;
  readonly start = (): void => undefined;
  readonly stop = (): void => undefined;
}

Object.assign(globalThis, {
  AudioContext: SilentContext,
  OscillatorNode: SilentNode,
  ConstantSourceNode: SilentNode,
  GainNode: SilentNode,
});
