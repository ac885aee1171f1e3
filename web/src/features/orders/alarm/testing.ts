import { onTestFinished, vi } from 'vitest';

/** A browser's sound in memory. It may block, and says when it changes. */
class FakeAudio extends EventTarget {
  static state: AudioContextState = 'running';
  static readonly opened: FakeAudio[] = [];
  readonly currentTime = 0;
  readonly destination = {};

  constructor() {
    super();
    FakeAudio.opened.push(this);
  }

  get state(): AudioContextState {
    return FakeAudio.state;
  }

  readonly resume = (): Promise<void> =>
    FakeAudio.state === 'running' ? Promise.resolve() : new Promise(() => undefined);
  readonly close = (): Promise<void> => Promise.resolve();
}

/** @returns the gains of the rings so far, and what lets the sound play or blocks it */
export function fakeSound(state: AudioContextState = 'running'): {
  readonly rings: number[];
  readonly become: (state: AudioContextState) => void;
} {
  const rings: number[] = [];
  FakeAudio.state = state;
  FakeAudio.opened.length = 0;
  class Tone {
    readonly connect = (next: unknown): unknown => next;
    readonly start = (): void => undefined;
    readonly stop = (): void => undefined;
  }
  class Gain {
    readonly gain = { exponentialRampToValueAtTime: (): void => undefined };
    readonly connect = (next: unknown): unknown => next;
    constructor(_context: unknown, { gain }: { readonly gain: number }) {
      rings.push(gain);
    }
  }
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('OscillatorNode', Tone);
  vi.stubGlobal('GainNode', Gain);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return {
    rings,
    become: (next) => {
      FakeAudio.state = next;
      for (const sound of FakeAudio.opened) sound.dispatchEvent(new Event('statechange'));
    },
  };
}
