import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { pass, useFakeClock } from '../../../test/fake-clock.ts';
import { useDayFigures } from './use-day-figures.ts';

const server = vi.hoisted(() => ({ orders: 1, revenueMinor: 950, toAcceptMs: 1000 }));
vi.mock('./read-figures.ts', () => ({
  readTakings: async () => ({
    orders: server.orders,
    revenue: [{ currency: 'USD', revenueMinor: server.revenueMinor }],
  }),
  readMedian: async () => ({ toAcceptMs: server.toAcceptMs }),
}));

const DAY = { day: '2026-06-01', fromMs: 0, toMs: 1 };
const SECOND_MS = 1000;

useFakeClock();

it('shows the revenue of the orders that it counts, at once and then every ten seconds', async () => {
  const { result, rerender } = renderHook(({ revision }) => useDayFigures(DAY, revision), {
    initialProps: { revision: 'one' },
  });
  await pass(SECOND_MS);
  const before = { orders: 1, revenue: [{ revenueMinor: 950 }], toAcceptMs: 1000 };
  expect(result.current).toMatchObject(before);
  Object.assign(server, { orders: 2, revenueMinor: 1900, toAcceptMs: 2000 });
  rerender({ revision: 'two' });
  await pass(3 * SECOND_MS);
  expect(result.current).toMatchObject(before);
  await pass(7 * SECOND_MS);
  expect(result.current).toMatchObject({ orders: 2, revenue: [{ revenueMinor: 1900 }], toAcceptMs: 1000 });
  await pass(20 * SECOND_MS);
  expect(result.current).toMatchObject({ orders: 2, revenue: [{ revenueMinor: 1900 }], toAcceptMs: 2000 });
});
