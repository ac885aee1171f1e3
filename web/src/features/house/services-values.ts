import {
  TABLE_CODE_ALPHABET,
  TABLE_CODE_LENGTH,
  type FieldErrors,
  type HouseDto,
  type Service,
  type Table,
} from '@foodhouse/domain';

import { areaProblem } from './areas-values.ts';

// What the house offers, and its tables, as they are edited.

/** Those that can be switched on here, in their order. */
export const SWITCHES = ['pickup', 'table', 'delivery'] as const satisfies readonly Service[];

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
  while (names.has(`Table ${number}`)) number += 1;
  return { code: newCode(), name: `Table ${number}` };
}

/** What is saved. A service that becomes offered and has no hours of its own opens with pickup. */
export function servicesDtoOf(
  house: HouseDto,
  services: readonly Service[],
  tables: readonly Table[],
): Required<Pick<HouseDto, 'services' | 'tables' | 'hours'>> {
  const { hours = {} } = house;
  const { pickup } = hours;
  const isNew = (one: Service): boolean => services.includes(one) && !house.services?.includes(one) && !hours[one];
  const opening = pickup ? SWITCHES.filter(isNew).map((one) => [one, pickup] as const) : [];
  return {
    services: SWITCHES.filter((one) => services.includes(one)),
    tables: tables.map(({ code, name }) => ({ code, name: name.trim() })),
    hours: { ...hours, ...Object.fromEntries(opening) },
  };
}

/** What to say of tables that the house would not take; null when it would. */
export function problemOfTables(fields: FieldErrors): string | null {
  const [path] = Object.keys(fields);
  if (path === undefined) return null;
  const [part, index] = path.split('.');
  if (part === 'areas')
    return index === undefined
      ? 'These are more areas than the house keeps.'
      : `Area ${Number(index) + 1} ${areaProblem(path.split('.').slice(2).join('.'))}`;
  if (part !== 'tables') return `The other settings are not as the house takes them: ${fields[path]}.`;
  if (index === undefined) return 'These are more tables than the house keeps.';
  return `Table ${Number(index) + 1} needs a name of at most 40 characters.`;
}
