import { foodToDocument, type Food, type FoodDto } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { FieldValue } from 'firebase-admin/firestore';
import { setTimeout as wait } from 'node:timers/promises';
import { database, OFF_EVERY_LIST, toTimestamp, unique } from './house.ts';
import { SITE_ADDRESS } from './suite.ts';

const BATCH = 500;
const POLL_MS = 250;
/** The API gives up a reading of very many changes after five seconds, and begins again. */
const LONGEST_MS = 45_000;

/**
 * Adds foods of a test's own after those of the house, counts them, and waits until the API's menu in memory has them
 * (decision 032).
 * @param count at least two
 * @returns removes them again
 * @throws Error if the API does not list them
 */
export async function addManyFoods(count: number): Promise<() => Promise<void>> {
  const prefix = unique('many');
  const counter = database().doc('counters/foods');
  const before = (await counter.get()).get('count') as number;
  const foods = Array.from({ length: count }, (_, index) => foodNumber(prefix, index));
  await inBatches(foods, (batch, food) =>
    batch.set(database().doc(`foods/${food.id}`), foodToDocument(food, toTimestamp, FieldValue.serverTimestamp())),
  );
  await counter.set({ count: before + count });
  await untilListed(foods.at(-1)?.id ?? '', foods.at(-2)?.id ?? '');
  return async () => {
    await inBatches(foods, (batch, food) => batch.update(database().doc(`foods/${food.id}`), OFF_EVERY_LIST));
    await counter.set({ count: before });
  };
}

/** @throws Error if the API does not have the food */
export async function untilOnMenu(id: string): Promise<void> {
  await untilAnswered(`/api/fooddetails/${id}`, (food) => (food as FoodDto)._id === id);
}

async function untilListed(id: string, previousId: string): Promise<void> {
  await untilAnswered(
    `/api/foods?limit=1&after=${previousId}`,
    (foods) => (foods as readonly FoodDto[])[0]?._id === id,
  );
}

async function untilAnswered(path: string, isWanted: (answer: unknown) => boolean): Promise<void> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  const isAnswered = async (): Promise<boolean> => {
    const response = await fetch(SITE_ADDRESS + path, { signal });
    return response.ok && isWanted(await response.json());
  };
  // oxlint-disable-next-line no-await-in-loop -- one question after the other
  while (!(await isAnswered())) await wait(POLL_MS, undefined, { signal });
}

function foodNumber(prefix: string, index: number): Food {
  const id = `${prefix}-${String(index).padStart(5, '0')}`;
  return aFood({
    ledgerFromMs: null,
    id,
    name: `Dish ${index}`,
    quantity: 20,
    createdAtMs: Date.now() + index,
  });
}

async function inBatches(
  foods: readonly Food[],
  write: (batch: FirebaseFirestore.WriteBatch, food: Food) => void,
): Promise<void> {
  for (let start = 0; start < foods.length; start += BATCH) {
    const batch = database().batch();
    for (const food of foods.slice(start, start + BATCH)) write(batch, food);
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other keeps memory small
    await batch.commit();
  }
}
