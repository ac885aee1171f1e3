import { z } from 'zod';
import type { Allergen, DietTag } from '../foods/declarations.ts';
import { HOUSE_PICTURE, MEALTIMES, type Food } from '../foods/food.ts';
import { toDecimal } from '../money/money.ts';
import type { Parsed } from '../result.ts';
import { allergensField, choiceIdSchema, kitchenNameField, tagsField } from './choices.ts';
import { describe, foodPriceField, line, pictureAddress, quantityField, text } from './fields.ts';
import { LIMITS } from '../limits/field-limits.ts';
import { parseWith } from './parse.ts';

const EXPECTED_DAY = 'expected a weekday from 0 for Sunday to 6 for Saturday';
const EXPECTED_CHANGE = `expected a whole number from -${LIMITS.quantity} to ${LIMITS.quantity} and not 0`;

const foodFields = {
  name: line(LIMITS.name),
  supplier: line(LIMITS.name),
  price: foodPriceField,
  quantity: quantityField,
  description: text(LIMITS.foodText),
  img: pictureAddress,
  mealtimes: z
    .array(
      z.enum(MEALTIMES, {
        error: (issue) => `expected one of ${MEALTIMES.join(', ')}, got ${describe(issue.input)}`,
      }),
    )
    .max(MEALTIMES.length, `expected at most ${MEALTIMES.length} mealtimes`)
    .transform((mealtimes) => MEALTIMES.filter((mealtime) => mealtimes.includes(mealtime))),
} as const;

const parField = z.strictObject({
  portions: quantityField,
  days: z
    .array(z.int().min(0, EXPECTED_DAY).max(6, EXPECTED_DAY), `${EXPECTED_DAY}s`)
    .min(1, 'expected at least one weekday')
    .max(7, 'expected at most seven weekdays')
    .transform((days) => [...new Set(days)].toSorted((a, b) => a - b))
    .readonly(),
});

/** What a house may say beyond that. */
const saidFields = z
  .strictObject({
    kitchenName: kitchenNameField,
    categoryId: choiceIdSchema.nullable(),
    taxId: choiceIdSchema.nullable(),
    allergens: allergensField,
    tags: tagsField,
    counted: z.boolean({ error: (issue) => `expected true or false, got ${describe(issue.input)}` }),
    lowAt: quantityField.nullable(),
    par: parField.nullable(),
  })
  .exactPartial();

/** POST /foods. Left out: no description, the house's own picture, every mealtime, nothing said about allergens. */
export const addFoodSchema = z.strictObject({
  ...foodFields,
  description: foodFields.description.default(''),
  img: foodFields.img.default(HOUSE_PICTURE),
  mealtimes: foodFields.mealtimes.default([...MEALTIMES]),
  ...saidFields.shape,
});
export type AddFoodRequest = z.infer<typeof addFoodSchema>;

export function parseAddFoodRequest(body: unknown): Parsed<AddFoodRequest> {
  return parseWith(addFoodSchema, body);
}

/** PUT /foods/{id}: given fields change, the others stay, so that an edit of the name does not touch the stock. */
export const editFoodSchema = z
  .strictObject({ ...foodFields, ...saidFields.shape })
  .exactPartial()
  .refine((fields) => Object.keys(fields).length > 0, 'expected at least one field');
export type EditFoodRequest = z.infer<typeof editFoodSchema>;

export function parseEditFoodRequest(body: unknown): Parsed<EditFoodRequest> {
  return parseWith(editFoodSchema, body);
}

/** POST /foods/{id}/stock: a difference in portions, so that portions sold meanwhile stay sold. */
export const changeStockSchema = z.strictObject({
  change: z
    .int({ error: (issue) => `${EXPECTED_CHANGE}, got ${describe(issue.input)}` })
    .min(-LIMITS.quantity, EXPECTED_CHANGE)
    .max(LIMITS.quantity, EXPECTED_CHANGE)
    .refine((change) => change !== 0, EXPECTED_CHANGE),
});
export type ChangeStockRequest = z.infer<typeof changeStockSchema>;

export function parseChangeStockRequest(body: unknown): Parsed<ChangeStockRequest> {
  return parseWith(changeStockSchema, body);
}

/** POST /foods/{id}/soldout: whether the kitchen is out of the food. */
export const markSoldOutSchema = z.strictObject({
  soldOut: z.boolean({ error: (issue) => `expected true or false, got ${describe(issue.input)}` }),
});
export type MarkSoldOutRequest = z.infer<typeof markSoldOutSchema>;

export function parseMarkSoldOutRequest(body: unknown): Parsed<MarkSoldOutRequest> {
  return parseWith(markSoldOutSchema, body);
}

/** A food on the wire. `price` is a decimal number. What the house has not said is not there. */
export interface FoodDto {
  readonly _id: string;
  readonly name: string;
  readonly img: string;
  readonly price: number;
  readonly description: string;
  readonly quantity: number;
  readonly supplier: string;
  readonly mealtimes: readonly string[];
  /** The lowest price, where something is to choose. */
  readonly from?: number;
  readonly allergens?: readonly Allergen[];
  readonly tags?: readonly DietTag[];
  /** The name of its category: in lists alone, of a house that has categories. */
  readonly category?: string;
}

export function toFoodDto(food: Food): FoodDto {
  return {
    _id: food.id,
    name: food.name,
    img: food.img,
    price: toDecimal(food.priceMinor),
    description: food.description,
    quantity: food.quantity,
    supplier: food.supplier,
    mealtimes: food.mealtimes,
    ...(food.leastExtraMinor !== null && { from: toDecimal(food.priceMinor + food.leastExtraMinor) }),
    ...(food.allergens && { allergens: food.allergens }),
    ...(food.tags.length > 0 && { tags: food.tags }),
  };
}
