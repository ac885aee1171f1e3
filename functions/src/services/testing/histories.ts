import { isDeepStrictEqual } from 'node:util';
import {
  hasRunOut,
  anonymiseOrder,
  businessDayOf,
  closedAt,
  DEFAULT_SETTINGS,
  isDelivered,
  isOfKitchen,
  isSold,
  ORDER_STATUSES,
  placingOf,
  portionsByFood,
  portionsOf,
  QUARTER_MS,
  refill,
  type Food,
  type HouseSettings,
  type Order,
  type OrderEvent,
  type OrderStatus,
  type StockMove,
  DELAYS,
  type Delay,
} from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import fc from 'fast-check';
import { changeOrderStatus } from '../board/change-order-status.ts';
import { deleteUser } from '../people/delete-user.ts';
import { expireOrderFor, expireOverdue } from '../orders/expire-order.ts';
import { listHouseOrders } from '../orders/list-orders.ts';
import { editFood, markFoodSoldOut, retireFood, snoozeFood } from '../menu/manage-foods.ts';
import type { Outcome } from '../shared/outcomes.ts';
import { moveStock } from '../stock/move-stock.ts';
import { pauseHouse } from '../house/pause-house.ts';
import { placeBasket } from '../ordering/place-basket.ts';
import { placeOrder } from '../ordering/place-order.ts';
import type {
  Caller,
  Clock,
  Ids,
  InvitationBook,
  OrderBook,
  PendingChanges,
  UnitOfWork,
  UserDirectory,
} from '../shared/ports.ts';
import { returnOrder } from '../board/return-order.ts';
import { delayOrder } from '../board/delay-order.ts';
import { undeliverOrder } from '../board/undeliver-order.ts';
import { anAccount, BOSS, COOK, MemoryAccounts } from './fakes.ts';
import { problemsOfLedger } from './ledger.ts';

// Random histories of a house, the same over any store: actions of people, some of them concurrent, and invariants of
// the result.

/** The store of a history, and how to read the result. */
export interface Stage {
  readonly store: UnitOfWork;
  readonly books: InvitationBook & OrderBook & PendingChanges & UserDirectory;
  readonly putSettings: (settings: HouseSettings) => Promise<void>;
  readonly putFood: (food: Food) => Promise<void>;
  readonly foods: () => Promise<readonly Food[]>;
  readonly moves: () => Promise<readonly StockMove[]>;
  readonly orders: () => Promise<readonly Order[]>;
  readonly eventsOf: (orderId: string) => Promise<readonly StoredEvent[]>;
}

/** The parts of an event that the invariants look at. */
type StoredEvent = Pick<OrderEvent, 'from' | 'to' | 'atMs' | 'promisedAtMs'>;

type Step =
  | { readonly kind: 'order'; readonly customer: number; readonly food: number; readonly isStale: boolean }
  | {
      readonly kind: 'basket';
      readonly customer: number;
      readonly lines: readonly BasketLine[];
      readonly isStale: boolean;
      /** Wanted a day after it is ordered. */
      readonly isForTomorrow: boolean;
    }
  | { readonly kind: 'waste' | 'restock' | 'count'; readonly food: number; readonly portions: number }
  | { readonly kind: 'move'; readonly order: number; readonly to: OrderStatus; readonly byChef: boolean }
  | { readonly kind: 'undeliver' | 'return'; readonly order: number; readonly byChef: boolean }
  | {
      readonly kind: 'edit';
      readonly food: number;
      readonly quantity?: number;
      readonly price?: number;
      readonly counted?: boolean;
    }
  | { readonly kind: 'delay'; readonly order: number; readonly byChef: boolean; readonly plus: Delay }
  | { readonly kind: 'minutes'; readonly answerMinutes: number | null; readonly prepMinutes: number | null }
  | { readonly kind: 'hours'; readonly hours: Hours }
  | { readonly kind: 'pause'; readonly minutes: number | null }
  | { readonly kind: 'off' | 'on'; readonly food: number }
  | { readonly kind: 'expire'; readonly order: number }
  | { readonly kind: 'tick' }
  | { readonly kind: 'retire'; readonly food: number }
  | { readonly kind: 'night' }
  | { readonly kind: 'delete-user'; readonly customer: number };

