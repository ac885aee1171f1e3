import { WAITING_ORDERS } from '../limits/counts.ts';
import { businessDayOf } from '../time/business-day.ts';
import { isOfDayAhead, onSale } from '../foods/par.ts';
import { choicesOn, type IsBackLater } from '../foods/choices-on.ts';
import { missingOf, type Area } from '../house/areas.ts';
import { answerByOf } from './answer.ts';
import { deadlineOf } from './deadline.ts';
import type { Service } from '../house/hours.ts';
import { isPausedAt } from '../house/opening-hours.ts';
import { backFromMs, judgeServed, offeredDay } from '../house/served.ts';
import { closedAt, type Closed } from '../house/opening.ts';
import {
  judgeService,
  offeredServices,
  serviceOf,
  type AskedFulfilment,
  type Served,
  type ServiceProblem,
} from '../house/services.ts';
import type { HouseSettings } from '../house/settings.ts';
import { judgeWanted, type WantedProblem } from '../house/wanted.ts';
import type { Currency } from '../money/currency.ts';
import { formatMoney, toDecimal, type Minor } from '../money/money.ts';
import { priceBasket, type AskedBasket, type Offer, type PricedBasket, type Sale } from './basket.ts';
import type { Table } from '../house/fulfilment.ts';
import type { Contact } from './contact.ts';
import { headOf, linesMinorOf, type OrderHead } from './lines.ts';
import type { Order } from './order.ts';
import { tooManyPortions, type TooManyPortions } from './portions.ts';
import * as texts from './texts.ts';
import { openVouchers, type Customer } from './vouchers.ts';

/** A total that somebody saw. */
export interface Seen {
  readonly totalMinor: Minor;
  /** Undefined: the order's, whichever that is. */
  readonly currency?: Currency | undefined;
}

export interface AskedOrder extends AskedBasket {
  /** Null or left out: they order at whatever it costs. */
  readonly seen?: Seen | null;
  /** How the house reaches them. */
  readonly contact?: Contact;
  /** That it may be used for the order. */
  readonly consent?: true;
}

/** What was read for an order: the foods of its lines as they are stored, and what can be chosen of them. */
export interface FoundForOrder extends Pick<Offer, 'foods' | 'choices'> {
  /** Those of the house; only an order to a table needs them. */
  readonly tables: readonly Table[];
  /** Whose vouchers are taken off. */
  readonly customer: Customer;
  /** How many orders of its table wait for the house's answer; none of another order, nor of a quote. */
  readonly waitingAtTable: number;
}

/** What the lines lack of the least that is delivered. */
export interface LeastOrderProblem {
  readonly reason: 'MIN_ORDER';
  readonly sentence: string;
  /** In decimals of the basket's currency. */
  readonly missing: number;
}

/** Why there is no order, with what its route answers. */
export type OrderRefusal =
  | { readonly reason: 'CLOSED' | 'PAUSED'; readonly closed: Closed }
  | { readonly reason: 'TIME_NOT_FREE'; readonly wanted: WantedProblem }
  | (ServiceProblem & { readonly offered: readonly Service[] })
  | ({ readonly reason: 'TOO_MANY_PORTIONS' } & TooManyPortions)
  | { readonly reason: 'CONSENT_MISSING'; readonly sentence: string }
  | { readonly reason: 'TABLE_WAITS'; readonly sentence: string; readonly waiting: number }
  | { readonly reason: 'BASKET_CHANGED'; readonly basket: PricedBasket; readonly least: LeastOrderProblem | null }
  | LeastOrderProblem
  | { readonly reason: 'PRICE_CHANGED'; readonly basket: PricedBasket };

/** The part of an order that its judgement decides. */
export type JudgedTerms = OrderHead &
  Omit<Sale, 'totalMinor'> &
  Pick<
    Order,
    'fulfilment' | 'wantedAtMs' | 'answerByMs' | 'prepMinutes' | 'wayMinutes' | 'businessDay' | 'ahead' | 'consentAtMs'
  >;

/** Everything that a quote shows. */
export interface OrderFindings {
  /** Null while the house takes the order. */
  readonly closed: Closed | null;
  /** Null where it can be had at the time that was asked for, or none was. */
  readonly wanted: WantedProblem | null;
  readonly served: Served | { readonly problem: ServiceProblem };
  readonly tooMany: TooManyPortions | null;
  readonly basket: PricedBasket;
  readonly least: LeastOrderProblem | null;
}

export type JudgedOrder = OrderFindings &
  ({ readonly refusal: OrderRefusal; readonly terms: null } | { readonly refusal: null; readonly terms: JudgedTerms });

/**
 * Judges an order: the one decision of quotes and of every way to order. Finds everything that prevents the order, the
 * refusal that its route answers, and the terms on which it is placed where nothing prevents it. Pure.
 */
