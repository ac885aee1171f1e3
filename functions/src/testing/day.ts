import {
  NEW_OPTION,
  NO_SEARCH,
  PLAIN_USE,
  toFoodDto,
  toHouseNowDto,
  type ChoiceOption,
  type Food,
  type Order,
} from '@foodhouse/domain';
import { changeOrderStatus } from '../services/board/change-order-status.ts';
import { identifyCaller } from '../services/people/identify-caller.ts';
import { saveGroup, setChoices } from '../services/menu/manage-choices.ts';
import type { Outcome } from '../services/shared/outcomes.ts';
import { placeBasket } from '../services/ordering/place-basket.ts';
import { placeOrder } from '../services/ordering/place-order.ts';
import type { Caller } from '../services/shared/ports.ts';
import { listFoods, readFood } from '../services/menu/read-foods.ts';
import { readHouseNow } from '../services/house/read-house-now.ts';
import type { TimedHouse } from './timed-house.ts';

// A day in the house, in fast time: what our server asks Firestore for, call by call, as the site makes the calls.

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** How often a page that is looked at asks again: for its foods, and whether the house takes orders. */
const REPEAT_MS = 15 * SECOND_MS;
const ASK_EVERY_MS = 8 * SECOND_MS;
/** How long a CDN keeps those answers (`http/routes/food-routes.ts`, `house-routes.ts`). */
const FOODS_KEPT_MS = 5 * SECOND_MS;
const HOUSE_KEPT_MS = 2 * SECOND_MS;
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

/** Every third food has options; a basket holds three of these, an order one of the others. */
const WITH_OPTIONS = 3;
const LINES = 3;
const HOT: ChoiceOption = { ...NEW_OPTION, id: 'hot', name: 'Hot', eachMinor: 30, allergens: [] };

export interface Day {
  readonly visitors: number;
  /** Of one portion of one food without options. */
  readonly orders: number;
  /** Orders of three foods with options, two portions of each. */
  readonly baskets?: number;
  /** The number of the first of them, for a day after another one. */
  readonly from?: number;
  readonly hours: number;
}

/** What visitors who look asked our API for. */
export interface Looks {
  readonly calls: number;
  /** Of these, what comes through one place of a CDN. */
  readonly callsThroughCdn: number;
  /** Bytes of the answers as JSON: the most that is sent, without compression and with no answer known before. */
  readonly bytes: number;
}

interface Happening {
  readonly atMs: number;
  readonly run: () => Promise<unknown>;
}

/** A question of somebody who looks. */
interface Question extends Happening {
  readonly address: string;
  readonly keptMs: number;
}

/** Runs a day. @param meanwhile called after every minute of the day, for pages that are open */
export async function runDay(
  house: TimedHouse,
  { visitors, orders, baskets = 0, from = 0, hours }: Day,
  meanwhile: (atMs: number) => Promise<unknown> = async () => undefined,
): Promise<Looks> {
  const startMs = house.nowMs();
  const lengthMs = hours * 60 * MINUTE_MS;
  let bytes = 0;
  let callsThroughCdn = 0;
  const keptUntilMs = new Map<string, number>();
  const looks = Array.from({ length: visitors }, (_, visitor) => looksOf(house, visitor, at(visitor, visitors)))
    .flat()
    .map(({ atMs, run, address, keptMs }): Happening => {
      const count = async (): Promise<void> => {
        if ((keptUntilMs.get(address) ?? 0) <= atMs) {
          callsThroughCdn += 1;
          keptUntilMs.set(address, atMs + keptMs);
        }
        bytes += Buffer.byteLength(JSON.stringify(await run()));
      };
      return { atMs, run: count };
    });
  const lastMs = startMs + lengthMs - DELIVERED_MS;
  const lives = [
    ...Array.from({ length: orders }, (_, index) =>
      lifeOf(house, `order-${from + index}`, Math.min(at(index, orders), lastMs), () => placeOne(house, from + index)),
    ),
    ...Array.from({ length: baskets }, (_, index) =>
      lifeOf(house, `basket-${from + index}`, Math.min(at(index, baskets), lastMs), () =>
        placeThree(house, from + index),
      ),
    ),
  ];
  const minutes = Array.from({ length: hours * 60 }, (_, minute): Happening => {
    const atMs = startMs + minute * MINUTE_MS;
    return { atMs, run: () => meanwhile(atMs) };
  });
  for (const { atMs, run } of [...looks, ...lives.flat(), ...minutes].toSorted((a, b) => a.atMs - b.atMs)) {
    house.moveTo(atMs);
    // oxlint-disable-next-line no-await-in-loop -- one after the other is what a day is
    await run();
  }
  return { calls: looks.length, callsThroughCdn, bytes };

  /** Spread over the day, and never in step with the questions of five seconds. */
  function at(index: number, of: number): number {
    return startMs + Math.floor((index + scattered(index)) * (lengthMs / (of + 1)));
  }
}

