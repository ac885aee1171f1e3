import {
  asChain,
  lineRecordsOfTaken,
  type Categories,
  type FoodDto,
  type HouseDto,
  type ReviewDto,
  type TablesDto,
  type TakenMoveDto,
  type TakenOrderDto,
  type TakenPersonDto,
} from '@foodhouse/domain';
import { callAsUser } from '../../data/call-as-user.ts';
import type { ApiAnswer } from '../../data/client.ts';
import { askHouse } from '../../data/house-currency.ts';
import { askFoods, eachOnce, newReading, pagesOf, readOn, wholeOf, type Asking } from '../../data/take-pages.ts';
import { houseClock } from '../../lib/clock.ts';
import { csvOf } from '../../ui/data-table/csv.ts';
import { askTable } from '../moving-in/import-menu.ts';
import { ownTableColumns } from '../moving-in/own-table.ts';
import { lineRecordsCsv } from '../orders/list/order-lines-csv.ts';
import * as texts from './texts.ts';

/** Business days, `YYYY-MM-DD`; empty for the first and the last there are. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** One reading of a subject: where it failed, reading on begins there. */
export interface Taking {
  readonly read: (asking: Asking) => Promise<ApiAnswer<unknown>>;
  /** Once all of it was read: what stands in the one file. */
  readonly json: () => Readonly<Record<string, unknown>>;
  readonly csv: () => string;
  /** Lines of the CSV. */
  readonly count: () => number;
  /** What was read so far. */
  readonly got: () => number;
}

interface Subject {
  readonly label: string;
  readonly what: string;
  /** Whether it is of the days that were chosen. */
  readonly isOfDays?: true;
  readonly begin: (days: Days) => Taking;
}

/** What a house owns, in the order in which it is read and shown. */
export const SUBJECTS = {
  menu: { label: texts.menu(), what: texts.menuWhat(), begin: takeMenu },
  orders: { label: texts.orders(), what: texts.ordersWhat(), isOfDays: true, begin: takeOrders },
  people: { label: texts.people(), what: texts.peopleWhat(), begin: takePeople },
  moves: { label: texts.moves(), what: texts.movesWhat(), isOfDays: true, begin: takeMoves },
  reviews: { label: texts.reviews(), what: texts.reviewsWhat(), begin: takeReviews },
  settings: { label: texts.settings(), what: texts.settingsWhat(), begin: takeSettings },
} as const satisfies Readonly<Record<string, Subject>>;

export type SubjectName = keyof typeof SUBJECTS;
export const SUBJECT_NAMES = Object.keys(SUBJECTS) as readonly SubjectName[];

type Row = readonly string[];

function takeMenu(): Taking {
  const rows = newReading<Row>();
  const foods = newReading<FoodDto>();
  let beside: { readonly categories: unknown; readonly choiceGroups: unknown } | null = null;
  return {
    async read(asking) {
      const table = await readOn(rows, wholeOf<Row>(askTable), asking);
      if (!table.ok) return table;
      const listed = await readOn(foods, askFoods, asking);
      if (!listed.ok) return listed;
      if (beside) return listed;
      const [categories, groups] = await Promise.all([
        callAsUser<Categories>('/categories', asking),
        callAsUser('/choicegroups', asking),
      ]);
      if (!categories.ok) return categories;
      if (!groups.ok) return groups;
      beside = { categories: categories.value.categories, choiceGroups: groups.value };
      return groups;
    },
    json: () => ({ menu: { rows: rows.items, foods: eachOnce(foods.items), ...beside } }),
    csv: () => {
      const [head = [], ...lines] = rows.items;
      return csvOf(lines, ownTableColumns(head));
    },
    count: () => Math.max(0, rows.items.length - 1),
    got: () => Math.max(0, rows.items.length - 1),
  };
}

function takeOrders(days: Days): Taking {
  const orders = newReading<TakenOrderDto>();
  return {
    read: (asking) => readOn(orders, pagesOf('/export/orders', said(days)), asking),
    json: () => ({ orders: orders.items }),
    csv: () => lineRecordsCsv(lineRecordsOfTaken(orders.items)),
    count: () => orders.items.reduce((sum, { lines }) => sum + lines.length, 0),
    got: () => orders.items.length,
  };
}

