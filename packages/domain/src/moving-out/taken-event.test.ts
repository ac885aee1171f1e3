import { expect, it } from 'vitest';
import { parseWith } from '../contracts/parse.ts';
import { NEW_EVENT, placingOf, type OrderEvent } from '../orders/order.ts';
import { anOrder } from '../testing/builders.ts';
import { takeEventsSchema, takenEventsAnswer } from './contracts/taken.ts';
import { takenEventsOf, toTakenEventDto, type TakenEventDto } from './taken-event.ts';

const PLACED_MS = Date.UTC(2026, 10, 26, 12);
const MINUTE_MS = 60_000;
const order = anOrder({
  id: 'order-1',
  token: 'K7M2QX',
  businessDay: '2026-11-26',
  createdAtMs: PLACED_MS,
  userId: 'ann',
  user: 'ann@example.com',
  note: 'ring at Lee',
});
const event = (minutes: number, changes: Partial<OrderEvent>): OrderEvent => ({
  ...NEW_EVENT,
  to: 'approved',
  byRole: 'admin',
  atMs: PLACED_MS + minutes * MINUTE_MS,
  ...changes,
});
const ACCEPTED = event(1, { from: 'pending', promisedAtMs: PLACED_MS + 20 * MINUTE_MS });
const DELAYED = event(5, {
  from: 'approved',
  byRole: 'chef',
  reason: 'the oven',
  plusMinutes: 10,
  promisedAtMs: PLACED_MS + 30 * MINUTE_MS,
});
const EXPIRED = event(9, { from: 'pending', to: 'reject', byRole: 'system', code: 'not-answered' });

const sent = (...events: readonly OrderEvent[]): readonly TakenEventDto[] =>
  takenEventsOf(order, events).map((one) => toTakenEventDto(one));

it('an event is taken along with its order, by which role and why, and with no person', () => {
  const dtos = sent(ACCEPTED, DELAYED, EXPIRED);
  expect(parseWith(takenEventsAnswer, { items: dtos, next: null })).toMatchObject({ ok: true });
  const of = { orderId: 'order-1', token: 'K7M2QX', businessDay: '2026-11-26' };
  expect(dtos).toEqual([
    { ...of, at: '2026-11-26T12:00:00.000Z', to: 'pending', byRole: 'user' },
    {
      ...of,
      at: '2026-11-26T12:01:00.000Z',
      from: 'pending',
      to: 'approved',
      byRole: 'admin',
      promisedAt: '2026-11-26T12:20:00.000Z',
    },
    {
      ...of,
      at: '2026-11-26T12:05:00.000Z',
      from: 'approved',
      to: 'approved',
      byRole: 'chef',
      reason: 'the oven',
      plusMinutes: 10,
      promisedAt: '2026-11-26T12:30:00.000Z',
    },
    { ...of, at: '2026-11-26T12:09:00.000Z', from: 'pending', to: 'reject', byRole: 'system', code: 'not-answered' },
  ]);
  expect(JSON.stringify(dtos)).not.toMatch(/ann|Lee/);
});

it('an older order has its placing among its events, and no second one', () => {
  expect(sent(placingOf(order), ACCEPTED).map(({ to }) => to)).toEqual(['pending', 'approved']);
});

it.each([
  ['100', true],
  ['101', false],
])('the events of %s orders at once: %s', (limit, ok) => {
  expect(parseWith(takeEventsSchema, { limit }).ok).toBe(ok);
});

it('are asked for of fewer orders than others when nothing is said', () => {
  expect(parseWith(takeEventsSchema, { from: '2026-01-01' })).toMatchObject({
    value: { limit: 100, after: null, from: '2026-01-01' },
  });
});
