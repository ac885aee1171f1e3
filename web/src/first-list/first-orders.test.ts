import { toOrderDto } from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import { expect, it } from 'vitest';
import { keepFirstLists } from './take-first-list.ts';
import { takeFirstOrders } from './first-orders.ts';

const PATH = '/allorderlist/approved';
const AT_SIX_MS = Date.UTC(2026, 5, 1, 18);

it('has the times by which an order is wanted and promised: nothing is late that is not', () => {
  const order = anOrder({ status: 'approved', wantedAtMs: AT_SIX_MS, promisedAtMs: AT_SIX_MS + 60_000 });
  const soon = anOrder({ status: 'approved', wantedAtMs: null, promisedAtMs: null });
  keepFirstLists([{ path: PATH, rows: [order, soon].map(toOrderDto), hasMore: false }]);
  expect(takeFirstOrders(PATH)?.items).toMatchObject([
    { id: order.id, wantedAtMs: AT_SIX_MS, promisedAtMs: AT_SIX_MS + 60_000 },
    { id: soon.id, wantedAtMs: null, promisedAtMs: null },
  ]);
});
