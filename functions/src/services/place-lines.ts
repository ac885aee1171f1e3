import {
  businessDayOf,
  contactOf,
  deadlineOf,
  headOf,
  isOfDayAhead,
  judgeMealtimes,
  judgeService,
  judgeWanted,
  NEW_CUSTOMER,
  offeredServices,
  onSale,
  openVouchers,
  PLACED,
  portionsByFood,
  serviceOf,
  takeAhead,
  toClosedDto,
  tooManyPortions,
  toWantedProblemDto,
  type AskedFulfilment,
  type Contact,
  type Food,
  type FoodChoices,
  type Offer,
  type Order,
  type OrderLine,
  type Sale,
} from '@foodhouse/domain';
import { digest } from './digest.ts';
import { closedFor } from './closed-for.ts';
import { countOrder, ownKeyOf, sharedKeyOf } from './count-order.ts';
import { spendVouchers } from './vouchers.ts';
import { enterMove, stockToday, type StockChange } from './ledger.ts';
import { done, refused, type Outcome } from './outcomes.ts';
import { expireHolders, type FindingPorts } from './expire-order.ts';
import { waitingAtTable } from './table-orders.ts';
import type { Caller, Ids, OrderBook, Transaction } from './ports.ts';

export interface PlaceOrderPorts extends FindingPorts {
  readonly ids: Ids;
  readonly orderBook: Pick<OrderBook, 'overdue' | 'ordersOfUser'>;
}

/** One request for an order. */
export interface Placing {
  /** They order for themselves. */
  readonly caller: Caller;
  /** Requests with equal parts are the same order. JSON. */
  readonly identity: unknown;
  /** A repeated key returns the first answer. Null when the client sent none: then a repeat is a second order. */
  readonly idempotencyKey: string | null;
  /** Of each food. */
  readonly portions: ReadonlyMap<string, number>;
  /** How the house reaches them; left out: by email alone. */
  readonly contact?: Contact | undefined;
  /** How it is to be served; left out: it is fetched. */
  readonly fulfilment?: AskedFulfilment | undefined;
  /** For when it is wanted; left out: as soon as possible. */
  readonly wantedAtMs?: number | undefined;
  /** What they ask of the house for the whole order; left out: nothing. */
  readonly note?: string | null | undefined;
  /** Of the key of its link; null or left out: there is none. */
  readonly trackDigest?: string | null | undefined;
  /** Where the request comes from; null or left out: it is unknown. */
  readonly address?: string | null | undefined;
  /** Whether the oldest of their vouchers is taken off. */
  readonly takesVoucher: boolean;
}

const ID_LENGTH = 20;
/** Nobody waits for more attempts. */
const MOST_TRIES = 10;

/**
 * Places an order. One commit takes the portions of all its foods and writes the order, at the foods' own prices. The
 * order's id is made from the key, and it keeps a digest of the request, so that a repeat finds it.
 * There are never more orders than portions, and one person places no more orders a minute than the limit allows.
 * Where the portions do not suffice, what overdue orders hold comes back first, and the order is tried again.
 * @param decide the sale, by the documents of the commit; or why there is no order. Pure
 */
