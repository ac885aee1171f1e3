import { foodToDocument, type Food } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { FieldValue } from 'firebase-admin/firestore';
import { database, OFF_EVERY_LIST, toTimestamp, unique } from './house.ts';

const BATCH = 500;

/** Adds foods of a test's own after those of the house, and counts them. @returns removes them again */
export async function addManyFoods(count: number): Promise<() => Promise<void>> {
  const prefix = unique('many');
  const counter = database().doc('counters/foods');
  const before = (await counter.get()).get('count') as number;
  const foods = Array.from({ length: count }, (_, index) => foodNumber(prefix, index));
  await inBatches(foods, (batch, food) =>
    batch.set(database().doc(`foods/${food.id}`), foodToDocument(food, toTimestamp, FieldValue.serverTimestamp())),
  );
  await counter.set({ count: before + count });
  return async () => {
    await inBatches(foods, (batch, food) => batch.update(database().doc(`foods/${food.id}`), OFF_EVERY_LIST));
    await counter.set({ count: before });
  };
}

function foodNumber(prefix: string, index: number): Food {
  const id = `${prefix}-${String(index).padStart(5, '0')}`;
  return aFood({ id, name: `Dish ${index}`, quantity: 20, createdAtMs: Date.now() + index });
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
