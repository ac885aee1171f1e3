import { anOrder } from '@foodhouse/domain/testing';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useDayFigures } from './use-day-figures.ts';
import { useFigures } from './use-figures.ts';

const MINUTE_MS = 60_000;
const DAY = { day: '2026-06-01', fromMs: 0, toMs: 24 * 60 * MINUTE_MS };
const asked = vi.hoisted(() => ({ days: new Array<unknown>() }));

vi.mock('./read-figures.ts', () => ({
  readTakings: async () => ({ orders: 2, revenue: [] }),
  readMedian: async (day: unknown) => {
    asked.days.push(day);
    return { toAcceptMs: 9 * MINUTE_MS };
  },
}));
vi.mock('./use-last-week.ts', () => ({ useLastWeek: () => null }));
vi.mock('./use-counted-day.ts', () => ({ useCountedDay: () => null }));
vi.mock('../../../data/house-currency.ts', () => ({ useKnownCurrency: () => 'USD' }));
vi.mock('../../orders/changes/use-order-revision.ts', () => ({ useOrderRevision: () => 'one' }));

it('the overview has the median that stands beside the heading, also of an order of the day before', async () => {
  // Of the orders that were placed today one was accepted within a minute; those of the day before took longer.
  const orders = [anOrder({ createdAtMs: 5 * MINUTE_MS, acceptedAtMs: 6 * MINUTE_MS })];
  const { result } = renderHook(() => [useFigures(DAY, true, orders), useDayFigures(DAY, 'one')] as const);
  await waitFor(() => {
    expect(result.current.map(({ toAcceptMs }) => toAcceptMs)).toEqual([9 * MINUTE_MS, 9 * MINUTE_MS]);
  });
  expect(asked.days).toEqual([DAY, DAY]);
});

it('asks once for the median of a day that is over', async () => {
  asked.days.length = 0;
  const { result, rerender } = renderHook(() => useFigures(DAY, false, []));
  await waitFor(() => {
    expect(result.current.toAcceptMs).toBe(9 * MINUTE_MS);
  });
  rerender();
  expect(asked.days).toEqual([DAY]);
});