function takeMoves(days: Days): Taking {
  const moves = newReading<TakenMoveDto>();
  return {
    read: (asking) => readOn(moves, pagesOf('/export/moves', said(days)), asking),
    json: () => ({ moves: inOrder(moves.items) }),
    csv: () =>
      csvOf(inOrder(moves.items), [
        { label: texts.businessDay(), value: ({ businessDay }) => businessDay },
        { label: texts.time(), value: ({ at }) => timeOf(at) },
        { label: texts.food(), value: ({ food }) => food },
        { label: texts.change(), value: ({ change }) => change },
        { label: texts.after(), value: ({ after }) => after },
        { label: texts.cause(), value: ({ cause }) => cause },
        { label: texts.orderToken(), value: ({ token = '' }) => token },
        { label: texts.by(), value: ({ byRole }) => (byRole === 'system' ? texts.theHouse() : byRole) },
        { label: texts.note(), value: ({ note }) => note },
      ]),
    count: () => moves.items.length,
    got: () => moves.items.length,
  };
}

/** Pages come by time, and what has one time by nothing. */
function inOrder(moves: readonly TakenMoveDto[]): readonly TakenMoveDto[] {
  return asChain(moves, ({ change: delta, at, ...move }) => ({ ...move, delta, atMs: Date.parse(at) }));
}

function takePeople(): Taking {
  const people = newReading<TakenPersonDto>();
  return {
    read: (asking) => readOn(people, pagesOf('/export/people'), asking),
    json: () => ({ accounts: people.items }),
    csv: () =>
      csvOf(people.items, [
        { label: texts.email(), value: ({ email }) => email },
        { label: texts.name(), value: ({ displayName }) => displayName },
        { label: texts.role(), value: ({ role }) => role },
        { label: texts.since(), value: ({ createdAt }) => timeOf(createdAt) },
      ]),
    count: () => people.items.length,
    got: () => people.items.length,
  };
}

function takeReviews(): Taking {
  const reviews = newReading<ReviewDto>();
  return {
    read: (asking) => readOn(reviews, pagesOf('/export/reviews'), asking),
    json: () => ({ reviews: reviews.items.map(({ img: _maskedEmail, ...review }) => review) }),
    csv: () =>
      csvOf(reviews.items, [
        { label: texts.time(), value: ({ createdAt }) => timeOf(createdAt) },
        { label: texts.name(), value: ({ name }) => name },
        { label: texts.review(), value: ({ description }) => description },
      ]),
    count: () => reviews.items.length,
    got: () => reviews.items.length,
  };
}

function takeSettings(): Taking {
  let settings: Readonly<Record<string, unknown>> = {};
  return {
    async read() {
      const [house, tables] = await Promise.all([askHouse(), callAsUser<TablesDto>('/house/tables', {})]);
      if (!house.ok) return house;
      if (!tables.ok) return tables;
      settings = { ...(house.value satisfies HouseDto), tables: tables.value.tables.map(({ name }) => name) };
      return house;
    },
    json: () => ({ settings }),
    csv: () =>
      csvOf(flat(settings), [
        { label: texts.setting(), value: ([name]) => name },
        { label: texts.value(), value: ([, value]) => value },
      ]),
    count: () => flat(settings).length,
    got: () => flat(settings).length,
  };
}

/** Each value by its path, such as `tax.rates.0.name`. */
export function flat(value: unknown, path = ''): readonly (readonly [path: string, value: string | number])[] {
  if (typeof value === 'number' || typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null)
    return [[path, value === true ? 'true' : value === false ? 'false' : '']];
  return Object.entries(value).flatMap(([name, part]) => flat(part, path === '' ? name : `${path}.${name}`));
}

function said({ from, to }: Days): Readonly<Record<string, string>> {
  return { ...(from !== '' && { from }), ...(to !== '' && { to }) };
}

function timeOf(time: string): string {
  return houseClock().sheet(Date.parse(time));
}
