import { NO_SEARCH, toFoodDto } from '@foodhouse/domain';
import { changeOrderStatus } from '../services/change-order-status.ts';
import { identifyCaller } from '../services/identify-caller.ts';
import { placeOrder } from '../services/place-order.ts';
import type { Caller } from '../services/ports.ts';
import { listFoods, readFood } from '../services/read-foods.ts';
import type { TimedHouse } from './timed-house.ts';

// A day in the house, in fast time: what our server asks Firestore for, call by call, as the site makes the calls.

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** How often a page that is looked at asks again. */
const REPEAT_MS = 15 * SECOND_MS;
/** A page of the menu, and the foods on the home page. */
const PAGE = 24;
const POPULAR = 3;
/** A visit, page by page: how long each of them is looked at. */
const VISIT = [
  { page: 'home', lastsMs: 20 * SECOND_MS },
  { page: 'menu', lastsMs: 60 * SECOND_MS },
  { page: 'food', lastsMs: 20 * SECOND_MS },
] as const;
/** From an order to its acceptance, and to its delivery. */
const ACCEPTED_MS = MINUTE_MS;
const DELIVERED_MS = 15 * MINUTE_MS;

export interface Day {
  readonly visitors: number;
  readonly orders: number;
  readonly hours: number;
}

/** What visitors who look asked our API for. */
export interface Looks {
  readonly calls: number;
  /** Bytes of the answers as JSON: the most that is sent, without compression and with no answer known before. */
  readonly bytes: number;
}

interface Happening {
  readonly atMs: number;
  readonly run: () => Promise<unknown>;
}

/** Runs a day. @param meanwhile called after every minute of the day, for pages that are open */
export async function runDay(
  house: TimedHouse,
  { visitors, orders, hours }: Day,
  meanwhile: (atMs: number) => Promise<unknown> = async () => undefined,
): Promise<Looks> {
  const startMs = house.nowMs();
  const lengthMs = hours * 60 * MINUTE_MS;
  let bytes = 0;
  const looks = Array.from({ length: visitors }, (_, visitor) => looksOf(house, visitor, at(visitor, visitors)))
    .flat()
    .map(({ atMs, run }): Happening => {
      const count = async (): Promise<void> => {
        bytes += Buffer.byteLength(JSON.stringify(await run()));
      };
      return { atMs, run: count };
    });
  const lives = Array.from({ length: orders }, (_, order) =>
    lifeOf(house, order, Math.min(at(order, orders), startMs + lengthMs - DELIVERED_MS)),
  );
  const minutes = Array.from({ length: hours * 60 }, (_, minute): Happening => {
    const atMs = startMs + minute * MINUTE_MS;
    return { atMs, run: () => meanwhile(atMs) };
  });
  for (const { atMs, run } of [...looks, ...lives.flat(), ...minutes].toSorted((a, b) => a.atMs - b.atMs)) {
    house.moveTo(atMs);
    // oxlint-disable-next-line no-await-in-loop -- one after the other is what a day is
    await run();
  }
  return { calls: looks.length, bytes };

  /** Spread over the day, and never in step with the questions of five seconds. */
  function at(index: number, of: number): number {
    return startMs + Math.floor((index + scattered(index)) * (lengthMs / (of + 1)));
  }
}

/** A part of one that looks random and is the same in every run. */
function scattered(index: number): number {
  return (index * 0.618_033_988_75) % 1;
}

function looksOf(house: TimedHouse, visitor: number, arrivalMs: number): readonly Happening[] {
  const happenings: Happening[] = [];
  let fromMs = arrivalMs;
  for (const { page, lastsMs } of VISIT) {
    for (let afterMs = 0; afterMs < lastsMs; afterMs += REPEAT_MS)
      happenings.push({ atMs: fromMs + afterMs, run: () => look(house, page, visitor) });
    fromMs += lastsMs;
  }
  return happenings;
}

/** @returns the answer as the API sends it */
async function look(
  { ports, foods }: TimedHouse,
  page: (typeof VISIT)[number]['page'],
  visitor: number,
): Promise<unknown> {
  if (page !== 'food') {
    const { items } = await listFoods(ports, {
      ...NO_SEARCH,
      limit: page === 'home' ? POPULAR : PAGE,
      after: null,
      order: 'menu',
    });
    return items.map(toFoodDto);
  }
  const read = await readFood(ports, foods[visitor % foods.length]?.id ?? '');
  if (read.status !== 'done') throw new Error(read.message);
  return toFoodDto(read.value);
}

/** One portion of one food, from placed to delivered, each step by its own person through the gate. */
function lifeOf(house: TimedHouse, index: number, placedMs: number): readonly Happening[] {
  const { ports, foods, customers, admin, chef } = house;
  const food = foods[index % foods.length];
  const customer = customers[index % customers.length];
  if (!food || !customer) throw new Error('expected a food and a customer');
  let id = '';
  const key = (step: string): string => `${step}-of-order-${index}`;
  const place = async (): Promise<void> => {
    await pass(house, customer);
    const request = { foodId: food.id, userId: customer.uid, priceMinor: food.priceMinor };
    const placed = await placeOrder(ports, { caller: customer, request, idempotencyKey: key('placing') });
    if (placed.status !== 'done') throw new Error(`order ${index}: ${placed.message}`);
    id = placed.value.id;
  };
  const move = async (by: Caller, status: 'approved' | 'delivered'): Promise<void> => {
    await pass(house, by);
    const moved = await changeOrderStatus(ports, by, { id, status }, key(status));
    if (moved.status !== 'done') throw new Error(`order ${index}: ${moved.message}`);
  };
  return [
    { atMs: placedMs, run: place },
    { atMs: placedMs + ACCEPTED_MS, run: () => move(admin, 'approved') },
    { atMs: placedMs + DELIVERED_MS, run: () => move(chef, 'delivered') },
  ];
}

/** Through the gate, as each call does. */
export async function pass({ ports }: TimedHouse, { uid }: Caller): Promise<void> {
  const identified = await identifyCaller(ports, [`Bearer ${uid}`]);
  if (identified.status !== 'done') throw new Error(`${uid}: ${identified.message}`);
}
