import {
  asPlaced,
  choicesOnDay,
  contactOf,
  houseFor,
  isMember,
  judgeOrder,
  NEW_CUSTOMER,
  NEW_ORDER,
  portionsByFood,
  takeAhead,
  wantedDayOf,
  type AskedLine,
  type CheckoutRequest,
  type Customer,
  type Food,
  type FoodChoices,
  type HouseSettings,
  type JudgedTerms,
  type Order,
  type OrderRefusal,
  type Seen,
  type Table,
} from '@foodhouse/domain';
import { digest } from '../shared/digest.ts';
import { countOrder, ownKeyOf, sharedKeyOf } from './count-order.ts';
import { spendVouchers } from '../orders/vouchers.ts';
import { enterMove, stockToday, type StockChange } from '../stock/ledger.ts';
import { done, refused, type Outcome, type Refusal } from '../shared/outcomes.ts';
import { expireHolders, type FindingPorts } from '../orders/expire-order.ts';
import { readOffered } from './read-offered.ts';
import { waitingAtTable } from './table-orders.ts';
import type { Caller, Ids, OrderBook, Transaction } from '../shared/ports.ts';

export interface PlaceOrderPorts extends FindingPorts {
  readonly ids: Ids;
  readonly orderBook: Pick<OrderBook, 'overdue' | 'ordersOfUser'>;
}

/** One call of a route that orders. */
export interface OrderingCall<Request> {
  /** They can only order for themselves. */
  readonly caller: Caller;
  readonly request: Request;
  /** A repeated key returns the first answer. Null when the client sent none: then a repeat is a second order. */
  readonly idempotencyKey: string | null;
  /** Where the request comes from; null or left out: it is unknown. */
  readonly address?: string | null;
}

/** One request to order, of one portion or of a basket. */
export interface Placing extends OrderingCall<CheckoutRequest> {
  /** Requests with equal parts are the same order. JSON. */
  readonly identity: unknown;
  /** Of each food. */
  readonly portions: ReadonlyMap<string, number>;
  /** What they want, by what can be chosen. Pure. */
  readonly linesOf: (choices: ReadonlyMap<string, FoodChoices>) => readonly AskedLine[];
  /** Null: they order at whatever it costs. */
  readonly seen: Seen | null;
}

/**
 * Places an order. One commit takes the portions of all its foods and writes the order, at the foods' own prices.
 * There are never more orders than portions, and one person places no more orders a minute than the limit allows.
 * @param refuse the answer of the route. Pure
 */
export function placeLines(
  ports: PlaceOrderPorts,
  placing: Placing,
  refuse: (refusal: OrderRefusal) => Refusal,
): Promise<Outcome<Order>> {
  const { unitOfWork, clock, orderBook } = ports;
  const { caller, request, address = null, portions, linesOf, seen } = placing;
  const named = nameOrder(ports.ids, placing);
  const table = tableOf(request);
  const work = async (transaction: Transaction): Promise<Attempt> => {
    const [[own, house, tables, customer], offered, shared] = await Promise.all([
      readBeside(transaction, placing, named.id),
      // Choices are only read, as the settings are, so an order may be priced by what could be chosen a moment ago.
      readOffered(
        portions.keys(),
        (foodId) => transaction.food(foodId),
        (foodId) => transaction.choices(foodId),
      ),
      // A full room shares an address, and has limits of its own.
      sharedKeyOf(orderBook, caller, table === null ? address : null),
      transaction.waitingPortions(ownKeyOf(caller)), // in the same call as the others
    ]);
    if (own) return final(await answerAgain(own, transaction, named.request));
    const nowMs = clock.nowMs();
    const atTable = await waitingAtTable(transaction, table, nowMs);
    const choices = choicesOnDay(offered.choices, wantedDayOf(house, request.wantedAtMs, nowMs));
    const asked = { ...request, lines: linesOf(choices), seen };
    const found = { ...offered, tables, customer, waitingAtTable: atTable.waiting };
    const { refusal, terms } = judgeOrder(houseFor(house, caller.role), asked, found, nowMs);
    if (refusal) return { outcome: refuse(refusal), mayBeHeld: house.answerMinutes !== null && isSoldOut(refusal) };
    const ordered = { id: named.id, portions: [...portions.values()].reduce((sum, count) => sum + count, 0) };
    const counting = { caller, shared, house, ordered };
    const limited = await countOrder(transaction, orderBook, counting, nowMs);
    if (limited) return final(limited);
    spendVouchers(transaction, caller.uid, customer, terms.discounts);
    const order = orderOf(placing, named, terms, nowMs);
    takePortions(transaction, offered.foods, order, { by: { uid: null, role: caller.role }, house });
    transaction.createOrder(order);
    if (table !== null) transaction.saveWaitingAtTable(table, [...atTable.ids, order.id]);
    if (request.contact)
      transaction.createOrderContact(order.id, contactOf(request.contact, addressOf(request), nowMs));
    return final(done(order));
  };
  const about = [
    ...[...portions.keys()].map((foodId) => `food ${foodId}`),
    ...(table === null ? [] : [`table ${table}`]),
  ];
  return retryAfterExpiry(ports, portions, () => unitOfWork.run(about, work));
}

/** What one attempt to place an order came to. */
interface Attempt {
  readonly outcome: Outcome<Order>;
  /** Whether overdue orders may hold the portions that it lacked. */
  readonly mayBeHeld: boolean;
}

