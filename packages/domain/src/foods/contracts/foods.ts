import { z } from 'zod';
import { portionPrice } from '../portion-price.ts';
import { MENU_FIELDS, type Food } from '../food-fields.ts';
import { MEALTIMES } from '../mealtimes.ts';
import { HOUSE_PICTURE } from '../food.ts';
import type { Currency } from '../../money/currency.ts';
import { toDecimal } from '../../money/money.ts';
import type { Parsed } from '../../result.ts';
import { toWire, type WireOf } from '../../stored/field.ts';
import {
  allergensField,
  choiceIdSchema,
  declareField,
  kitchenNameField,
  newChoicesOf,
  newChoicesSchema,
  tagsField,
  untilField,
  versionField,
} from './choices.ts';
import {
  describe,
  foodPriceField,
  inCurrency,
  line,
  optionalLine,
  pictureAddress,
  pricedIn,
  quantityField,
  text,
  type Priced,
} from '../../contracts/fields.ts';
import { LIMITS } from '../../limits/field-limits.ts';
import { parseWith } from '../../contracts/parse.ts';
import { servedField } from '../../contracts/weekly-hours.ts';

const EXPECTED_DAY = 'expected a weekday from 0 for Sunday to 6 for Saturday';
const EXPECTED_CHANGE = `expected a whole number from -${LIMITS.quantity} to ${LIMITS.quantity} and not 0`;

const foodFields = {
  name: line(LIMITS.foodName),
  supplier: line(LIMITS.name),
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
    pictureText: optionalLine(LIMITS.pictureText)
      .transform((said) => (said === '' ? null : said))
      .nullable()
      .describe('what the picture shows; kept of a picture that is none of the site’s'),
    kitchenName: kitchenNameField,
    categoryId: choiceIdSchema.nullable(),
    taxId: choiceIdSchema.nullable(),
    allergens: allergensField,
    tags: tagsField,
    counted: z.boolean({ error: (issue) => `expected true or false, got ${describe(issue.input)}` }),
    lowAt: quantityField.nullable(),
    par: parField.nullable(),
    served: servedField,
  })
  .exactPartial();

/** POST /foods. Left out: no description, the house's own picture, every mealtime, nothing said about allergens, nothing to choose. */
export const addFoodSchema = inCurrency((currency) =>
  z.strictObject({
    ...foodFields,
    price: foodPriceField(currency),
    description: foodFields.description.default(''),
    img: foodFields.img.default(HOUSE_PICTURE),
    mealtimes: foodFields.mealtimes.default([...MEALTIMES]),
    ...saidFields.shape,
    choices: newChoicesSchema(currency).transform(newChoicesOf).optional(),
  }),
);
/** `currency` is that of its price; left out: USD. */
export type AddFoodRequest = z.infer<ReturnType<typeof addFoodSchema>> & Priced;

/** @param currency the house's, whose decimals the price has */
export function parseAddFoodRequest(body: unknown, currency?: Currency): Parsed<AddFoodRequest> {
  return readIn(currency, parseWith(addFoodSchema(currency), body));
}

const editedFields = inCurrency((currency) => ({
  ...foodFields,
  price: foodPriceField(currency),
  ...saidFields.shape,
}));

/** What an admin changes of a food: given fields change, the others stay, so that an edit of the name does not touch the stock. */
export const editFoodSchema = inCurrency((currency) =>
  z
    .strictObject(editedFields(currency))
    .exactPartial()
    .refine((fields) => Object.keys(fields).length > 0, 'expected at least one field'),
);
/** `currency` is that of its price; left out: USD. */
export type EditFoodRequest = z.infer<ReturnType<typeof editFoodSchema>> & Priced;

/** @param currency the house's, whose decimals the price has */
export function parseEditFoodRequest(body: unknown, currency?: Currency): Parsed<EditFoodRequest> {
  return readIn(currency, parseWith(editFoodSchema(currency), body));
}

const changeField = z
  .int({ error: (issue) => `${EXPECTED_CHANGE}, got ${describe(issue.input)}` })
  .min(-LIMITS.quantity, EXPECTED_CHANGE)
  .max(LIMITS.quantity, EXPECTED_CHANGE)
  .refine((change) => change !== 0, EXPECTED_CHANGE);

/**
 * PUT /foods/{id}: these fields, a difference in portions, one in allergens, and all sizes and groups, in one commit. `version` is that of the food
 * that was changed: another one is refused. A page of an earlier build sends none, and replaces what there is.
 */
export const saveFoodSchema = inCurrency((currency) =>
  z
    .strictObject({
      ...editedFields(currency),
      version: versionField,
      change: changeField.describe('a difference in portions, in place of `quantity`'),
      declare: declareField.describe('a difference in what is declared, in place of `allergens`'),
      choices: newChoicesSchema(currency).transform(newChoicesOf),
    })
    .exactPartial()
    .refine(({ version: _version, ...said }) => Object.keys(said).length > 0, 'expected at least one field')
    .refine(({ quantity, change }) => quantity === undefined || change === undefined, {
      error: 'expected a quantity or a change, not both',
      path: ['change'],
    })
    .refine(({ allergens, declare }) => allergens === undefined || declare === undefined, {
      error: 'expected allergens or a difference in them, not both',
      path: ['declare'],
    }),
);
export type SaveFoodRequest = z.infer<ReturnType<typeof saveFoodSchema>> & Priced;

/** @param currency the house's, whose decimals the prices have */
export function parseSaveFoodRequest(body: unknown, currency?: Currency): Parsed<SaveFoodRequest> {
  return readIn(currency, parseWith(saveFoodSchema(currency), body));
}

function readIn<T>(currency: Currency | undefined, parsed: Parsed<T>): Parsed<T & Priced> {
  return parsed.ok ? { ok: true, value: { ...parsed.value, ...pricedIn(currency) } } : parsed;
}

/** POST /foods/{id}/stock: a difference in portions, so that portions sold meanwhile stay sold. */
export const changeStockSchema = z.strictObject({ change: changeField });
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

/** POST /foods/{id}/snooze: from which business day on the food is offered again. */
export const snoozeFoodSchema = z.strictObject({ until: untilField });
export type SnoozeFoodRequest = z.infer<typeof snoozeFoodSchema>;

export function parseSnoozeFoodRequest(body: unknown): Parsed<SnoozeFoodRequest> {
  return parseWith(snoozeFoodSchema, body);
}

/** A food on the wire. `price` is a decimal number. What the house has not said is not there. */
export interface FoodDto extends WireOf<typeof MENU_FIELDS> {
  /** The lowest price, where something is to choose. */
  readonly from?: number;
  /** From when on it is served again, as a guest reads it, empty where nobody knows; left out while it is served. */
  readonly servedFrom?: string;
  /** The name of its category: in lists alone, of a house that has categories. */
  readonly category?: string;
}

export function toFoodDto(food: Food): FoodDto {
  const { priceMinor, leastExtraMinor, currency, servedFrom } = food;
  const from = leastExtraMinor === null ? null : toDecimal(portionPrice(priceMinor, leastExtraMinor), currency);
  return {
    ...toWire(MENU_FIELDS, food, currency),
    ...(from !== null && { from }),
    ...(servedFrom !== undefined && { servedFrom }),
  };
}
