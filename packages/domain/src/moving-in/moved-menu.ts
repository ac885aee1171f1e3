import type { Category } from '../foods/categories.ts';
import type { ChoiceGroup, FoodSize, GroupUse } from '../foods/choices.ts';
import type { Allergen, DietTag } from '../foods/declarations.ts';
import type { Currency } from '../money/currency.ts';
import type { Minor } from '../money/money.ts';
import type { WeeklyHours } from '../time/weekly-hours.ts';

// A menu of another system as this house would hold it. Pure, so that a page shows it before anything is stored or sent.

/** What a menu can come as: the files of GloriaFood and Uber Eats, a page's Menu of schema.org, or a table of foods. */
export const MENU_FORMATS = ['gloriafood', 'ubereats', 'schemaorg', 'table'] as const;
export type MenuFormat = (typeof MENU_FORMATS)[number];

/** Reads a file of a format. */
export type MenuReader = (file: unknown, house: Currency | null) => MovedMenu;

/** The largest file that is read, in bytes: a menu of 186 foods and 12,000 options has three million. */
export const MOST_MENU_BYTES = 10_000_000;

/** What begins the ids of whatever came in a format: what the house made itself has others. */
export const MOVED_ID: Readonly<Record<MenuFormat, string>> = {
  gloriafood: 'gf-',
  ubereats: 'ue-',
  schemaorg: 'so-',
  table: 'table-',
};

/** A food as it would be made. */
export interface MovedFood {
  /** Made of that of the other system: a repeat of the import finds the food again. */
  readonly id: string;
  readonly name: string;
  /** What the kitchen reads, where the file says it; otherwise the house's own word stays. */
  readonly kitchenName?: string;
  readonly description: string;
  /** Without a size. */
  readonly priceMinor: Minor;
  readonly categoryId: string | null;
  /** Null where nothing was said, or something was not understood: then guests ask the house. */
  readonly allergens: readonly Allergen[] | null;
  readonly tags: readonly DietTag[];
  /** Where its picture stands: at https, and once it was fetched with the house. Null for none. */
  readonly picture: string | null;
  /** What the picture of the food shows, where a table says so. */
  readonly pictureText?: string;
  /** When it is served; empty where nothing was said, or it is always. */
  readonly served: readonly WeeklyHours[];
  readonly sizes: readonly FoodSize[];
  /** How many there are of a new food, where a table says so; one that the house has keeps its own. */
  readonly portions?: number;
  /** Whether it comes in hidden, where a table says so. One that the house has hidden stays so, whatever the table says. */
  readonly hidden?: true;
  /** The rate of tax, where a table says so: its id, name or percent, and in which line. */
  readonly tax?: { readonly said: string; readonly line: number };
  /** Null where nothing was said of it: of a new food none. */
  readonly uses: readonly GroupUse[] | null;
}

/** What was not understood, or is held in another way. */
export const MOVING_TROUBLES = [
  'not-a-menu',
  'not-a-table',
  'too-many-lines',
  'too-many-foods',
  'unknown-column',
  'other-currency',
  'two-currencies',
  'too-many-categories',
  'several-categories',
  'no-name',
  'same-id',
  'no-price',
  'unclear-price',
  'long-name',
  'not-active',
  'at-times',
  'order-types',
  'unknown-tag',
  'unknown-allergen',
  'unclear-picture',
  'unclear-hidden',
  'no-portions',
  'other-portions',
  'unknown-tax',
  'other-tax',
  'house-without-tax',
  'too-many-options',
  'too-many-groups',
  'more-than-there-are',
  'empty-group',
  'unknown-group',
  'unused-group',
] as const;
export type MovingTrouble = (typeof MOVING_TROUBLES)[number];

export interface MovingNote {
  /** The names on the way to it: category, food, size, group, option. */
  readonly where: readonly string[];
  /** The line of a table, from 1 on. */
  readonly line?: number;
  readonly trouble: MovingTrouble;
  /** What came. */
  readonly came: string;
  /** What may come instead, where only the house knows that. */
  readonly expected?: string;
}

export interface MovedMenu {
  readonly format: MenuFormat;
  /** Of its prices. */
  readonly currency: Currency;
  readonly categories: readonly Category[];
  readonly groups: readonly ChoiceGroup[];
  readonly foods: readonly MovedFood[];
  readonly notes: readonly MovingNote[];
}