function final(outcome: Outcome<Order>): Attempt {
  return { outcome, mayBeHeld: false };
}

function isSoldOut(refusal: OrderRefusal): boolean {
  return refusal.reason === 'BASKET_CHANGED' && refusal.basket.problems.some(({ reason }) => reason === 'OUT_OF_STOCK');
}

/** Nobody waits for more attempts. */
const MOST_TRIES = 10;

/**
 * Places an order again after overdue orders gave back the portions that it lacked. Of several who need the same, each
 * frees as much as it needs, and somebody else may have it. An order for which nothing was to be freed is placed once
 * more: the portions may have been freed since.
 */
async function retryAfterExpiry(
  ports: FindingPorts,
  portions: ReadonlyMap<string, number>,
  place: () => Promise<Attempt>,
): Promise<Outcome<Order>> {
  let attempt = await place();
  for (let tries = 1; tries < MOST_TRIES && attempt.mayBeHeld; tries += 1) {
    // oxlint-disable no-await-in-loop -- an attempt follows what was freed for it
    const isFreed = await expireHolders(ports, portions);
    attempt = await place();
    // oxlint-enable no-await-in-loop
    if (!isFreed) break;
  }
  return attempt.outcome;
}

/** Made once, however often the order is tried: a repeated key makes the same id, by which the order is found. */
function nameOrder(ids: Ids, { caller, idempotencyKey, identity }: Placing): Named {
  return {
    id: idempotencyKey === null ? ids.newId() : idOf('order', caller.uid, idempotencyKey),
    token: ids.newPickupCode(),
    request: idOf('placed', JSON.stringify(identity)),
  };
}

interface Named extends Pick<Order, 'id' | 'token'> {
  /** A digest of the request. */
  readonly request: string;
}

/** Everything that is read for an order but its foods. The order itself may be there: its answer was lost. */
function readBeside(
  transaction: Transaction,
  { caller, request, seen }: Placing,
  id: string,
): Promise<readonly [Order | null, HouseSettings, readonly Table[], Customer, ...unknown[]]> {
  const table = tableOf(request);
  // The vouchers of a guest wait for an account, and one is only taken off a total that was seen.
  const takesVoucher = isMember(caller.role) && seen !== null;
  return Promise.all([
    transaction.order(id),
    transaction.houseSettings(),
    table === null ? [] : transaction.tables(),
    takesVoucher ? transaction.customer(caller.uid) : NEW_CUSTOMER,
    table === null ? null : transaction.waitingAtTable(table),
  ]);
}

/** What an order keeps under the name that it has in the request, but for what its terms decide. */
type Kept = Pick<Order, Exclude<keyof CheckoutRequest & keyof Order, keyof JudgedTerms>>;

function keptOf({ note, trackDigest }: CheckoutRequest): Kept {
  return { note: note ?? null, trackDigest: trackDigest ?? null };
}

function orderOf({ caller, request }: Placing, named: Named, terms: JudgedTerms, nowMs: number): Order {
  return {
    ...NEW_ORDER,
    ...terms,
    ...named,
    ...keptOf(request),
    hasContact: request.contact !== undefined,
    userId: caller.uid,
    user: caller.email,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
  };
}

/** The code of the table; null for another service. */
function tableOf({ fulfilment }: CheckoutRequest): string | null {
  return fulfilment?.kind === 'table' ? fulfilment.table : null;
}

/** Where to bring it, with the postcode that found the area, unless the address has it already. */
function addressOf({ fulfilment }: CheckoutRequest): string | null {
  if (fulfilment?.kind !== 'delivery' || fulfilment.address === undefined) return null;
  const { address } = fulfilment;
  const hasIt = !('postcode' in fulfilment) || withoutBlanks(address).includes(withoutBlanks(fulfilment.postcode));
  return hasIt ? address : `${address}, ${fulfilment.postcode}`;
}

function withoutBlanks(text: string): string {
  return text.replaceAll(' ', '').toUpperCase();
}

/** Takes the portions of an order, those of a day to come where it is for one. Those of a food that nobody counts are not. */
function takePortions(
  transaction: Transaction,
  foods: ReadonlyMap<string, Food>,
  order: Order,
  changing: Pick<StockChange, 'by' | 'house'>,
): void {
  const { id, lines, ahead, createdAtMs: atMs } = order;
  const change: StockChange = { ...changing, id, cause: 'order', order, atMs };
  for (const [foodId, portions] of portionsByFood(lines)) {
    const food = foods.get(foodId);
    if (!food?.counted) continue;
    const today = stockToday(food, change);
    const left = ahead?.foodIds.includes(foodId)
      ? takeAhead(today, ahead.day, portions)
      : { ...today, quantity: today.quantity - portions };
    transaction.saveStock(enterMove(transaction, food, left, change));
  }
}

/** The order as it was placed, whatever became of it since; a key that belongs to another request is refused. */
async function answerAgain(own: Order, transaction: Transaction, request: string): Promise<Outcome<Order>> {
  // An older order has an event of this id.
  const isSame =
    own.request === null ? (await transaction.orderEvent(own.id, request)) !== null : own.request === request;
  if (isSame) return done(asPlaced(own));
  return refused('IDEMPOTENCY_KEY_REUSED', 'The idempotency key was used for another request.');
}

/** An id that is the same for the same parts. */
function idOf(...parts: readonly string[]): string {
  return digest(...parts)
    .replaceAll(/[-_]/g, '')
    .slice(0, 20);
}
