import type { Food } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ManageFoodResult } from './manage-food.ts';
import { usePendingFoods } from './use-pending-foods.ts';

const pho = aFood({ quantity: 20 });
const soup = aFood({ id: 'soup' });
const fewer = { ...pho, quantity: 15 };

/** A pending change from 20 to 15. */
function startChange(): {
  readonly shown: () => readonly Food[];
  readonly isBusy: () => boolean;
  readonly follow: (foods: readonly Food[]) => void;
  readonly answer: (result: ManageFoodResult) => Promise<void>;
} {
  const { promise, resolve } = Promise.withResolvers<ManageFoodResult>();
  const { result, rerender } = renderHook<ReturnType<typeof usePendingFoods>, readonly Food[]>(usePendingFoods, {
    initialProps: [pho, soup],
  });
  act(() => void result.current.pending.change(fewer, () => promise));
  return {
    shown: () => result.current.shown,
    isBusy: () => result.current.pending.isBusy(pho.id),
    follow: rerender,
    answer: (given) =>
      act(async () => {
        resolve(given);
        await promise;
      }),
  };
}

describe('an optimistic change of a food', () => {
  it('shows at once, and leaves other foods alone', () => {
    const { shown, isBusy } = startChange();
    expect(shown()).toEqual([fewer, soup]);
    expect(shown()[1]).toBe(soup);
    expect(isBusy()).toBe(true);
  });

  it('is reverted when the server refuses it', async () => {
    const { shown, isBusy, answer } = startChange();
    await answer({ status: 'out-of-range', left: 3 });
    expect(shown()).toEqual([pho, soup]);
    expect(isBusy()).toBe(false);
  });

  it('shows until the live food has it too', async () => {
    const { shown, follow, answer } = startChange();
    await answer({ status: 'done' });
    expect(shown()[0]).toEqual(fewer);
    follow([{ ...pho, quantity: 14 }, soup]);
    expect(shown()[0]?.quantity).toBe(14);
  });

  it('gives way to a live food that came before the answer', async () => {
    const { shown, follow, answer } = startChange();
    follow([{ ...pho, quantity: 15 }, soup]);
    await answer({ status: 'done' });
    follow([{ ...pho, quantity: 12 }, soup]);
    expect(shown()[0]?.quantity).toBe(12);
  });
});