/** Always open, in the evening, over midnight, and not on the day on which the clocks change. */
type Hours = 'always' | 'evening' | 'night' | 'not-on-sunday';

interface BasketLine {
  readonly food: number;
  /** The food that is its other half; null for none. */
  readonly half: number | null;
  readonly quantity: number;
}

/** The last but one begins each day with its par; of the last one edits say whether it is counted. */
const FOODS = 5;
/** Two foods of it may be had as one. */
const CATEGORY = 'pizzas';
const WITH_PAR = 3;
const OPEN_ENDED = 4;
const PAR = { portions: 4, days: [0, 1, 2, 3, 4, 5, 6] } as const;
const CUSTOMERS = 4;
const STEP_MS = 7000;
const NIGHT_MS = 24 * 60 * 60 * 1000;

/** Two days before the clocks are set back: histories have nights. */
const BEGINS_MS = Date.UTC(2026, 9, 23);
const BERLIN = 'Europe/Berlin';
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const OPEN: Readonly<Record<Hours, Pick<HouseSettings, 'hours' | 'exceptions'>>> = {
  always: { hours: {}, exceptions: [] },
  evening: { hours: { pickup: [{ days: EVERY_DAY, from: '17:00', to: '22:00' }] }, exceptions: [] },
  night: { hours: { pickup: [{ days: EVERY_DAY, from: '22:00', to: '03:00' }] }, exceptions: [] },
  'not-on-sunday': {
    hours: {},
    exceptions: [{ from: '2026-10-25', to: '2026-10-25', services: ['pickup'], hours: [], message: null }],
  },
};

let opened = 0;

