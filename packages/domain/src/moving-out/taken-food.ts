import { CHOICES_FIELDS, type StoredChoices } from '../foods/choices.ts';
import { FOOD_FIELDS, MENU_FIELDS, type Food } from '../foods/food-fields.ts';
import { DEFAULT_CURRENCY } from '../money/currency.ts';
import { fromWire, orNull, TEXT, toWire, UNSAID, type Fields, type ValueOf, type WireOf } from '../stored/field.ts';

const { kitchenName, categoryId, taxId, createdAtMs, retiredAtMs, hiddenAtMs } = FOOD_FIELDS;
const { putAside, ledgerFromMs, counted, countedFromMs, lowAt, par, parDay, parSetDay, ahead, offThrough } =
  FOOD_FIELDS;
const { sizes, groups, leftOut } = CHOICES_FIELDS;

/** A food with its choices, as a house takes it along. `taken-food.test.ts` names what is not taken, and why. */
export const TAKEN_FOOD_FIELDS = {
  ...MENU_FIELDS,
  kitchenName: { ...kitchenName, wire: 'kitchenName' },
  categoryId: { ...categoryId, wire: 'categoryId' },
  /** The name that its category has now. */
  category: { kind: orNull(TEXT), ...UNSAID, wire: 'category' },
  taxId: { ...taxId, wire: 'taxId' },
  sizes,
  /** With their options; of a food that left the menu as they were then. */
  groups,
  leftOut,
  createdAtMs: { ...createdAtMs, wire: 'createdAt' },
  /** Null on the menu. */
  retiredAtMs: { ...retiredAtMs, ...UNSAID, wire: 'removedAt' },
  /** Of one that is hidden, to come back. */
  hiddenAtMs: { ...hiddenAtMs, wire: 'hiddenAt' },
  putAside: { ...putAside, ...UNSAID, wire: 'putAside' },
  ledgerFromMs: { ...ledgerFromMs, ...UNSAID, wire: 'ledgerFrom' },
  counted: { ...counted, wire: 'counted' },
  countedFromMs: { ...countedFromMs, ...UNSAID, wire: 'countedFrom' },
  lowAt: { ...lowAt, ...UNSAID, wire: 'lowAt' },
  par: { ...par, ...UNSAID, wire: 'par' },
  parDay: { ...parDay, ...UNSAID, wire: 'parDay' },
  parSetDay: { ...parSetDay, wire: 'parSetDay' },
  ahead: { ...ahead, wire: 'ahead' },
  offThrough: { ...offThrough, wire: 'offThrough' },
} as const satisfies Fields;

export interface TakenFood extends ValueOf<typeof TAKEN_FOOD_FIELDS> {}

/** A taken food on the wire: amounts are decimals in its currency. */
export interface TakenFoodDto extends WireOf<typeof TAKEN_FOOD_FIELDS> {}

/** @param category the name of its category; null for none */
export function takenFoodOf(food: Food, choices: StoredChoices, category: string | null): TakenFood {
  return { ...food, sizes: choices.sizes, groups: choices.groups, leftOut: choices.leftOut, category };
}

export function toTakenFoodDto(food: TakenFood): TakenFoodDto {
  return toWire(TAKEN_FOOD_FIELDS, food, food.currency);
}

export function takenFoodFromDto(dto: TakenFoodDto): TakenFood {
  return fromWire(TAKEN_FOOD_FIELDS, dto, dto.currency ?? DEFAULT_CURRENCY) as TakenFood;
}
