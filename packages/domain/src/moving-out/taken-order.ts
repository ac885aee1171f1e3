import { fulfilmentText } from '../house/fulfilment.ts';
import type { Currency } from '../money/currency.ts';
import type { TaxShare } from '../money/tax.ts';
import { lineRecordsOf, type LineRecord } from '../orders/line-records.ts';
import { ORDER_FIELDS, type Order } from '../orders/order.ts';
import {
  fromWire,
  listOf,
  mapOf,
  MONEY,
  NUMBER,
  orNull,
  plain,
  TEXT,
  TIME,
  toWire,
  UNSAID,
  type Fields,
  type Kind,
  type ValueOf,
  type WireOf,
} from '../stored/field.ts';

/** A share of a hundred thousand, on the wire in percent: 19. */
const PERCENT: Kind<TaxShare, number> = {
  ...NUMBER,
  toWire: (share) => share / 1000,
  fromWire: (percent) => Math.round(percent * 1000),
};

const BUSINESS = { privacy: 'business' } as const;

/** A line of an order, or an amount that is one, such as its delivery, with its share of what concerns the whole order. */
export const TAKEN_LINE_FIELDS = {
  /** Null for an amount that is no food. */
  foodId: { kind: orNull(TEXT), ...UNSAID, wire: 'foodId' },
  /** Of the other half; null for a food that is whole. */
  halfFoodId: { kind: orNull(TEXT), ...UNSAID, wire: 'halfFoodId' },
  food: { kind: TEXT, ...BUSINESS, wire: 'food' },
  size: { kind: TEXT, ...BUSINESS, wire: 'size' },
  options: { kind: TEXT, ...BUSINESS, wire: 'options' },
  quantity: { kind: NUMBER, ...BUSINESS, wire: 'quantity' },
  eachMinor: { kind: MONEY, ...BUSINESS, wire: 'each' },
  totalMinor: { kind: MONEY, ...BUSINESS, wire: 'total' },
  discountMinor: { kind: MONEY, ...BUSINESS, wire: 'discount' },
  taxShare: { kind: orNull(PERCENT), ...UNSAID, wire: 'taxPercent' },
  taxMinor: { kind: orNull(MONEY), ...UNSAID, wire: 'tax' },
} as const satisfies Fields;

/** An order as a house takes it along: what was sold, when and how. A file does not expire, so it names nobody who ordered. */
export const TAKEN_ORDER_FIELDS = {
  id: { kind: TEXT, ...BUSINESS, wire: '_id' },
  token: { kind: TEXT, ...BUSINESS, wire: 'token' },
  businessDay: { kind: orNull(TEXT), ...UNSAID, wire: 'businessDay' },
  createdAtMs: { kind: TIME, ...BUSINESS, wire: 'createdAt' },
  status: { kind: ORDER_FIELDS.status.kind, ...BUSINESS, wire: 'status' },
  currency: { kind: plain<Currency>(String, 'text'), ...BUSINESS, wire: 'currency' },
  totalMinor: { kind: MONEY, ...BUSINESS, wire: 'total' },
  served: { kind: TEXT, ...BUSINESS, wire: 'served' },
  customerId: { kind: TEXT, ...BUSINESS, wire: 'customerId' },
  consentAtMs: { kind: orNull(TIME), ...UNSAID, wire: 'consentAt' },
  wantedAtMs: { kind: orNull(TIME), ...UNSAID, wire: 'wantedAt' },
  acceptedAtMs: { kind: orNull(TIME), ...UNSAID, wire: 'acceptedAt' },
  firstPromisedAtMs: { kind: orNull(TIME), ...UNSAID, wire: 'firstPromisedAt' },
  promisedAtMs: { kind: orNull(TIME), ...UNSAID, wire: 'promisedAt' },
  deliveredAtMs: { kind: orNull(TIME), ...UNSAID, wire: 'deliveredAt' },
  rejectReason: { kind: orNull(TEXT), ...UNSAID, wire: 'rejectReason' },
  rejectCode: { kind: ORDER_FIELDS.rejectCode.kind, ...UNSAID, wire: 'rejectCode' },
  returnReason: { kind: orNull(TEXT), ...UNSAID, wire: 'returnReason' },
  delayReason: { kind: orNull(TEXT), ...UNSAID, wire: 'delayReason' },
  lines: { kind: listOf(mapOf(TAKEN_LINE_FIELDS)), ...BUSINESS, wire: 'lines' },
} as const satisfies Fields;

export interface TakenOrder extends ValueOf<typeof TAKEN_ORDER_FIELDS> {}

/** A taken order on the wire: amounts are decimals in its currency, times are ISO 8601. */
export interface TakenOrderDto extends WireOf<typeof TAKEN_ORDER_FIELDS> {}

/** An order without its customer's address and notes, which are theirs. */
export function takenOrderOf(order: Order): TakenOrder {
  const { id, token, businessDay, createdAtMs, status, currency, priceMinor: totalMinor, userId: customerId } = order;
  const { wantedAtMs, acceptedAtMs, firstPromisedAtMs, promisedAtMs, deliveredAtMs } = order;
  const { rejectReason, rejectCode, returnReason, delayReason, fulfilment, consentAtMs } = order;
  return {
    id,
    token,
    businessDay,
    createdAtMs,
    status,
    currency,
    totalMinor,
    customerId,
    consentAtMs,
    served: fulfilment ? fulfilmentText(fulfilment) : '',
    wantedAtMs,
    acceptedAtMs,
    firstPromisedAtMs,
    promisedAtMs,
    deliveredAtMs,
    rejectReason,
    rejectCode,
    returnReason,
    delayReason,
    lines: lineRecordsOf([order]).map(
      ({ food, size, options, quantity, eachMinor, totalMinor: ofLine, discountMinor, taxShare, taxMinor }, index) => ({
        foodId: order.lines[index]?.foodId ?? null,
        halfFoodId: order.lines[index]?.half?.foodId ?? null,
        food,
        size,
        options,
        quantity,
        eachMinor,
        totalMinor: ofLine,
        discountMinor,
        taxShare,
        taxMinor,
      }),
    ),
  };
}

export function toTakenOrderDto(order: TakenOrder): TakenOrderDto {
  return toWire(TAKEN_ORDER_FIELDS, order, order.currency);
}

/** The lines of taken orders, as `lineRecordsOf` has those of orders. */
export function lineRecordsOfTaken(orders: readonly TakenOrderDto[]): readonly LineRecord[] {
  return orders.flatMap((dto) => {
    const order = fromWire(TAKEN_ORDER_FIELDS, dto, dto.currency) as TakenOrder;
    const { id: orderId, token, businessDay, createdAtMs: orderedAtMs, status, currency, totalMinor, served } = order;
    const { rejectCode, wantedAtMs, promisedAtMs, firstPromisedAtMs, deliveredAtMs } = order;
    return order.lines.map(({ foodId: _foodId, halfFoodId: _halfFoodId, ...line }, index) => ({
      ...line,
      orderId,
      token,
      businessDay,
      orderedAtMs,
      wantedAtMs,
      status,
      rejectCode,
      currency,
      served,
      promisedAtMs,
      firstPromisedAtMs,
      deliveredAtMs,
      orderTotalMinor: index === 0 ? totalMinor : null,
    }));
  });
}
