import { z } from 'zod';
import type { Food } from '../foods/food.ts';
import { toDecimal } from '../money/money.ts';
import type { Parsed } from '../result.ts';
import { describe, documentId } from './fields.ts';
import { parseWith } from './parse.ts';

export const MAX_PAGE_SIZE = 100;

/** GET /foods and the order lists: `?limit=&after=`, where `after` is the id of the last one seen. */
export const pageSchema = z.object({
  limit: z.coerce
    .number({ error: (issue) => `expected a number from 1 to ${MAX_PAGE_SIZE}, got ${describe(issue.input)}` })
    .int(`expected a whole number from 1 to ${MAX_PAGE_SIZE}`)
    .min(1, `expected a number from 1 to ${MAX_PAGE_SIZE}`)
    .max(MAX_PAGE_SIZE, `expected a number from 1 to ${MAX_PAGE_SIZE}`)
    .default(MAX_PAGE_SIZE),
  after: documentId.optional(),
});
export type PageRequest = z.infer<typeof pageSchema>;

export function parsePageRequest(query: unknown): Parsed<PageRequest> {
  return parseWith(pageSchema, query);
}

/** A food on the wire. `price` is a decimal number. */
export interface FoodBody {
  readonly _id: string;
  readonly name: string;
  readonly img: string;
  readonly price: number;
  readonly description: string;
  readonly quantity: number;
  readonly supplier: string;
  readonly mealtimes: readonly string[];
}

export function toFoodBody(food: Food): FoodBody {
  return {
    _id: food.id,
    name: food.name,
    img: food.img,
    price: toDecimal(food.priceMinor),
    description: food.description,
    quantity: food.quantity,
    supplier: food.supplier,
    mealtimes: food.mealtimes,
  };
}
