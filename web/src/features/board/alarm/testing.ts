import { onTestFinished, vi } from 'vitest';

/** A browser's sound in memory. It may block, and says when it changes. */
class FakeAudio extends EventTarget {
  static state: AudioContextState = 'running';
  static readonly opened: FakeAudio[] = [];
  readonly destination = {};
  readonly #openedAtMs = Date.now();
  stuckAtMs = Infinity;

  constructor() {
    super();
    FakeAudio.opened.push(this);
  }

  get state(): AudioContextState {
    return FakeAudio.state;
  }

  /** In seconds. */
  get currentTime(): number {
    return (Math.min(Date.now(), this.stuckAtMs) - this.#openedAtMs) / 1000;
  }

  readonly resume = (): Promise<void> =>
    FakeAudio.state === 'running' ? Promise.resolve() : new Promise(() => undefined);
  readonly close = (): Promise<void> => Promise.resolve();
}

/** What a gain was told to do at which second. */
type Scheduled = readonly ['set' | 'ramp', value: number, atSeconds: number];

export interface FakeSound {
  /** The gains of the rings so far. */
  readonly rings: number[];
  /** Of each of them, what was scheduled. */
  readonly scheduled: readonly (readonly Scheduled[])[];
  /** Lets the sound play, or blocks it. */
  readonly become: (state: AudioContextState) => void;
  /** Stops the clocks of what is open; it still says that it runs. */
  readonly stick: () => void;
  /** How often a sound was opened. */
  readonly openings: () => number;
}

export function fakeSound(state: AudioContextState = 'running'): FakeSound {
  const rings: number[] = [];
  const scheduled: Scheduled[][] = [];
  FakeAudio.state = state;
  FakeAudio.opened.length = 0;
  class Tone {
    readonly connect = (next: unknown): unknown => next;
    readonly start = (): void => undefined;
    readonly stop = (): void => undefined;
  }
  class Gain {
    readonly #own: Scheduled[] = [];
    readonly gain = {
      setValueAtTime: (...event: readonly [number, number]) => this.#own.push(['set', ...event]),
      exponentialRampToValueAtTime: (...event: readonly [number, number]) => this.#own.push(['ramp', ...event]),
    };
    readonly connect = (next: unknown): unknown => next;
    constructor(_context: unknown, { gain }: { readonly gain: number }) {
      rings.push(gain);
      scheduled.push(this.#own);
    }
  }
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('OscillatorNode', Tone);
  vi.stubGlobal('ConstantSourceNode', Tone);
  vi.stubGlobal('GainNode', Gain);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return {
    rings,
    scheduled,
    become: (next) => {
      FakeAudio.state = next;
      for (const sound of FakeAudio.opened) sound.dispatchEvent(new Event('statechange'));
    },
    stick: () => {
      for (const sound of FakeAudio.opened) sound.stuckAtMs = Date.now();
    },
    openings: () => FakeAudio.opened.length,
  };
}

/** A browser that may keep the screen on. @returns whether it does */
export function fakeWakeLock(): { readonly isOn: () => boolean } {
  let held = 0;
  const request = async (): Promise<{ readonly release: () => Promise<void> }> => {
    held += 1;
    return {
      release: async () => {
        held -= 1;
      },
    };
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'wakeLock'));
  return { isOn: () => held > 0 };
}