export async function placeLines(
  ports: PlaceOrderPorts,
  {
    caller,
    identity,
    contact,
    idempotencyKey,
    portions,
    takesVoucher,
    fulfilment,
    wantedAtMs,
    note = null,
    trackDigest = null,
    address = null,
  }: Placing,
  decide: (offer: Offer) => Outcome<Sale>,
): Promise<Outcome<Order>> {
  const { unitOfWork, clock, ids } = ports;
  const foodIds = [...portions.keys()];
  // Made once, however often the work runs: an order whose answer was lost is found by its id.
  const id = idempotencyKey === null ? ids.newId() : idOf('order', caller.uid, idempotencyKey);
  const asked = fulfilment ?? null;
  const isAtTable = asked?.kind === 'table';
  // A full room shares an address, and has limits of its own.
  const from = isAtTable ? null : address;
  const shared = sharedKeyOf(ports.orderBook, caller, from);
  const request = idOf('placed', JSON.stringify(identity));
  const token = ids.newPickupCode();
  let mayHaveHappened = idempotencyKey !== null;
  let mayBeHeld = false;
  const work = async (transaction: Transaction): Promise<Outcome<Order>> => {
    const [own, house, tables, customer, ...found] = await Promise.all([
      mayHaveHappened ? transaction.order(id) : null,
      transaction.houseSettings(),
      isAtTable ? transaction.tables() : [],
      takesVoucher ? transaction.customer(caller.uid) : NEW_CUSTOMER,
      ...foodIds.map((foodId) => transaction.food(foodId)),
    ]);
    mayHaveHappened = true;
    mayBeHeld = false;
    if (own) return answerAgain(own, transaction, request);
    const foods = new Map(found.flatMap((food) => (food ? [[food.id, food] as const] : [])));
    const nowMs = clock.nowMs();
    const closed = closedFor(house, asked, wantedAtMs, nowMs);
    if (closed)
      return refused(closed.reason === 'paused' ? 'PAUSED' : 'CLOSED', closed.sentence, {
        closed: toClosedDto(closed),
      });
    const untimely = wantedAtMs === undefined ? null : judgeWanted(house, asked, wantedAtMs, nowMs);
    if (untimely) return refused('TIME_NOT_FREE', untimely.sentence, { wanted: toWantedProblemDto(untimely) });
    const served = judgeService(house, asked, tables, wantedAtMs === undefined ? nowMs : null);
    if ('problem' in served) {
      const { reason, sentence } = served.problem;
      return refused(reason, sentence, { sentence, offered: offeredServices(house) });
    }
    const tooMany = tooManyPortions(portions, house);
    if (tooMany) return refused('TOO_MANY_PORTIONS', tooMany.sentence, { ...tooMany });
    const atTable = await waitingAtTable(transaction, asked, nowMs);
    if (atTable.status === 'refused') return atTable;
    const businessDay = businessDayOf(nowMs, house);
    const wantedDay = wantedAtMs === undefined ? businessDay : businessDayOf(wantedAtMs, house);
    const offered = new Map(
      [...foods].map(([foodId, food]) => [foodId, onSale(food, businessDay, wantedDay)] as const),
    );
    const choices = await choicesOf(transaction, foods);
    const vouchers = openVouchers(customer, nowMs);
    const decided = decide({
      foods: offered,
      choices,
      tax: house.tax,
      vouchers,
      area: served.area,
      servedFrom: judgeMealtimes(house, wantedAtMs ?? nowMs),
    });
    mayBeHeld = decided.status === 'refused' && house.answerMinutes !== null && isShort(offered, portions);
    if (decided.status === 'refused') return decided;
    const ordered = { id, portions: [...portions.values()].reduce((sum, count) => sum + count, 0) };
    const counting = { caller, shared: await shared, house, ordered };
    const limited = await countOrder(transaction, ports.orderBook, counting, nowMs);
    if (limited) return limited;
    const { currency, lines, discounts, fee, taxes, totalMinor } = decided.value;
    spendVouchers(transaction, caller.uid, customer, discounts);
    const isAhead = (food: Food): boolean => isOfDayAhead(food, businessDay, wantedDay);
    const aheadIds = [...foods.values()].filter(isAhead).map((food) => food.id);
    const change = { id, cause: 'order', order: { id, token }, by: { uid: null, role: caller.role } } as const;
    takePortions(transaction, foods, lines, { ...change, atMs: nowMs, house }, (food) =>
      isAhead(food) ? wantedDay : null,
    );
    const order: Order = {
      ...headOf(lines),
      priceMinor: totalMinor,
      currency,
      ...JUST_PLACED,
      answerByMs: deadlineOf(house, serviceOf(asked), wantedAtMs ?? null, nowMs),
      wantedAtMs: wantedAtMs ?? null,
      note,
      prepMinutes: house.prepMinutes,
      id,
      lines,
      discounts,
      fee,
      taxes,
      fulfilment: served.fulfilment,
      hasContact: contact !== undefined,
      trackDigest,
      businessDay,
      ...(aheadIds.length > 0 && { ahead: { day: wantedDay, foodIds: aheadIds } }),
      request,
      userId: caller.uid,
      user: caller.email,
      token,
      createdAtMs: nowMs,
      updatedAtMs: nowMs,
    };
    transaction.createOrder(order);
    if (asked?.kind === 'table') transaction.saveWaitingAtTable(asked.table, [...atTable.value, id]);
    if (contact) transaction.createOrderContact(id, contactOf(contact, addressOf(asked), nowMs));
    return done(order);
  };
  const readAhead = (transaction: Transaction): Promise<unknown> =>
    Promise.all([
      mayHaveHappened ? transaction.order(id) : null,
      transaction.houseSettings(),
      isAtTable ? transaction.tables() : null,
      asked?.kind === 'table' ? transaction.waitingAtTable(asked.table) : null,
      takesVoucher ? transaction.customer(caller.uid) : null,
      transaction.limitedActions(ownKeyOf(caller)),
      shared.then((key) => (key === null ? null : transaction.waitingPortions(key))),
    ]);
  const place = (): Promise<Outcome<Order>> =>
    unitOfWork.run(
      [...foodIds.map((foodId) => `food ${foodId}`), ...(asked?.kind === 'table' ? [`table ${asked.table}`] : [])],
      work,
      readAhead,
    );
  let outcome = await place();
  // Of several who need the same, each frees as much as it needs, and somebody else may have it. Who finds nothing to free
  // looks once more: it may have been freed since.
  let isLast = false;
  const isShortOf = (): boolean => mayBeHeld;
  for (let tries = 1; tries < MOST_TRIES && !isLast && isShortOf(); tries += 1) {
    // oxlint-disable no-await-in-loop -- an attempt follows what was freed for it
    isLast = !(await expireHolders(ports, portions));
    outcome = await place();
    // oxlint-enable no-await-in-loop
  }
  return outcome;
}

