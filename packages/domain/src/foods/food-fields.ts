import {
  asStored,
  CURRENCY,
  initialOf,
  listOfKnown,
  MONEY,
  NOT_YET,
  NUMBER,
  orNull,
  plain,
  TEXT,
  TIME,
  UNSAID,
  type Fields,
  type ValueOf,
} from '../stored/field.ts';
import { isAllergen, isDietTag, type Allergen, type DietTag } from './declarations.ts';
import type { WeeklyHours } from '../time/weekly-hours.ts';
import { isMealtime, type Mealtime } from './mealtimes.ts';

/** How many portions of a food a day begins with. */
export interface Par {
  readonly portions: number;
  /** Weekdays of business days: 0 for Sunday to 6 for Saturday. On others nothing changes. */
  readonly days: readonly number[];
}

/** What everybody may see of a food. */
export const MENU_FIELDS = {
  id: { kind: TEXT, isId: true, privacy: 'business', wire: '_id' },
  name: { kind: TEXT, privacy: 'business', wire: 'name' },
  img: { kind: TEXT, privacy: 'business', wire: 'img' },
  /** What the picture shows; null where nobody says it, and of pictures of the site. */
  pictureText: { kind: orNull(TEXT), ...UNSAID, wire: 'pictureText' },
  priceMinor: { kind: MONEY, privacy: 'business', wire: 'price' },
  /** Of its price, and of what sizes and options add to it. */
  currency: CURRENCY,
  description: { kind: TEXT, privacy: 'business', wire: 'description' },
  /** The portions left. */
  quantity: { kind: NUMBER, privacy: 'business', wire: 'quantity' },
  /** The chef's name. */
  supplier: { kind: TEXT, privacy: 'business', wire: 'supplier' },
  mealtimes: { kind: listOfKnown<Mealtime>(isMealtime), privacy: 'business', wire: 'mealtimes' },
  /** The weekly hours in which it is served; empty: whenever its mealtimes and its category are. */
  served: {
    kind: asStored<readonly WeeklyHours[]>(),
    initially: [] as readonly WeeklyHours[],
    isLeftOut: true,
    privacy: 'business',
    wire: 'served',
  },
  /** The least that sizes and options add to the price; null when there is nothing to choose. */
  leastExtraMinor: { kind: orNull(MONEY), ...UNSAID },
  /** Of the food without options. Null when nothing was said: then the house must be asked. */
  allergens: { kind: orNull(listOfKnown<Allergen>(isAllergen)), ...UNSAID, wire: 'allergens' },
  tags: {
    kind: listOfKnown<DietTag>(isDietTag),
    initially: [] as readonly DietTag[],
    isLeftOut: true,
    privacy: 'business',
    wire: 'tags',
  },
} as const satisfies Fields;

/** `foods/{id}`, as the house stores it. */
export const FOOD_FIELDS = {
  ...MENU_FIELDS,
  /** What the kitchen reads; null for the name. */
  kitchenName: { kind: orNull(TEXT), ...UNSAID },
  /** Null for a food in no category. The category may have been removed: then the food is in none. */
  categoryId: { kind: orNull(TEXT), ...UNSAID },
  /** The id of the house's tax rate; null for its first. */
  taxId: { kind: orNull(TEXT), ...UNSAID },
  createdAtMs: { kind: TIME, stored: 'createdAt', privacy: 'business' },
  /** Null on the menu. */
  retiredAtMs: { kind: orNull(TIME), stored: 'retiredAt', ...NOT_YET },
  /** Since when it is off the menu to come back; null on the menu, and for a food that was removed. */
  hiddenAtMs: { kind: orNull(TIME), stored: 'hiddenAt', ...UNSAID },
  /** Portions that the kitchen took off sale when it marked the food as sold out; null while the food is on sale. */
  putAside: { kind: orNull(NUMBER), ...NOT_YET },
  /** Since when every change of its portions is a `StockMove`; null before the first. */
  ledgerFromMs: { kind: orNull(TIME), stored: 'ledgerFrom', ...NOT_YET },
  /** Whether portions are counted. Otherwise the food never runs out, and `quantity` is that of before. */
  counted: { kind: plain((stored): boolean => stored !== false), initially: true, privacy: 'business' },
  /** Since when portions are counted again; null for a food that always was. Earlier orders took none. */
  countedFromMs: { kind: orNull(TIME), stored: 'countedFrom', ...NOT_YET },
  /** From this number of portions on, staff read that the food runs low; null for the house's own number. */
  lowAt: { kind: orNull(NUMBER), ...NOT_YET },
  /** What a day begins with; null for a food that staff restock. */
  par: { kind: orNull(asStored<Par>()), ...NOT_YET },
  /** The last business day that really began with a par, `YYYY-MM-DD`; it stays when the par is changed or removed. */
  parDay: { kind: orNull(TEXT), ...NOT_YET },
  /** The business day on which the par was set: days begin with it from the next one on. Null for a food without. */
  parSetDay: { kind: orNull(TEXT), ...UNSAID },
  /**
   * Of a food with a par: the portions that are ordered for business days to come, `YYYY-MM-DD`. Those days begin with so many
   * fewer. Of the day that has begun: those that it owes, because its par was lowered below what was ordered.
   */
  ahead: {
    kind: asStored<Readonly<Record<string, number>>>(),
    initially: {},
    isLeftOut: true,
    privacy: 'business',
  },
  /** The last business day on which the kitchen does not offer it, `YYYY-MM-DD`; null for a food that is not off. */
  offThrough: { kind: orNull(TEXT), ...UNSAID },
  /** Each save of what an admin says of it, its choices among that, is one more. Portions and the kitchen's word are none. */
  version: { kind: NUMBER, initially: 0, isLeftOut: true, privacy: 'business' },
} as const satisfies Fields;

/** What whoever offers a food judges of it. It is never stored. */
interface OfferedNow {
  /** From when on it is served again, as guests read it, empty where nobody knows; left out while it is served. */
  readonly servedFrom?: string;
}
export interface MenuFood extends ValueOf<typeof MENU_FIELDS>, OfferedNow {}
export interface Food extends ValueOf<typeof FOOD_FIELDS>, OfferedNow {}

/** What a food has of which the house said no more: it is on the menu, and each portion is counted. */
export const NEW_FOOD = initialOf(FOOD_FIELDS);
/** Of it what everybody may see. */
export const NEW_MENU_FOOD = initialOf(MENU_FIELDS);
