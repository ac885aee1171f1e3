import {
  formatOfJson,
  guardedCell,
  jsonLdIn,
  MENU_READERS,
  MOST_MENU_BYTES,
  recordOf,
  type Currency,
  type MenuFormat,
  type MovedMenu,
} from '@foodhouse/domain';
import type { ParseResult } from 'papaparse';
import { loaded } from '../../lib/load-chunk.ts';
import * as texts from './texts.ts';

export interface FoundMenu {
  readonly ok: true;
  readonly menu: MovedMenu;
  readonly format: MenuFormat;
  /** What was read, as the server takes it. */
  readonly file: unknown;
  readonly guess: Guess;
}

/** What nothing in a file says, and how it was read. */
export interface Guess {
  /** Between the cells of a table. */
  readonly separator: Separator | null;
  /** Other than UTF-8. */
  readonly encoding: string | null;
}

export type Separator = 'tab' | 'semicolon' | 'comma' | 'bar';
const SEPARATORS: Readonly<Record<string, Separator>> = { '\t': 'tab', ';': 'semicolon', ',': 'comma', '|': 'bar' };
const NO_GUESS: Guess = { separator: null, encoding: null };

export type ReadMenu =
  | FoundMenu
  /** Says what was expected, and what came. */
  | { readonly ok: false; readonly problem: string };

/**
 * Reads what was pasted: the JSON of another system, a page that has its menu in it, or a table with a line for each food.
 * @param house its currency; null for whichever the file names
 */
export async function readMenuText(text: string, house: Currency | null): Promise<ReadMenu> {
  if (text.trim() === '') return { ok: false, problem: texts.nothingThere() };
  if (text.length > MOST_MENU_BYTES) return tooLarge(text.length);
  const content = text.replace(/^\uFEFF/, '').trim();
  if (content.startsWith('<')) return readMenu('schemaorg', jsonLdIn(content) ?? {}, house);
  if (!/^[[{]/.test(content)) {
    const table = await tableOf(content);
    if (!table) return { ok: false, problem: texts.notLoaded() };
    const separator = SEPARATORS[table.meta.delimiter] ?? null;
    return { ...readMenu('table', { rows: table.data }, house), guess: { separator, encoding: null } };
  }
  try {
    const json: unknown = JSON.parse(content);
    const own = ownRows(json);
    if (own) return readMenu('table', { rows: own }, house);
    // A list has no name for what it is.
    return readMenu(formatOfJson(json), Array.isArray(json) ? { '@graph': json } : json, house);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { ok: false, problem: texts.notJson({ reason: error.message }) };
  }
}

/** The cells of the menu in a house's own export; null for another file. */
function ownRows(json: unknown): readonly (readonly string[])[] | null {
  const { foodhouse, menu } = recordOf(json);
  const { rows } = recordOf(menu);
  if (foodhouse === undefined || !Array.isArray(rows)) return null;
  return rows.map((row) => (Array.isArray(row) ? row.map((cell) => guardedCell(String(cell))) : []));
}

/**
 * What is not UTF-8 is UTF-16 where it says so, as spreadsheets do, and else taken for Windows-1252, which older programs of
 * western countries write.
 */
export async function readMenuFile(file: Blob, house: Currency | null): Promise<ReadMenu> {
  if (file.size > MOST_MENU_BYTES) return tooLarge(file.size);
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    return { ok: false, problem: texts.notRead() }; // it was moved or changed since it was chosen
  }
  const { text, encoding } = decoded(bytes);
  const read = await readMenuText(text, house);
  return read.ok ? { ...read, guess: { ...read.guess, encoding } } : read;
}

/** Reads what is JSON already, or cells. */
export function readMenu(format: MenuFormat, file: unknown, house: Currency | null): FoundMenu {
  return { ok: true, menu: MENU_READERS[format](file, house), format, file, guess: NO_GUESS };
}

/** Our example. */
export async function readExample(house: Currency | null): Promise<ReadMenu> {
  const example = await loaded(() => import('./example-menu.json'));
  return example ? readMenu('gloriafood', example.default, house) : { ok: false, problem: texts.notLoaded() };
}

/** The cells of each line, whichever sign is between them; null where what takes them apart cannot be had. */
async function tableOf(text: string): Promise<ParseResult<string[]> | null> {
  const papa = await loaded(() => import('papaparse'));
  return papa && papa.default.parse<string[]>(text, { delimitersToGuess: Object.keys(SEPARATORS) });
}

function decoded(bytes: ArrayBuffer): { readonly text: string; readonly encoding: string | null } {
  const [first, second] = new Uint8Array(bytes);
  const wide = first === 0xff && second === 0xfe ? 'UTF-16LE' : first === 0xfe && second === 0xff ? 'UTF-16BE' : null;
  const text = new TextDecoder(wide ?? undefined).decode(bytes);
  const encoding = wide ?? (text.includes('\uFFFD') ? 'Windows-1252' : null);
  return { text: encoding === wide ? text : new TextDecoder('windows-1252').decode(bytes), encoding };
}

function tooLarge(bytes: number): ReadMenu {
  const size = Math.ceil(bytes / 1_000_000);
  return { ok: false, problem: texts.tooLarge({ size, most: MOST_MENU_BYTES / 1_000_000 }) };
}