/** A part of one that looks random and is the same in every run. */
function scattered(index: number): number {
  return (index * 0.618_033_988_75) % 1;
}

function looksOf(house: TimedHouse, visitor: number, arrivalMs: number): readonly Question[] {
  const questions: Question[] = [];
  let fromMs = arrivalMs;
  for (const { page, lastsMs } of VISIT) {
    const foods = page === 'food' ? `food ${visitor % house.foods.length}` : page;
    for (let afterMs = 0; afterMs < lastsMs; afterMs += REPEAT_MS)
      questions.push({
        atMs: fromMs + afterMs,
        address: foods,
        keptMs: FOODS_KEPT_MS,
        run: () => look(house, page, visitor),
      });
    for (let afterMs = 0; afterMs < lastsMs; afterMs += ASK_EVERY_MS)
      questions.push({
        atMs: fromMs + afterMs,
        address: 'house now',
        keptMs: HOUSE_KEPT_MS,
        run: async () => toHouseNowDto(valueOf(await readHouseNow(house.ports))),
      });
    fromMs += lastsMs;
  }
  return questions;
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
  return toFoodDto(valueOf(await readFood(ports, foods[visitor % foods.length]?.id ?? '')));
}

function valueOf<T>(outcome: Outcome<T>): T {
  if (outcome.status !== 'done') throw new Error(outcome.message);
  return outcome.value;
}

/** Gives every third food its options. */
export async function offerOptions({ ports, foods }: TimedHouse): Promise<void> {
  const request = { name: 'Sauce', required: true, min: 1, max: 1, free: 0, options: [HOT] };
  valueOf(await saveGroup(ports, 'sauce', request));
  for (const { id } of foods.filter(hasOptions))
    // oxlint-disable-next-line no-await-in-loop -- each commit also writes the group
    valueOf(await setChoices(ports, id, { sizes: [], uses: [{ groupId: 'sauce', ...PLAIN_USE }] }));
}

function hasOptions(_food: Food, index: number): boolean {
  return index % WITH_OPTIONS === 0;
}

/** One portion of one food. */
async function placeOne(house: TimedHouse, index: number): Promise<Order> {
  const { ports } = house;
  const foods = house.foods.filter((food, at) => !hasOptions(food, at));
  const food = nth(foods, index);
  const caller = nth(house.customers, index);
  await pass(house, caller);
  const request = { foodId: food.id, userId: caller.uid, priceMinor: food.priceMinor };
  return valueOf(await placeOrder(ports, { caller, request, idempotencyKey: `placing-of-order-${index}` }));
}

/** Two portions of each of three foods, with an option and a note. */
async function placeThree(house: TimedHouse, index: number): Promise<Order> {
  const { ports } = house;
  const offered = house.foods.filter(hasOptions);
  const foods = Array.from({ length: LINES }, (_, line) => nth(offered, index * LINES + line));
  const caller = nth(house.customers, house.customers.length - 1 - (index % house.customers.length)); // the last first, so that few have both
  const options = [{ groupId: 'sauce', id: HOT.id, quantity: 1 }];
  const request = {
    lines: foods.map(({ id }) => ({ foodId: id, quantity: 2, sizeId: null, options, note: 'Not too hot' })),
    shownTotalMinor: foods.reduce((sum, { priceMinor }) => sum + 2 * (priceMinor + HOT.eachMinor), 0),
  };
  await pass(house, caller);
  return valueOf(await placeBasket(ports, { caller, request, idempotencyKey: `placing-of-basket-${index}` }));
}

/** From the beginning again after the last. */
function nth<T>(items: readonly T[], index: number): T {
  const item = items.at(index % items.length);
  if (item === undefined) throw new Error('expected some');
  return item;
}

/** From placed to delivered, each step by its own person through the gate. */
function lifeOf(house: TimedHouse, key: string, placedMs: number, place: () => Promise<Order>): readonly Happening[] {
  const { ports, admin, chef } = house;
  let id = '';
  const move = async (by: Caller, status: 'approved' | 'delivered'): Promise<void> => {
    await pass(house, by);
    valueOf(await changeOrderStatus(ports, by, { id, status }, `${status}-of-${key}`));
  };
  return [
    {
      atMs: placedMs,
      run: async () => {
        ({ id } = await place());
      },
    },
    { atMs: placedMs + ACCEPTED_MS, run: () => move(admin, 'approved') },
    { atMs: placedMs + DELIVERED_MS, run: () => move(chef, 'delivered') },
  ];
}

/** Through the gate, as each call does. */
export async function pass({ ports }: TimedHouse, { uid }: Caller): Promise<void> {
  const identified = await identifyCaller(ports, [`Bearer ${uid}`]);
  if (identified.status !== 'done') throw new Error(`${uid}: ${identified.message}`);
}
