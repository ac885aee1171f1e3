import {
  DEFAULT_SETTINGS,
  defaultLine,
  houseNow,
  isMember,
  judgeOrder,
  NEW_CUSTOMER,
  NO_CHOICES,
  parsePlaceBasketRequest,
  parsePlaceOrderRequest,
  parseQuoteRequest,
  quoteOf,
  toClosedDto,
  toHouseDto,
  toHouseNowDto,
  toOrderDto,
  toQuoteDto,
  type AskedOrder,
  type CheckoutRequest,
  type Food,
  type FoundForOrder,
  type HouseSettings,
  type Order,
  type OrderRefusal,
  type Parsed,
  type Voucher,
} from '@foodhouse/domain';
import { anOrder, TABLE_SEVEN } from '@foodhouse/domain/testing';
import { currentSession } from '../data/session-store.ts';

/** A house in memory. */
export interface JudgingHouse {
  /** What it answers, for `renderScreen`. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** The bodies of the orders that were sent, refused ones too. */
  readonly sent: readonly unknown[];
  /** The orders that it took. */
  readonly orders: readonly Order[];
}

/**
 * A house with these settings that reads, judges and prices orders as the server does (functions: ways-to-order.test.ts), and
 * keeps those that it takes. It has table seven.
 * @param vouchers of everybody who has an account
 */
export function judgingHouse(
  changes: Partial<HouseSettings>,
  foods: readonly Food[],
  vouchers: readonly Voucher[] = [],
): JudgingHouse {
  const house: HouseSettings = { ...DEFAULT_SETTINGS, ...changes };
  const sent: unknown[] = [];
  const orders: Order[] = [];
  const found = (): FoundForOrder => {
    const session = currentSession();
    const hasAccount = session.status === 'signed-in' && isMember(session.user.role);
    return {
      foods: new Map(foods.map((food) => [food.id, food])),
      choices: new Map(),
      tables: [TABLE_SEVEN],
      customer: hasAccount ? { ...NEW_CUSTOMER, vouchers } : NEW_CUSTOMER,
      waitingAtTable: 0,
    };
  };
  const take = (asked: AskedOrder, { note, contact }: CheckoutRequest): Response => {
    const { refusal, terms } = judgeOrder(house, asked, found(), Date.now());
    if (refusal) return refusalOf(refusal);
    const id = `taken-${orders.length + 1}`;
    const nowMs = Date.now();
    const order = anOrder({
      ...terms,
      id,
      note: note ?? null,
      hasContact: contact !== undefined,
      createdAtMs: nowMs,
      updatedAtMs: nowMs,
    });
    orders.push(order);
    return Response.json(toOrderDto(order), { status: 201 });
  };
  const answers = {
    '/api/house': toHouseDto(house),
    '/api/house/now': toHouseNowDto(houseNow(house, Date.now())),
    [`/api/house/tables/${TABLE_SEVEN.code}`]: { table: TABLE_SEVEN.name, problem: null },
    '/api/quote': (body: unknown) => toQuoteDto(quoteOf(house, valueOf(parseQuoteRequest(body)), found(), Date.now())),
    '/api/order': (body: unknown) => {
      sent.push(body);
      const request = valueOf(parsePlaceOrderRequest(body, house.currency));
      const { foodId, priceMinor } = request;
      return take({ ...request, lines: [defaultLine(foodId, NO_CHOICES)], seen: { totalMinor: priceMinor } }, request);
    },
    '/api/orders': (body: unknown) => {
      sent.push(body);
      const request = valueOf(parsePlaceBasketRequest(body, house.currency));
      const { shownTotalMinor: totalMinor, shownCurrency: currency } = request;
      return take({ ...request, seen: { totalMinor, currency } }, request);
    },
  };
  return { answers, sent, orders };
}

function refusalOf(refusal: OrderRefusal): Response {
  const { reason } = refusal;
  const details = 'closed' in refusal ? { reason, closed: toClosedDto(refusal.closed) } : refusal;
  return Response.json(
    { error: { status: 'FAILED_PRECONDITION', message: reason, details: { ...details, requestId: 'r' } } },
    { status: 409 },
  );
}

function valueOf<T>(parsed: Parsed<T>): T {
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fields));
  return parsed.value;
}
