import {
  MOST,
  TABLE_CODE_ALPHABET,
  TABLE_CODE_LENGTH,
  type FieldErrors,
  type HouseDto,
  type SaveHouseDto,
  type Service,
  type Table,
} from '@foodhouse/domain';
import { areaDtoOf, areaProblem, areaValuesOf, type AreaValues } from './areas-values.ts';
import { elsewhere } from './refused-fields.ts';
import * as texts from './texts.ts';

// What the house offers, and its tables, as they are edited.

/** Those that can be switched on here, in their order. */
export const SWITCHES = ['pickup', 'table', 'delivery'] as const satisfies readonly Service[];

export interface TableRow extends Table {
  /** Its own, over a new code. */
  readonly row: string;
}

export interface ServicesValues {
  readonly services: readonly Service[];
  readonly tables: readonly TableRow[];
  readonly areas: readonly AreaValues[];
}

export function servicesOf({ services, areas, currency }: HouseDto, tables: readonly Table[]): ServicesValues {
  return {
    services,
    tables: tables.map((table) => ({ ...table, row: table.code })),
    areas: areas.map((area) => areaValuesOf(area, currency)),
  };
}

/** A code that nobody guesses. */
export function newCode(): string {
  // As many letters as divide 256: each is as likely as any other.
  return Array.from(
    crypto.getRandomValues(new Uint8Array(TABLE_CODE_LENGTH)),
    (byte) => TABLE_CODE_ALPHABET[byte % TABLE_CODE_ALPHABET.length],
  ).join('');
}

/** The next number that no table has. */
export function newTable(tables: readonly Table[]): Table {
  const names = new Set(tables.map(({ name }) => name));
  let number = tables.length + 1;
  while (names.has(texts.table({ number }))) number += 1;
  return { code: newCode(), name: texts.table({ number }) };
}

/** What is saved. A service has the house's hours until the form of hours gives it its own. */
export function servicesDtoOf(
  house: Pick<HouseDto, 'currency'>,
  { services, tables, areas }: ServicesValues,
): Required<Pick<SaveHouseDto, 'services' | 'tables' | 'areas'>> {
  return {
    services: SWITCHES.filter((one) => services.includes(one)),
    tables: tables.map(({ code, name }) => ({ code, name: name.trim() })),
    areas: areas.map((area) => areaDtoOf(area, house.currency)),
  };
}

/** What to say of tables and areas that the house does not take. */
export function problemOfTables(fields: FieldErrors): string {
  const [path = ''] = Object.keys(fields);
  const [part, index] = path.split('.');
  if (part === 'areas')
    return index === undefined
      ? texts.tooManyAreas({ most: MOST.areas })
      : areaProblem(Number(index) + 1, path.split('.').slice(2).join('.'));
  if (part !== 'tables') return elsewhere(fields[path]);
  if (index === undefined) return texts.tooManyTables({ most: MOST.tables });
  return texts.tableNeedsName({ number: Number(index) + 1 });
}
