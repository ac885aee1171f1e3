import { columnsNamed, MOST, type MovingTrouble } from '@foodhouse/domain';
import papa from 'papaparse';
import * as common from '../../ui/texts.ts';
import * as texts from './texts.ts';

// The rows of the table that is typed: one of nothing always stands at the end, as long as there may be one more. Each has a cell
// for each column, also where the table has fewer.

export const TYPED_COLUMNS = ['name', 'size', 'price', 'category', 'description', 'portions', 'tax'] as const;
export type TypedColumn = (typeof TYPED_COLUMNS)[number];
/** Of a house that has no rates of tax. */
export const COLUMNS_WITHOUT_TAX = TYPED_COLUMNS.filter((column) => column !== 'tax');

export const COLUMN_NAMES: Readonly<Record<TypedColumn, string>> = {
  name: texts.fieldName(),
  size: texts.columnSize(),
  price: texts.fieldPrice(),
  category: texts.fieldCategory(),
  description: texts.fieldDescription(),
  portions: texts.columnPortions(),
  tax: common.tax(),
};

export interface TypedRow {
  readonly id: number;
  /** By their columns. */
  readonly cells: readonly string[];
}

export type TypedRows = readonly TypedRow[];

export const NO_ROWS: TypedRows = [{ id: 1, cells: TYPED_COLUMNS.map(() => '') }];

/** What of a paste did not fit. */
export interface Left {
  readonly rows: number;
  /** With something in them. */
  readonly cells: number;
  /** As the head of what was pasted names them. */
  readonly columns: readonly string[];
}

/** What became of a paste. */
export interface Filled {
  readonly rows: TypedRows;
  /** How many of them it filled. */
  readonly count: number;
  /** Whether its first line was taken for the names of columns. */
  readonly hasHead: boolean;
  readonly left: Left;
}

export function isEmpty({ cells }: TypedRow): boolean {
  return cells.every((cell) => cell.trim() === '');
}

/** The table as a file has it: its head first, and nothing after the last row with something in it. */
export function fileRows(
  rows: TypedRows,
  columns: readonly TypedColumn[] = TYPED_COLUMNS,
): readonly (readonly string[])[] {
  const last = rows.findLastIndex((row) => !isEmpty(row));
  return [columns, ...rows.slice(0, last + 1).map(({ cells }) => cells.slice(0, columns.length))];
}

export function withCell(rows: TypedRows, id: number, column: number, text: string): TypedRows {
  return ended(rows.map((row) => (row.id === id ? { id, cells: row.cells.with(column, text) } : row)));
}

export function withoutRow(rows: TypedRows, id: number): TypedRows {
  return ended(rows.filter((row) => row.id !== id));
}

/** Fills from a cell on to the right and down; what has a head goes where that says, from the row on. */
export function withCells(
  rows: TypedRows,
  {
    id,
    column,
    pasted,
    columns = TYPED_COLUMNS.length,
  }: {
    readonly id: number;
    readonly column: number;
    readonly pasted: readonly (readonly string[])[];
    /** How many there are. */
    readonly columns?: number;
  },
): Filled {
  const from = rows.findIndex((row) => row.id === id);
  const [head = [], ...below] = pasted;
  const places = placesOfHead(head);
  const lines = places ? below : pasted;
  const fitting = lines.slice(0, MOST.typedRows - from);
  const placeOf = (at: number): number => (places ? (places[at] ?? -1) : at - column);
  const filled = fitting.reduce<TypedRows>((all, line, index) => {
    const { id: own, cells } = all[from + index] ?? { id: nextId(all), cells: TYPED_COLUMNS.map(() => '') };
    const changed = { id: own, cells: cells.map((cell, at) => (at < columns ? line[placeOf(at)] : null) ?? cell) };
    return from + index < all.length ? all.with(from + index, changed) : [...all, changed];
  }, rows);
  const taken = new Set(Array.from({ length: columns }, (_, at) => placeOf(at)));
  const over = fitting.flatMap((line) => line.flatMap((cell, at) => (cell === '' || taken.has(at) ? [] : [at])));
  const named = (at: number): boolean => places !== null && (head[at] ?? '') !== '';
  return {
    rows: ended(filled),
    count: fitting.length,
    hasHead: places !== null,
    left: {
      rows: lines.length - fitting.length,
      cells: over.filter((at) => !named(at)).length,
      columns: [...new Set(over)].filter(named).flatMap((at) => head[at] ?? []),
    },
  };
}

/**
 * Where each column stands in what has this first line; null where that is no head but a food. A head names nothing but columns,
 * and at least two: a food may be called Price. Beside a name and a price there may be columns that are not in this table.
 */
function placesOfHead(line: readonly string[]): readonly (number | undefined)[] | null {
  const named = columnsNamed(line);
  const places = TYPED_COLUMNS.map((column) => named.get(column));
  const own = places.filter((place) => place !== undefined).length;
  const isWhole = own > 1 && own === line.filter((cell) => cell !== '').length;
  return isWhole || (named.has('name') && named.has('price')) ? places : null;
}

/** The cells of what was pasted; null for one plain value, which is pasted as into any field. */
export function pastedCells(text: string): readonly (readonly string[])[] | null {
  const table = text.replaceAll(/^(?:\r?\n)+|(?:\r?\n)+$/g, '');
  const hasTabs = table.includes('\t');
  if (!hasTabs && !/[\r\n]/.test(table)) return null;
  const { data } = papa.parse<string[]>(table, hasTabs ? { delimiter: '\t' } : { delimitersToGuess: [';', ',', '|'] });
  return data.map((line) => line.map((cell) => cell.replaceAll(/\s*[\r\n]+\s*/g, ' ').trim()));
}

/** The column that a trouble is about. */
export function columnOf(trouble: MovingTrouble): TypedColumn {
  return COLUMN_OF[trouble] ?? 'name';
}

const COLUMN_OF: Readonly<Partial<Record<MovingTrouble, TypedColumn>>> = {
  'no-price': 'price',
  'unclear-price': 'price',
  'two-currencies': 'price',
  'too-many-categories': 'category',
  'no-portions': 'portions',
  'other-portions': 'portions',
  'unknown-tax': 'tax',
  'other-tax': 'tax',
};

function ended(rows: TypedRows): TypedRows {
  const last = rows.at(-1);
  if (last && (isEmpty(last) || rows.length >= MOST.typedRows)) return rows;
  return [...rows, { id: nextId(rows), cells: TYPED_COLUMNS.map(() => '') }];
}

function nextId(rows: TypedRows): number {
  return Math.max(0, ...rows.map(({ id }) => id)) + 1;
}
