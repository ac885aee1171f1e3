import { DEFAULT_CURRENCY, type Currency } from '../money/currency.ts';
import type { Minor } from '../money/money.ts';
import type { Allergen, DietTag } from './declarations.ts';

export const MEALTIMES = ['breakfast', 'lunch', 'dinner'] as const;
export type Mealtime = (typeof MEALTIMES)[number];

/** A food as everybody may see it. `quantity` is the portions left; `supplier` the chef's name. */
export interface MenuFood {
  readonly id: string;
  readonly name: string;
  readonly img: string;
  readonly priceMinor: Minor;
  /** Of its price, and of what sizes and options add to it. */
  readonly currency: Currency;
  readonly description: string;
  readonly quantity: number;
  readonly supplier: string;
  readonly mealtimes: readonly Mealtime[];
  /** The least that sizes and options add to the price; null when there is nothing to choose. */
  readonly leastExtraMinor: Minor | null;
  /** Of the food without options. Null when nothing was said: then the house must be asked. */
  readonly allergens: readonly Allergen[] | null;
  readonly tags: readonly DietTag[];
}

/** How many portions of a food a day begins with. */
export interface Par {
  readonly portions: number;
  /** Weekdays of business days: 0 for Sunday to 6 for Saturday. On others nothing changes. */
  readonly days: readonly number[];
}

/** A food as the house stores it. `retiredAtMs` is null on the menu. */
export interface Food extends MenuFood {
  /** What the kitchen reads; null for the name. */
  readonly kitchenName: string | null;
  /** Null for a food in no category. The category may have been removed: then the food is in none. */
  readonly categoryId: string | null;
  /** The id of the house's tax rate; null for its first. */
  readonly taxId: string | null;
  readonly createdAtMs: number;
  readonly retiredAtMs: number | null;
  /** Portions that the kitchen took off sale when it marked the food as sold out; null while the food is on sale. */
  readonly putAside: number | null;
  /** Since when every change of its portions is a `StockMove`; null before the first. */
  readonly ledgerFromMs: number | null;
  /** Whether portions are counted. Otherwise the food never runs out, and `quantity` is that of before. */
  readonly counted: boolean;
  /** Since when portions are counted again; null for a food that always was. Earlier orders took none. */
  readonly countedFromMs: number | null;
  /** From this number of portions on, staff read that the food runs low; null for the house's own number. */
  readonly lowAt: number | null;
  /** What a day begins with; null for a food that staff restock. */
  readonly par: Par | null;
  /** The last business day that really began with a par, `YYYY-MM-DD`; it stays when the par is changed or removed. */
  readonly parDay: string | null;
  /** The business day on which the par was set: days begin with it from the next one on. Null for a food without. */
  readonly parSetDay: string | null;
  /**
   * Of a food with a par: the portions that are ordered for business days to come, `YYYY-MM-DD`. Those days begin with so many
   * fewer. Of the day that has begun: those that it owes, because its par was lowered below what was ordered.
   */
  readonly ahead: Readonly<Record<string, number>>;
  /** The last business day on which the kitchen does not offer it, `YYYY-MM-DD`; null for a food that is not off. */
  readonly offThrough: string | null;
}

/** Newest last: what sorts a menu without categories. */
export function inMenuOrder(a: Food, b: Food): number {
  return a.createdAtMs - b.createdAtMs || (a.id < b.id ? -1 : Number(a.id > b.id));
}

/** What a food has of which the house said no more. */
export const PLAIN_FOOD = {
  currency: DEFAULT_CURRENCY,
  leastExtraMinor: null,
  kitchenName: null,
  categoryId: null,
  taxId: null,
  allergens: null,
  tags: [],
} as const;

/** How the portions of a food are kept of which the house said no more: each is counted. */
export const COUNTED_FOOD = {
  counted: true,
  countedFromMs: null,
  lowAt: null,
  par: null,
  parDay: null,
  parSetDay: null,
  ahead: {},
  offThrough: null,
} as const;

/** The picture of a food that has none of its own. */
export const HOUSE_PICTURE = '/img/site/plate.webp';

/** The most portions of one food that the house can hold. */
export const MAX_QUANTITY = 100_000;

/** Digits of `MAX_QUANTITY`, for a typed quantity. */
export const QUANTITY_TEXT = /^\d{1,6}$/;

/** From this number of portions on, a card says how many are left. */
export const LOW_STOCK = 5;

/** The portions of a food for people: of one that nobody counts, which the wire says as the most, no number. */
export function portionsText(quantity: number): string {
  return quantity < MAX_QUANTITY ? String(quantity) : 'plenty';
}

export type Stock =
  | { readonly kind: 'sold-out' }
  | { readonly kind: 'low'; readonly left: number }
  | { readonly kind: 'plenty' };

/** @param lowAt from how many portions on they are few: for staff, that of the food; null for what guests read */
export function stockOf(food: Pick<Food, 'quantity'>, lowAt: number | null = null): Stock {
  if (food.quantity <= 0) return { kind: 'sold-out' };
  return food.quantity <= (lowAt ?? LOW_STOCK) ? { kind: 'low', left: food.quantity } : { kind: 'plenty' };
}

/** The portions of a food, on sale or put aside. */
export function portionsOf({ quantity, putAside }: Pick<Food, 'quantity'> & Partial<Pick<Food, 'putAside'>>): number {
  return quantity + (putAside ?? 0);
}

/** Whether staff should see to it that there is more of a food. */
export function runsLow({ counted, quantity, lowAt }: Pick<Food, 'counted' | 'quantity' | 'lowAt'>): boolean {
  return counted && quantity <= (lowAt ?? LOW_STOCK);
}

export function isMealtime(value: unknown): value is Mealtime {
  return MEALTIMES.includes(value as Mealtime);
}

const MEALTIME_WORDS = new Intl.ListFormat('en', { type: 'conjunction' });

/** When a food is served, in words: 'breakfast and lunch'. */
export function formatServedAt(mealtimes: readonly string[]): string {
  return MEALTIME_WORDS.format(mealtimes) || 'any time';
}
