import { CHOICES_FIELDS, type FoodChoices } from '../foods/choices.ts';
import { FOOD_FIELDS, MENU_FIELDS, type Food } from '../foods/food-fields.ts';
import { DEFAULT_CURRENCY } from '../money/currency.ts';
import {
  fromWire,
  orNull,
  TEXT,
  TIME,
  toWire,
  UNSAID,
  type Fields,
  type ValueOf,
  type WireOf,
} from '../stored/field.ts';

const { kitchenName, categoryId, taxId, createdAtMs, hiddenAtMs } = FOOD_FIELDS;
const { sizes, groups } = CHOICES_FIELDS;

/** A food that left the menu, as a house takes it along: what it would be if it came back. */
export const TAKEN_FOOD_FIELDS = {
  ...MENU_FIELDS,
  kitchenName: { ...kitchenName, wire: 'kitchenName' },
  categoryId: { ...categoryId, wire: 'categoryId' },
  /** The name that its category has now. */
  category: { kind: orNull(TEXT), ...UNSAID, wire: 'category' },
  taxId: { ...taxId, wire: 'taxId' },
  sizes,
  /** With their options, as they were when it left. */
  groups,
  createdAtMs: { ...createdAtMs, wire: 'createdAt' },
  retiredAtMs: { kind: TIME, privacy: 'business', wire: 'removedAt' },
  /** Of one that is hidden, to come back. */
  hiddenAtMs: { ...hiddenAtMs, wire: 'hiddenAt' },
} as const satisfies Fields;

export interface TakenFood extends ValueOf<typeof TAKEN_FOOD_FIELDS> {}

/** A taken food on the wire: amounts are decimals in its currency. */
export interface TakenFoodDto extends WireOf<typeof TAKEN_FOOD_FIELDS> {}

/** @param category the name of its category; null for none */
export function takenFoodOf(
  food: Food,
  { sizes: its, groups: asked }: FoodChoices,
  category: string | null,
): TakenFood {
  return { ...food, sizes: its, groups: asked, category, retiredAtMs: food.retiredAtMs ?? 0 };
}

export function toTakenFoodDto(food: TakenFood): TakenFoodDto {
  return toWire(TAKEN_FOOD_FIELDS, food, food.currency);
}

export function takenFoodFromDto(dto: TakenFoodDto): TakenFood {
  return fromWire(TAKEN_FOOD_FIELDS, dto, dto.currency ?? DEFAULT_CURRENCY) as TakenFood;
}
