import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { pass, useFakeClock } from '../../../test/fake-clock.ts';
import { useDayFigures } from './use-day-figures.ts';

const server = vi.hoisted(() => ({ orders: 1, revenueMinor: 950 }));
vi.mock('./read-figures.ts', () => ({
  readOrders: async () => server.orders,
  readSums: async () => ({ revenue: [{ currency: 'USD', revenueMinor: server.revenueMinor }], toAcceptMs: null }),
}));

const DAY = { day: '2026-06-01', fromMs: 0, toMs: 1 };
const SECOND_MS = 1000;

useFakeClock();

it('counts a new order within three seconds, however lately it counted, and sums it within half a minute', async () => {
  const { result, rerender } = renderHook(({ revision }) => useDayFigures(DAY, revision), {
    initialProps: { revision: 'one' },
  });
  await pass(SECOND_MS);
  expect(result.current).toMatchObject({ orders: 1, revenue: [{ revenueMinor: 950 }] });
  Object.assign(server, { orders: 2, revenueMinor: 1900 });
  rerender({ revision: 'two' });
  await pass(3 * SECOND_MS);
  expect(result.current).toMatchObject({ orders: 2, revenue: [{ revenueMinor: 950 }] });
  await pass(30 * SECOND_MS);
  expect(result.current).toMatchObject({ orders: 2, revenue: [{ revenueMinor: 1900 }] });
});