export function judgeOrder(house: HouseSettings, asked: AskedOrder, found: FoundForOrder, nowMs: number): JudgedOrder {
  const { lines, fulfilment = null, wantedAtMs = null } = asked;
  const businessDay = businessDayOf(nowMs, house);
  const wantedDay = wantedDayOf(house, wantedAtMs, nowMs);
  const served = judgeService(house, fulfilment, found.tables, wantedAtMs === null ? nowMs : null);
  const judge = judgeServed(house, wantedAtMs ?? nowMs, nowMs);
  const { area, fulfilment: frozen } = 'problem' in served ? NOT_SERVED : served;
  const basket = priceAsSeen(asked, {
    foods: new Map(
      [...found.foods].map(([id, food]) => [id, onSale(food, businessDay, offeredDay(food, house, nowMs, wantedDay))]),
    ),
    choices: choicesOnDay(found.choices, wantedDay, (through) => backFromMs(through, house, nowMs) !== null),
    tax: house.tax,
    halfCategories: house.halfCategories,
    vouchers: openVouchers(found.customer, nowMs),
    area,
    servedFrom: (food, off) => judge(found.foods.get(food.id) ?? food, off),
  });
  const findings: OrderFindings = {
    closed: closedFor(house, fulfilment, wantedAtMs, nowMs),
    wanted: wantedAtMs === null ? null : judgeWanted(house, fulfilment, wantedAtMs, nowMs),
    served,
    tooMany: tooManyPortions(lines, house),
    basket,
    least: leastOrderProblem(basket, area),
  };
  const refusal = firstRefusal(findings, house, asked, found.waitingAtTable);
  if (refusal) return { ...findings, refusal, terms: null };
  const { problems: _none, totalMinor, ...sale } = basket;
  const ahead = [...found.foods.values()].filter((food) => isOfDayAhead(food, businessDay, wantedDay));
  const terms: JudgedTerms = {
    ...headOf(sale.lines),
    priceMinor: totalMinor,
    ...sale,
    fulfilment: frozen,
    wantedAtMs,
    // What is wanted at once is only placed while the house is open.
    answerByMs:
      wantedAtMs === null
        ? answerByOf(house, nowMs, { opensAtMs: nowMs, wantedAtMs })
        : deadlineOf(house, serviceOf(fulfilment), wantedAtMs, nowMs),
    prepMinutes: house.prepMinutes,
    wayMinutes: area?.minutes ?? null,
    businessDay,
    ahead: ahead.length > 0 ? { day: wantedDay, foodIds: ahead.map(({ id }) => id) } : null,
    consentAtMs: needsConsent(house, asked) ? nowMs : null, // or it would have been refused
  };
  return { ...findings, refusal: null, terms };
}

/** The business day for which something is wanted. @param wantedAtMs null for now */
export function wantedDayOf(house: HouseSettings, wantedAtMs: number | null | undefined, nowMs: number): string {
  return businessDayOf(wantedAtMs ?? nowMs, house);
}

/** What can be chosen of several foods on a business day. */
export function choicesOnDay(
  choices: FoundForOrder['choices'],
  businessDay: string,
  isBack?: IsBackLater,
): FoundForOrder['choices'] {
  return new Map([...choices].map(([foodId, one]) => [foodId, choicesOn(one, businessDay, isBack)]));
}

const NOT_SERVED: Served = { fulfilment: null, area: null };

/** Of several problems the first is answered: the house before the way, that before the lines, and the price last. */
function firstRefusal(
  { closed, wanted, served, tooMany, basket, least }: OrderFindings,
  house: HouseSettings,
  asked: AskedOrder,
  waiting: number,
): OrderRefusal | null {
  if (closed) return { reason: closed.reason === 'paused' ? 'PAUSED' : 'CLOSED', closed };
  if (wanted) return { reason: 'TIME_NOT_FREE', wanted };
  if ('problem' in served) return { ...served.problem, offered: offeredServices(house) };
  if (needsConsent(house, asked) && asked.consent !== true)
    return { reason: 'CONSENT_MISSING', sentence: texts.consentMissing() };
  if (tooMany) return { reason: 'TOO_MANY_PORTIONS', ...tooMany };
  if (waiting >= WAITING_ORDERS.atTable)
    return { reason: 'TABLE_WAITS', sentence: texts.tableWaits({ waiting: WAITING_ORDERS.atTable }), waiting };
  if (basket.problems.length > 0) return { reason: 'BASKET_CHANGED', basket, least };
  if (least) return least;
  return isSeen(basket, asked.seen ?? null) ? null : { reason: 'PRICE_CHANGED', basket };
}

/**
 * Why the house does not take the order now; null while it does. An order for later is judged at its time, by hours and
 * pause alike, unless nobody knows when the pause ends, or when the house opens at all.
 */
function closedFor(
  house: HouseSettings,
  asked: AskedFulfilment | null,
  wantedAtMs: number | null,
  nowMs: number,
): Closed | null {
  const { pause, notOpenYet } = house;
  const service = serviceOf(asked);
  const isEndless = isPausedAt(pause, nowMs) && pause.untilMs === null && pause.services.includes(service);
  return wantedAtMs !== null && !isEndless && !notOpenYet ? null : closedAt(house, nowMs, service);
}

/** Whether whoever orders must agree to the use of what they say of themselves. */
function needsConsent({ askConsent }: HouseSettings, { contact }: AskedOrder): boolean {
  return askConsent && contact !== undefined;
}

/** A voucher stays where it was, if the total was seen without it. */
function priceAsSeen(asked: AskedOrder, offer: Offer): PricedBasket {
  const { seen = null } = asked;
  const basket = priceBasket(asked, offer);
  if (basket.discounts.length === 0 || isSeen(basket, seen)) return basket;
  const whole = priceBasket(asked, { ...offer, vouchers: [] });
  return isSeen(whole, seen) ? whole : basket;
}

function isSeen({ totalMinor, currency }: PricedBasket, seen: Seen | null): boolean {
  return seen === null || (totalMinor === seen.totalMinor && currency === (seen.currency ?? currency));
}

/** What is missing until this much is delivered there. */
export function leastOrderProblem({ lines, currency }: PricedBasket, area: Area | null): LeastOrderProblem | null {
  const missingMinor = area ? missingOf(area, linesMinorOf(lines)) : 0;
  if (missingMinor === 0) return null;
  return {
    reason: 'MIN_ORDER',
    sentence: texts.addForDelivery({ amount: formatMoney(missingMinor, currency) }),
    missing: toDecimal(missingMinor, currency),
  };
}
