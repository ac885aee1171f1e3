import { DEFAULT_CURRENCY } from '../money/currency.ts';
import { EVENT_FIELDS, placingOf, type Order, type OrderEvent } from '../orders/order.ts';
import { orNull, TEXT, toWire, UNSAID, type Fields, type ValueOf, type WireOf } from '../stored/field.ts';

const { from, to, byRole, atMs, reason, code, promisedAtMs, plusMinutes } = EVENT_FIELDS;

/** What became of an order, as a house takes it along: by which role it was made, and not by whom. */
export const TAKEN_EVENT_FIELDS = {
  orderId: { kind: TEXT, privacy: 'business', wire: 'orderId' },
  token: { kind: TEXT, privacy: 'business', wire: 'token' },
  /** Of the order. */
  businessDay: { kind: orNull(TEXT), ...UNSAID, wire: 'businessDay' },
  atMs: { ...atMs, wire: 'at' },
  from: { ...from, ...UNSAID, wire: 'from' },
  to: { ...to, wire: 'to' },
  byRole: { ...byRole, wire: 'byRole' },
  reason: { ...reason, ...UNSAID, wire: 'reason' },
  code: { ...code, wire: 'code' },
  promisedAtMs: { ...promisedAtMs, wire: 'promisedAt' },
  plusMinutes: { ...plusMinutes, wire: 'plusMinutes' },
} as const satisfies Fields;

export interface TakenEvent extends ValueOf<typeof TAKEN_EVENT_FIELDS> {}

/** A taken event on the wire. */
export interface TakenEventDto extends WireOf<typeof TAKEN_EVENT_FIELDS> {}

/** An order's events with its placing, which older orders have among them. */
export function takenEventsOf(order: Order, events: readonly OrderEvent[]): readonly TakenEvent[] {
  const { id: orderId, token, businessDay } = order;
  const all = events.some((event) => event.from === null) ? events : [placingOf(order), ...events];
  return all.map((event) => ({ ...event, orderId, token, businessDay }));
}

export function toTakenEventDto(event: TakenEvent): TakenEventDto {
  return toWire(TAKEN_EVENT_FIELDS, event, DEFAULT_CURRENCY);
}