const order = fc.record({
  kind: fc.constant('order' as const),
  customer: fc.nat(CUSTOMERS - 1),
  food: fc.nat(FOODS - 1),
  isStale: fc.boolean(),
});
const basket = fc.record({
  kind: fc.constant('basket' as const),
  customer: fc.nat(CUSTOMERS - 1),
  lines: fc.array(
    fc.record({
      food: fc.nat(FOODS - 1),
      half: fc.option(fc.nat(FOODS - 1)),
      quantity: fc.integer({ min: 1, max: 2 }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  isStale: fc.boolean(),
  isForTomorrow: fc.boolean(),
});
const stock = fc.record({
  kind: fc.constantFrom('waste' as const, 'restock' as const, 'count' as const),
  food: fc.nat(FOODS - 1),
  portions: fc.integer({ min: 1, max: 4 }),
});
const move = fc.record({
  kind: fc.constant('move' as const),
  order: fc.nat(11),
  to: fc.constantFrom(...ORDER_STATUSES),
  byChef: fc.boolean(),
});
const back = fc.record({
  kind: fc.constantFrom('undeliver' as const, 'return' as const),
  order: fc.nat(11),
  byChef: fc.boolean(),
});
const edit = fc.record(
  {
    kind: fc.constant('edit' as const),
    food: fc.nat(FOODS - 1),
    quantity: fc.nat(6),
    price: fc.integer({ min: 100, max: 2000 }),
    counted: fc.boolean(),
  },
  { requiredKeys: ['kind', 'food'] },
);
const retire = fc.record({ kind: fc.constant('retire' as const), food: fc.nat(FOODS - 1) });
const removal = fc.record({ kind: fc.constant('delete-user' as const), customer: fc.nat(CUSTOMERS - 1) });

/** Some moments later an order is overdue, or its promise is broken. */
const minutes = fc.record({
  kind: fc.constant('minutes' as const),
  answerMinutes: fc.constantFrom(null, 1),
  prepMinutes: fc.constantFrom(null, 1, 20),
});
const delay = fc.record({
  kind: fc.constant('delay' as const),
  order: fc.nat(11),
  byChef: fc.boolean(),
  plus: fc.constantFrom(...DELAYS),
});
const hours = fc.record({
  kind: fc.constant('hours' as const),
  hours: fc.constantFrom<Hours>('always', 'evening', 'night', 'not-on-sunday'),
});
const pause = fc.record({ kind: fc.constant('pause' as const), minutes: fc.constantFrom(0, 1, 60, null) });
const off = fc.record({ kind: fc.constantFrom('off' as const, 'on' as const), food: fc.nat(FOODS - 1) });
const expire = fc.record({ kind: fc.constant('expire' as const), order: fc.nat(11) });
const tick = fc.constant({ kind: 'tick' as const });
const night = fc.constant({ kind: 'night' as const });

/**
 * Moments in sequence; the steps of one moment are concurrent. An edit has a moment of its own, so that its difference
 * is known.
 */
export const history: fc.Arbitrary<readonly (readonly Step[])[]> = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.array(
        fc.oneof(
          { weight: 3, arbitrary: order },
          { weight: 2, arbitrary: basket },
          { weight: 2, arbitrary: stock },
          { weight: 3, arbitrary: move },
          { weight: 2, arbitrary: back },
          { weight: 1, arbitrary: delay },
          { weight: 1, arbitrary: fc.oneof(expire, tick) },
          { weight: 1, arbitrary: fc.oneof(pause, off) },
        ),
        { minLength: 1, maxLength: 4 },
      ),
    },
    { weight: 2, arbitrary: fc.tuple(edit) },
    { weight: 1, arbitrary: fc.tuple(night) },
    { weight: 1, arbitrary: fc.tuple(fc.oneof(minutes, hours)) },
    { weight: 1, arbitrary: fc.array(fc.oneof(retire, removal, order), { minLength: 1, maxLength: 3 }) },
  ),
  { minLength: 1, maxLength: 12 },
);

function portionsIn(orders: readonly Pick<Order, 'lines'>[], foodId: string): number {
  return orders.reduce((sum, { lines }) => sum + (portionsByFood(lines).get(foodId) ?? 0), 0);
}

/** Runs a history. @returns violated invariants; empty when all hold */
export async function problemsAfter(stage: Stage, moments: readonly (readonly Step[])[]): Promise<readonly string[]> {
  const house = await openHouse(stage);
  for (const steps of moments) {
    // oxlint-disable-next-line no-await-in-loop -- one moment after the other
    await house.play(steps);
  }
  return house.problems();
}

async function openHouse(stage: Stage): Promise<{
  play: (steps: readonly Step[]) => Promise<void>;
  problems: () => Promise<readonly string[]>;
}> {
  let nowMs = BEGINS_MS;
  /** As every process reads them; a pause that is made or ended in a moment counts from the next one on. */
  let settings: HouseSettings = {
    ...DEFAULT_SETTINGS,
    later: { minMinutes: 0, maxDays: 2 },
    halfCategories: [CATEGORY],
  };
  await stage.putSettings(settings);
  let made = 0;
  const prefix = `h${(opened += 1)}`;
  const clock: Clock = { nowMs: () => nowMs };
  const ids: Ids = {
    newId: () => `${prefix}-${(made += 1)}`,
    newPickupCode: () => 'K7M2QX',
    newLinkKey: () => 'no link',
  };
  const customers = Array.from({ length: CUSTOMERS }, (_, index) => `${prefix}-customer-${index}`);
  const accounts = new MemoryAccounts(...customers.map((uid) => anAccount({ uid, email: `${uid}@example.com` })));
  const ports = {
    accounts,
    clock,
    ids,
    unitOfWork: stage.store,
    invitationBook: stage.books,
    orderBook: stage.books,
    userDirectory: stage.books,
    pendingChanges: stage.books,
    houseBook: { settings: async () => settings, know: () => undefined },
  };

  const foods = Array.from({ length: FOODS }, (_, index) =>
    aFood({
      id: `${prefix}-food-${index}`,
      quantity: 3,
      ledgerFromMs: null,
      par: index === WITH_PAR ? PAR : null,
      counted: index !== OPEN_ENDED,
      categoryId: CATEGORY,
    }),
  );
  await Promise.all(foods.map(stage.putFood));
  /** Portions added by staff, by food: the first stock, and the differences of edits, waste, restock and counts. */
  const putIn = new Map(foods.map(({ id, quantity }) => [id, quantity]));
  const priceAt = new Map<string, number>();
  const moved = new Map<string, number>();
  /** Until when each order had to be answered; null for ever. */
  const answerBy = new Map<string, number | null>();
  const placed: string[] = [];
  /** Whether nothing changes in this moment that decides on its orders. */
  let isSteady = true;
  /** What is taken while the house is closed, or while a food is off. */
  const forTomorrow = new Set<string>();
  const foodsIn = new Map<string, readonly string[]>();
  const deleted = new Set<string>();
  const early: string[] = [];

  const foodNow = async (id: string): Promise<Food> => (await stage.foods()).find((food) => food.id === id) as Food;

  /** What a commit of this moment finds. */
  const today = (food: Food): Food => refill(food, businessDayOf(nowMs, settings));

  const foodOf = (index: number, menu: readonly Food[]): Food => menu.find(({ id }) => id === foods[index]?.id) as Food;

  async function play(steps: readonly Step[]): Promise<void> {
    nowMs += steps.some(({ kind }) => kind === 'night') ? NIGHT_MS : STEP_MS;
    const menu = await stage.foods();
    isSteady = !steps.some(({ kind }) => kind === 'pause' || kind === 'off' || kind === 'on' || kind === 'edit');
    const [judged, before] = [settings, placed.length];
    await Promise.all(steps.map((step) => act(step, menu)));
    // As they are, not as the last answer said: of two pauses at once, one that changed nothing may answer last.
    settings = await stage.store.run('house', (transaction) => transaction.houseSettings());
    const forNow = placed.slice(before).filter((id) => !forTomorrow.has(id));
    if (isSteady && closedAt(judged, nowMs) !== null && forNow.length > 0)
      early.push(`taken while closed: ${forNow.at(-1)}`);
    if (isSteady) early.push(...offFoodsIn(forNow, menu));
  }

  /** Orders of foods that the kitchen had taken off. @param menu as it was before they were placed */
  function offFoodsIn(orders: readonly string[], menu: readonly Food[]): readonly string[] {
    const day = businessDayOf(nowMs, settings);
    const isOff = ({ offThrough }: Food): boolean => offThrough !== null && day <= offThrough;
    const offIds = new Set(menu.filter(isOff).map(({ id }) => id));
    return orders
      .filter((id) => foodsIn.get(id)?.some((foodId) => offIds.has(foodId)))
      .map((id) => `${id}: has a food that is off`);
  }

  async function act(step: Step, menu: readonly Food[]): Promise<void> {
    switch (step.kind) {
      case 'order': {
        const food = foodOf(step.food, menu);
        const uid = customers[step.customer] as string;
        if (deleted.has(uid)) return; // the gate refuses people without an account
        const caller: Caller = { uid, email: `${uid}@example.com`, role: 'user', requestId: 'r' };
        const priceMinor = food.priceMinor + (step.isStale ? 1 : 0);
        const outcome = await placeOrder(ports, {
          caller,
          request: { foodId: food.id, userId: uid, priceMinor },
          idempotencyKey: null,
        });
        ifDone(outcome, (order) => {
          placed.push(order.id);
          foodsIn.set(order.id, [food.id]);
          answerBy.set(order.id, order.answerByMs);
          priceAt.set(order.id, food.priceMinor);
        });
        const isOffered = isSteady && food.offThrough === null;
        if (!food.counted && isOffered && outcome.status === 'refused' && outcome.reason === 'OUT_OF_STOCK')
          early.push(`${food.id}: nobody counts it, and it ran out`);
        return;
      }
      case 'basket': {
        const lines = step.lines.map(({ food, half, quantity }) => ({
          food: foodOf(food, menu),
          half: half === null ? null : foodOf(half, menu),
          quantity,
        }));
        const uid = customers[step.customer] as string;
        if (deleted.has(uid)) return;
        const caller: Caller = { uid, email: `${uid}@example.com`, role: 'user', requestId: 'r' };
        const totalMinor = lines.reduce(
          (sum, { food, half, quantity }) => sum + Math.max(food.priceMinor, half?.priceMinor ?? 0) * quantity,
          0,
        );
        const outcome = await placeBasket(ports, {
          caller,
          request: {
            lines: lines.map(({ food, half, quantity }) => ({
              foodId: food.id,
              halfFoodId: half && half.id,
              quantity,
              sizeId: null,
              options: [],
              note: null,
            })),
            shownTotalMinor: totalMinor + (step.isStale ? 1 : 0),
            ...(step.isForTomorrow && { wantedAtMs: Math.ceil((nowMs + NIGHT_MS) / QUARTER_MS) * QUARTER_MS }),
          },
          idempotencyKey: null,
        });
        ifDone(outcome, (order) => {
          placed.push(order.id);
          if (step.isForTomorrow) forTomorrow.add(order.id);
          foodsIn.set(
            order.id,
            lines.flatMap(({ food, half }) => (half ? [food.id, half.id] : [food.id])),
          );
          answerBy.set(order.id, order.answerByMs);
          priceAt.set(order.id, totalMinor);
        });
        return;
      }
      case 'waste':
      case 'restock':
      case 'count': {
        const { kind, portions } = step;
        const food = foodOf(step.food, menu);
        const seen = portionsOf(today(food));
        const request =
          kind === 'count' ? { kind, counted: portions, seen, note: '' } : { kind, portions, note: 'by chance' };
        const difference = { waste: -portions, restock: portions, count: portions - seen }[kind];
        ifDone(await moveStock(ports, COOK, food.id, request, null), () => {
          putIn.set(food.id, (putIn.get(food.id) ?? 0) + difference);
        });
        return;
      }
      case 'move': {
        const id = placed[step.order % Math.max(placed.length, 1)];
        if (id === undefined) return;
        const deadlineMs = answerBy.get(id) ?? null;
        const outcome = await changeOrderStatus(ports, step.byChef ? COOK : BOSS, { id, status: step.to });
        ifDone(outcome, () => {
          moved.set(id, (moved.get(id) ?? 0) + 1);
          answerBy.set(id, null);
          const isLate = deadlineMs !== null && nowMs >= deadlineMs;
          if (isLate) early.push(`${id}: ${step.to} after its deadline`);
        });
        return;
      }
      case 'undeliver':
      case 'return': {
        const id = placed[step.order % Math.max(placed.length, 1)];
        if (id === undefined) return;
        const caller = step.byChef ? COOK : BOSS;
        const outcome = await (step.kind === 'return'
          ? returnOrder(ports, caller, { id, reason: 'No basil' })
          : undeliverOrder(ports, caller, id));
        ifDone(outcome, ({ answerByMs }) => {
          moved.set(id, (moved.get(id) ?? 0) + 1);
          answerBy.set(id, answerByMs);
        });
        return;
      }
      case 'edit': {
        const { id } = foods[step.food] as Food;
        const before = await foodNow(id);
        const { kind: _kind, food: _food, counted, ...others } = step;
        const fields = step.food === OPEN_ENDED && counted !== undefined ? { ...others, counted } : others;
        if (Object.keys(fields).length === 0) return;
        const outcome = await editFood(ports, BOSS, id, fields);
        ifDone(outcome, (after) => putIn.set(id, (putIn.get(id) ?? 0) + after.quantity - today(before).quantity));
        return;
      }
      case 'delay': {
        const id = placed[step.order % Math.max(placed.length, 1)];
        if (id === undefined) return;
        const request = { id, plus: step.plus, reason: null, seenMs: null };
        ifDone(await delayOrder(ports, step.byChef ? COOK : BOSS, request), ({ promisedAtMs }) => {
          moved.set(id, (moved.get(id) ?? 0) + 1);
          if (promisedAtMs === null || promisedAtMs <= nowMs) early.push(`${id}: delayed to ${promisedAtMs}`);
        });
        return;
      }
      case 'minutes':
        settings = { ...settings, answerMinutes: step.answerMinutes, prepMinutes: step.prepMinutes };
        await stage.putSettings(settings);
        return;
      case 'hours':
        settings = { ...settings, ...OPEN[step.hours], timeZone: BERLIN };
        await stage.putSettings(settings);
        return;
      case 'pause':
        await pauseHouse(ports, COOK, { minutes: step.minutes });
        return;
      case 'off':
        await snoozeFood(ports, foods[step.food]?.id ?? '', { until: 'tomorrow' });
        return;
      case 'on':
        await markFoodSoldOut(ports, foods[step.food]?.id ?? '', { soldOut: false });
        return;
      case 'expire':
        await expireOrderFor(ports, BOSS, placed[step.order % Math.max(placed.length, 1)] ?? 'none');
        return;
      case 'tick': {
        const { failed } = await expireOverdue(ports);
        early.push(...failed.map(({ orderId, error }) => `${orderId}: ${String(error)}`));
        return;
      }
      case 'retire':
        await retireFood(ports, foods[step.food]?.id ?? '');
        return;
      case 'night':
        return;
      case 'delete-user': {
        const uid = customers[step.customer] as string;
        deleted.add(uid);
        await deleteUser(ports, BOSS, { email: `${uid}@example.com` });
      }
    }
  }

  async function problems(): Promise<readonly string[]> {
    const asked = await listHouseOrders(ports, BOSS, 'pending', { limit: 100, after: null });
    ifDone(asked, ({ items }) => {
      const overdue = items.filter(({ answerByMs }) => answerByMs !== null && answerByMs <= nowMs);
      early.push(...overdue.map(({ id }) => `${id}: in the list of pending orders after its deadline`));
    });
    const orders = (await stage.orders()).filter(({ id }) => placed.includes(id));
    const found: string[] = [...early];
    const moves = await stage.moves();
    if (orders.length !== placed.length) found.push(`${placed.length} orders were placed, ${orders.length} are there`);
    for (const { id } of foods) {
      // oxlint-disable-next-line no-await-in-loop -- a few foods
      const { quantity } = await foodNow(id);
      const kept = orders.filter(({ status }) => isSold(status));
      const sold = portionsIn(
        kept.filter(({ ahead }) => ahead?.foodIds.includes(id) !== true),
        id,
      );
      if (quantity < 0) found.push(`${id}: ${quantity} portions`);
      // A day begins with its par less what was ordered for it, and what that gives back on its day was in no sale.
      const own = moves.filter(({ foodId }) => foodId === id);
      const ahead = new Set(orders.filter((one) => one.ahead?.foodIds.includes(id)).map((one) => one.id));
      const had = own
        .filter(({ cause, orderId }) => cause === 'par' || (cause === 'release' && ahead.has(orderId ?? '')))
        .reduce((sum, { delta }) => sum + delta, putIn.get(id) ?? 0);
      // An order takes nothing while nobody counts, and gives nothing back to a day that has begun with its par since.
      const mayLose = id === foods[OPEN_ENDED]?.id || id === foods[WITH_PAR]?.id;
      const isRight = mayLose ? quantity + (id === foods[WITH_PAR]?.id ? sold : 0) <= had : quantity + sold === had;
      if (!isRight) found.push(`${id}: ${quantity} left and ${sold} sold of ${had}`);
      for (const [day, ofDay] of Map.groupBy(kept, (one) => (ahead.has(one.id) ? one.ahead?.day : undefined)))
        if (day !== undefined && portionsIn(ofDay, id) > PAR.portions) found.push(`${id}: sold twice for ${day}`);
    }
    found.push(...problemsOfLedger(await stage.foods(), moves));
    for (const order of orders) {
      // oxlint-disable-next-line no-await-in-loop -- a few orders
      found.push(...problemsOfOrder(order, await stage.eventsOf(order.id)));
    }
    return found;
  }

  function problemsOfOrder(order: Order, events: readonly StoredEvent[]): readonly string[] {
    const found: string[] = [];
    if (order.priceMinor !== priceAt.get(order.id)) found.push(`${order.id}: charged ${order.priceMinor}`);
    if (deleted.has(order.userId) && !isDeepStrictEqual(order, anonymiseOrder(order))) {
      found.push(`${order.id}: still names its customer, ${order.user}`);
    }
    const expired = order.rejectCode === null ? 0 : 1;
    if (events.length !== (moved.get(order.id) ?? 0) + expired) found.push(`${order.id}: ${events.length} events`);
    found.push(...problemsOfStored(order, events));
    return found;
  }

  return { play, problems };
}

/**
 * The invariants of one order that hold whoever made it: its events are one chain from nothing to its status, and its
 * times are those of its status.
 */
export function problemsOfStored(order: Order, stored: readonly StoredEvent[]): readonly string[] {
  const found: string[] = [];
  const events = stored.some(({ from }) => from === null) ? stored : [placingOf(order), ...stored];
  if (!isChain(null, events, order.status)) found.push(`${order.id}: ${JSON.stringify(events)}`);
  const times = [order.acceptedAtMs, order.deliveredAtMs].map((atMs) => atMs !== null);
  const expected = [isOfKitchen(order.status), isDelivered(order.status)];
  if (times.join() !== expected.join()) found.push(`${order.id}: ${order.status}, with the times ${times.join()}`);
  // Of an order that ran out it stays.
  const isReturned = (order.status === 'pending' || hasRunOut(order.rejectCode)) && wasReturned(events);
  if (order.answerByMs !== null && order.status !== 'pending') found.push(`${order.id}: ${order.status}, and awaited`);
  found.push(...problemsOfPromise(order, events));
  if (order.rejectCode !== null && order.status !== 'reject') found.push(`${order.id}: ${order.status}, and expired`);
  if ((order.returnedAtMs !== null) !== isReturned) found.push(`${order.id}: returned at ${order.returnedAtMs}`);
  return found;
}

/** Whether the kitchen gave it back, and nobody accepted it again. */
function wasReturned(events: readonly Pick<OrderEvent, 'from' | 'to'>[]): boolean {
  return events.findLast(({ to }) => to === 'pending')?.from === 'approved';
}

/** An order is promised while it is accepted and after, for what its acceptance said or later, as its last delay said. */
function problemsOfPromise(
  { id, status, promisedAtMs, firstPromisedAtMs }: Order,
  events: readonly Pick<OrderEvent, 'promisedAtMs'>[],
): readonly string[] {
  if (promisedAtMs === null && firstPromisedAtMs === null) return [];
  const isKept = isOfKitchen(status);
  const isLater = promisedAtMs !== null && firstPromisedAtMs !== null && promisedAtMs >= firstPromisedAtMs;
  const said = events.flatMap((event) => event.promisedAtMs ?? []);
  if (isKept && isLater && said.includes(promisedAtMs) && said.includes(firstPromisedAtMs)) return [];
  return [`${id}: ${status}, promised for ${promisedAtMs} and first for ${firstPromisedAtMs}, of ${said.join()}`];
}

function ifDone<T>(outcome: Outcome<T>, then: (value: T) => void): void {
  if (outcome.status === 'done') then(outcome.value);
}

/** Whether the events form one chain of statuses, ordered by time; those of one moment in any order. */
function isChain(
  from: OrderStatus | null,
  events: readonly Pick<OrderEvent, 'from' | 'to' | 'atMs'>[],
  to: OrderStatus,
): boolean {
  if (events.length === 0) return from === to;
  const firstMs = Math.min(...events.map(({ atMs }) => atMs));
  return events.some(
    (event) =>
      event.atMs === firstMs &&
      event.from === from &&
      isChain(
        event.to,
        events.filter((other) => other !== event),
        to,
      ),
  );
}
