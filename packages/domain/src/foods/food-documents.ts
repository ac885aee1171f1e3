import { leftOutNames, readDocument, writeDocument, type DocumentFields, type ToTimestamp } from '../stored/field.ts';
import { dietsBeside } from './declarations.ts';
import { runsLow } from './food.ts';
import { FOOD_FIELDS, type Food } from './food-fields.ts';
import { searchKeysOf } from './search-words.ts';

/** `foods/{id}`. No reader sees a diet that the declared allergens contradict, whoever wrote it and when. */
export function foodFromDocument(id: string, data: DocumentFields): Food {
  const food = readDocument(FOOD_FIELDS, ['foods', id], data);
  const tags = dietsBeside(food.tags, food.allergens);
  return tags.length === food.tags.length ? food : { ...food, tags };
}

/** @param updatedAt the time of writing: an SDK's timestamp, or its mark for the server's time */
export function foodToDocument(
  food: Food,
  toTimestamp: ToTimestamp,
  updatedAt: unknown = toTimestamp(food.createdAtMs),
): DocumentFields {
  return {
    ...writeDocument(FOOD_FIELDS, food, toTimestamp),
    // What a food with a par owes is written when it is nothing, too: it may have been something.
    ...(food.par !== null && { ahead: { ...food.ahead } }),
    search: searchKeysOf(food),
    updatedAt,
    low: runsLow(food),
  };
}

const LEFT_OUT = leftOutNames(FOOD_FIELDS);

/** The fields that a document written for this food must no longer have. */
export function unsaidFieldsOf(document: DocumentFields): readonly string[] {
  return LEFT_OUT.filter((field) => !(field in document));
}

/** The fields of a food that a change of its portions writes, but for the time. */
export function stockToDocument(food: Food, toTimestamp: ToTimestamp): DocumentFields {
  const { quantity, putAside, ledgerFrom, parDay, low, ...fields } = foodToDocument(food, toTimestamp);
  return { quantity, putAside, ledgerFrom, parDay, low, ...('ahead' in fields && { ahead: fields['ahead'] }) };
}
