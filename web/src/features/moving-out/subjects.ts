import {
  asChain,
  fromDecimal,
  lineRecordsOfTaken,
  removedTableOf,
  STATUS_LABELS,
  takenFoodFromDto,
  type ActingRole,
  type Categories,
  type HouseDto,
  type HousePages,
  type ReviewDto,
  type TablesDto,
  type TakenEventDto,
  type TakenFoodDto,
  type TakenMoveDto,
  type TakenOrderDto,
  type TakenPersonDto,
  type TakenVoucherDto,
} from '@foodhouse/domain';
import { callAsUser } from '../../data/call-as-user.ts';
import type { ApiAnswer } from '../../data/client.ts';
import { askHouse } from '../../data/house-currency.ts';
import { eachOnce, newReading, pagesOf, readOn, wholeOf, type Asking } from '../../data/take-pages.ts';
import { houseClock } from '../../lib/clock.ts';
import { sheetAmount } from '../../lib/sheet.ts';
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
  removed: { label: texts.removed(), what: texts.removedWhat(), begin: takeRemoved },
  orders: { label: texts.orders(), what: texts.ordersWhat(), isOfDays: true, begin: takeOrders },
  events: { label: texts.events(), what: texts.eventsWhat(), isOfDays: true, begin: takeEvents },
  people: { label: texts.people(), what: texts.peopleWhat(), begin: takePeople },
  vouchers: { label: texts.vouchers(), what: texts.vouchersWhat(), begin: takeVouchers },
  moves: { label: texts.moves(), what: texts.movesWhat(), isOfDays: true, begin: takeMoves },
  reviews: { label: texts.reviews(), what: texts.reviewsWhat(), begin: takeReviews },
  settings: { label: texts.settings(), what: texts.settingsWhat(), begin: takeSettings },
} as const satisfies Readonly<Record<string, Subject>>;

export type SubjectName = keyof typeof SUBJECTS;
export const SUBJECT_NAMES = Object.keys(SUBJECTS) as readonly SubjectName[];

type Row = readonly string[];

function takeMenu(): Taking {
  const rows = newReading<Row>();
  const foods = newReading<TakenFoodDto>();
  let beside: { readonly categories: unknown; readonly choiceGroups: unknown } | null = null;
  return {
    async read(asking) {
      const table = await readOn(rows, wholeOf<Row>(askTable), asking);
      if (!table.ok) return table;
      const listed = await readOn(foods, pagesOf('/export/menu'), asking);
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
    json: () => ({ menu: { rows: rows.items, foods: foods.items, ...beside } }),
    csv: () => tableCsv(rows.items),
    count: () => Math.max(0, rows.items.length - 1),
    got: () => Math.max(0, rows.items.length - 1),
  };
}

/** The house's own table, as the import takes it back. */
function tableCsv([head = [], ...lines]: readonly Row[]): string {
  return csvOf(lines, ownTableColumns(head));
}

function takeRemoved(): Taking {
  const foods = newReading<TakenFoodDto>();
  // One that came back and left again meanwhile is on a later page, too.
  const unlike = (): readonly TakenFoodDto[] => eachOnce(foods.items);
  const table = (): readonly Row[] =>
    removedTableOf(
      unlike().map((food) => takenFoodFromDto(food)),
      (atMs) => houseClock().sheet(atMs),
    );
  return {
    read: (asking) => readOn(foods, pagesOf('/export/removed'), asking),
    json: () => ({ removedFoods: unlike() }),
    csv: () => tableCsv(table()),
    count: () => table().length - 1,
    got: () => foods.items.length,
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

function takeEvents(days: Days): Taking {
  const events = newReading<TakenEventDto>();
  return {
    read: (asking) => readOn(events, pagesOf('/export/events', said(days)), asking),
    json: () => ({ events: events.items }),
    csv: () =>
      csvOf(events.items, [
        { label: texts.order(), value: ({ orderId }) => orderId },
        { label: texts.orderToken(), value: ({ token }) => token },
        { label: texts.businessDay(), value: ({ businessDay = '' }) => businessDay },
        { label: texts.time(), value: ({ at }) => timeOf(at) },
        { label: texts.statusBefore(), value: ({ from }) => (from ? STATUS_LABELS[from] : '') },
        { label: texts.statusAfter(), value: ({ to }) => STATUS_LABELS[to] },
        { label: texts.by(), value: ({ byRole }) => actorOf(byRole) },
        { label: texts.reason(), value: ({ reason = '' }) => reason },
        { label: texts.code(), value: ({ code = '' }) => code },
        { label: texts.promisedFor(), value: ({ promisedAt }) => (promisedAt === undefined ? '' : timeOf(promisedAt)) },
        { label: texts.laterBy(), value: ({ plusMinutes = '' }) => plusMinutes },
      ]),
    count: () => events.items.length,
    got: () => events.items.length,
  };
}

function actorOf(role: ActingRole): string {
  return role === 'system' ? texts.theHouse() : role;
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
        { label: texts.by(), value: ({ byRole }) => actorOf(byRole) },
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

function takeVouchers(): Taking {
  const vouchers = newReading<TakenVoucherDto>();
  const inSheet = (amount: number, { currency }: TakenVoucherDto): string =>
    sheetAmount(fromDecimal(amount, currency), currency);
  return {
    read: (asking) => readOn(vouchers, pagesOf('/export/vouchers'), asking),
    json: () => ({ vouchers: vouchers.items }),
    csv: () =>
      csvOf(vouchers.items, [
        { label: texts.email(), value: ({ email = '' }) => email },
        { label: texts.account(), value: ({ customerId }) => customerId },
        { label: texts.amount(), value: (voucher) => inSheet(voucher.amount, voucher) },
        { label: texts.least(), value: (voucher) => inSheet(voucher.least, voucher) },
        { label: texts.currency(), value: ({ currency }) => currency },
        { label: texts.until(), value: ({ expiresAt }) => timeOf(expiresAt) },
        { label: texts.orderOfVoucher(), value: ({ orderId }) => orderId },
      ]),
    count: () => vouchers.items.length,
    got: () => vouchers.items.length,
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
      const [house, tables, pages] = await Promise.all([
        askHouse(),
        callAsUser<TablesDto>('/house/tables', {}),
        callAsUser<HousePages>('/house/pages', {}),
      ]);
      if (!house.ok) return house;
      if (!tables.ok) return tables;
      if (!pages.ok) return pages;
      const { version: _version, ...written } = pages.value;
      settings = {
        ...(house.value satisfies HouseDto),
        tables: tables.value.tables.map(({ name }) => name),
        pages: written,
      };
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
