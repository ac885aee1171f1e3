import { isUndecided, onlyLineOf, type Order } from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { UnderWay } from './under-way.tsx';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const PENDING = anOrder({ answerByMs: Date.now() + 60_000 });
const OF_TWO: Order = { ...PENDING, lines: [onlyLineOf(PENDING), onlyLineOf(PENDING)] };
/** As the first list has it. */
const first = (order: Order): Order => ({ ...order, lines: [onlyLineOf(order)], answerByMs: null });

/** How many parts the card has, one below the other. */
async function partsOf(order: Order, areFirst: boolean): Promise<number> {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  await act(async () => {
    render(<UnderWay orders={[order]} count={1} areFirst={areFirst} />);
    await import('../../orders/timing/answer-time.tsx');
  });
  const parts = (await screen.findAllByRole('listitem'))[0]?.children.length ?? 0;
  cleanup();
  return parts;
}

it('a card of the first list has every part that it has once it is live: nothing below it moves', async () => {
  expect(isUndecided(PENDING.status)).toBe(true);
  for (const order of [OF_TWO, PENDING, { ...PENDING, answerByMs: null }])
    expect(await partsOf(first(order), true)).toBe(await partsOf(order, false));
});
