/** The most portions of one food that the house can hold. */
export const MAX_QUANTITY = 100_000;

/** What a house can allow in one order. */
export const PORTIONS = { least: 1, most: 500 } as const;

/** The most of a list. */
export const MOST = {
  /** Of a basket. */
  lines: 30,
  optionsOfLine: 100,
  /** Of a food. */
  sizes: 20,
  groups: 60,
  /** Of all groups of a food. */
  optionsOfFood: 500,
  /** Of a group. */
  options: 200,
  /** Sizes for which an option has a price of its own, and groups that it asks. */
  sizePrices: 50,
  asked: 5,
  /** Of one group, and of one option. */
  chosen: 100,
  /** Foods that come in with one menu. */
  foodsMoved: 1000,
  /** Lines of a table of foods. */
  tableLines: 20_000,
  /** Rows of a table that is typed on the page. */
  typedRows: 200,
  /** Of the house. */
  groupsOfHouse: 1000,
  categories: 40,
  taxRates: 8,
  tables: 200,
  invitations: 100,
  areas: 50,
  /** Of an area. */
  postcodes: 200,
  /** Of the hours of a service, and of all special days. */
  periods: 28,
  exceptions: 60,
} as const;

/** How many orders may wait for an answer: each of their portions is off sale meanwhile. */
export const WAITING_ORDERS = {
  /** In portions of so many full orders. */
  ofCustomer: 2,
  /** The same of all newcomers behind one address, but for those at tables. New accounts cost nothing to make up. */
  ofAddress: 4,
  /** A guest costs nothing to make up. */
  ofGuest: 3,
  atTable: 3,
} as const;
