import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeSound } from './testing.ts';
import { CHECK_EVERY_MS, RING_EVERY_MS, STUCK_AFTER_MS, useSound, type Sound } from './use-sound.ts';
import type { Volume } from './volume.ts';

type Given = readonly [volume: Volume, isRinging: boolean, isWatched: boolean];

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

function hear(...given: Given): { readonly sound: () => Sound; readonly become: (...given: Given) => void } {
  const { result, rerender } = renderHook((now: Given) => useSound(...now), { initialProps: given });
  return { sound: () => result.current, become: (...now) => rerender(now) };
}

describe('the sound of a page', () => {
  it('rings at once, and at least every ten seconds, until it need not', async () => {
    const { rings } = fakeSound();
    const { become } = hear('medium', true, false);
    expect(rings).toHaveLength(2); // a ring has two tones
    for (let count = 1; count <= 20; count += 1) {
      const before = rings.length;
      await pass(10_000);
      expect(rings.length).toBeGreaterThan(before);
    }
    become('medium', false, false);
    const before = rings.length;
    await pass(60_000);
    expect([rings.length, RING_EVERY_MS <= 10_000]).toEqual([before, true]);
  });

  it.each([
    ['low', 0.1],
    ['medium', 0.4],
    ['loud', 1],
  ] as const)('is as loud as was chosen: %s', (volume, gain) => {
    const { rings } = fakeSound();
    hear(volume, true, false);
    expect(rings).toEqual([gain, gain]);
  });

  it('has both tones at their whole gain when they begin', () => {
    const { scheduled } = fakeSound();
    hear('loud', true, false);
    expect(scheduled).toEqual([
      [
        ['set', 1, 0],
        ['ramp', 0.001, 0.36],
      ],
      [
        ['set', 1, 0.18],
        ['ramp', 0.001, 0.54],
      ],
    ]);
  });

  it('is none when it is off, and says so', async () => {
    const { rings } = fakeSound();
    const { sound } = hear('off', true, true);
    await pass(60_000);
    expect([rings, sound().isOk, sound().isBlocked]).toEqual([[], false, false]);
  });

  it('plays what was chosen once, so that whoever chose hears it', async () => {
    const { rings } = fakeSound();
    const { sound } = hear('off', false, false);
    await act(async () => {
      sound().wake('loud');
    });
    expect(rings).toEqual([1, 1]);
  });

  it('that the browser blocks says so, and rings once any press lets it', async () => {
    const { rings, become } = fakeSound('suspended');
    const { sound } = hear('medium', true, false);
    expect(sound().isBlocked).toBe(false); // a browser that lets it play may need a moment
    await pass(300);
    expect([sound().isBlocked, sound().isOk, rings]).toEqual([true, false, []]);
    act(() => {
      become('running');
    });
    expect([sound().isBlocked, sound().isOk, rings.length]).toEqual([false, true, 2]);
  });

  it('that a call interrupts says so too', async () => {
    const { become } = fakeSound();
    const { sound } = hear('medium', false, true);
    await pass(300);
    expect(sound().isOk).toBe(true);
    act(() => {
      become('suspended');
    });
    expect([sound().isOk, sound().isBlocked]).toEqual([false, true]);
  });

  it.each([
    ['rings', true, false, RING_EVERY_MS],
    ['is only watched', false, true, CHECK_EVERY_MS],
  ])('whose clock stands still while it %s is blocked, until a press opens another', async (_when, ...given) => {
    const [isRinging, isWatched, everyMs] = given;
    const { rings, stick, openings } = fakeSound();
    const { sound } = hear('medium', isRinging, isWatched);
    await pass(3 * everyMs + 300);
    expect([sound().isOk, sound().isBlocked, openings()]).toEqual([true, false, 1]);
    stick();
    await pass(everyMs + STUCK_AFTER_MS);
    expect([sound().isOk, sound().isBlocked]).toEqual([false, true]);
    const before = rings.length;
    await act(async () => void dispatchEvent(new Event('pointerup')));
    expect([sound().isOk, sound().isBlocked, openings()]).toEqual([true, false, 2]);
    expect(rings).toHaveLength(isRinging ? before + 2 : before);
    await pass(3 * everyMs);
    expect(sound().isOk).toBe(true);
  });

  it('is not asked of the browser before it is needed, in a house that does not want to know', async () => {
    fakeSound('suspended');
    const { sound } = hear('medium', false, false);
    await pass(60_000);
    expect(sound().isBlocked).toBe(false);
  });
});