/** Where to bring it, with the postcode that found the area, unless the address has it already. */
function addressOf(asked: AskedFulfilment | null): string | null {
  if (asked?.kind !== 'delivery' || asked.address === undefined) return null;
  const { address } = asked;
  const hasIt = !('postcode' in asked) || withoutBlanks(address).includes(withoutBlanks(asked.postcode));
  return hasIt ? address : `${address}, ${asked.postcode}`;
}

function withoutBlanks(text: string): string {
  return text.replaceAll(' ', '').toUpperCase();
}

/** Whether a food has fewer portions than are wanted. */
function isShort(offered: ReadonlyMap<string, Food>, portions: ReadonlyMap<string, number>): boolean {
  return [...portions].some(([foodId, wanted]) => {
    const food = offered.get(foodId);
    return food !== undefined && food.quantity < wanted;
  });
}

/** Only read, as the settings are, so an order may be priced by what could be chosen a moment ago. */
async function choicesOf(
  transaction: Transaction,
  foods: ReadonlyMap<string, Food>,
): Promise<ReadonlyMap<string, FoodChoices>> {
  const chosen = [...foods.values()].filter(({ leastExtraMinor }) => leastExtraMinor !== null);
  const read = await Promise.all(chosen.map(async ({ id }) => [id, await transaction.choices(id)] as const));
  return new Map(read.flatMap(([id, choices]) => (choices ? [[id, choices] as const] : [])));
}

/** What an order has before anybody has decided about it. */
const JUST_PLACED = {
  status: PLACED,
  acceptedAtMs: null,
  deliveredAtMs: null,
  returnedAtMs: null,
  returnReason: null,
  rejectReason: null,
  rejectCode: null,
  promisedAtMs: null,
  firstPromisedAtMs: null,
  delayReason: null,
} as const;

/**
 * Of a food that nobody counts nothing is taken, and nothing written.
 * @param dayOf the day to come of which the portions of a food are taken; null: of what there is
 */
function takePortions(
  transaction: Transaction,
  foods: ReadonlyMap<string, Food>,
  lines: readonly OrderLine[],
  change: StockChange,
  dayOf: (food: Food) => string | null,
): void {
  for (const [foodId, portions] of portionsByFood(lines)) {
    const food = foods.get(foodId);
    if (!food?.counted) continue;
    const today = stockToday(food, change);
    const day = dayOf(food);
    const left = day === null ? { ...today, quantity: today.quantity - portions } : takeAhead(today, day, portions);
    transaction.saveStock(enterMove(transaction, food, left, change));
  }
}

/** The order as it was placed, whatever became of it since; a key that belongs to another request is refused. */
async function answerAgain(own: Order, transaction: Transaction, request: string): Promise<Outcome<Order>> {
  // An older order has an event of this id.
  const isSame =
    own.request === null ? (await transaction.orderEvent(own.id, request)) !== null : own.request === request;
  if (isSame) return done({ ...own, ...JUST_PLACED, updatedAtMs: own.createdAtMs });
  return refused('IDEMPOTENCY_KEY_REUSED', 'The idempotency key was used for another request.');
}

/** An id that is the same for the same parts. */
function idOf(...parts: readonly string[]): string {
  return digest(...parts)
    .replaceAll(/[-_]/g, '')
    .slice(0, ID_LENGTH);
}
