import {
  formatOfJson,
  jsonLdIn,
  MENU_READERS,
  MOST_MENU_BYTES,
  type Currency,
  type MenuFormat,
  type MovedMenu,
} from '@foodhouse/domain';
import { loaded } from '../../lib/load-chunk.ts';
import * as texts from './texts.ts';

export interface FoundMenu {
  readonly ok: true;
  readonly menu: MovedMenu;
  readonly format: MenuFormat;
  /** What was read, as the server takes it. */
  readonly file: unknown;
}

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
    const rows = await rowsOf(content);
    return rows ? readMenu('table', { rows }, house) : { ok: false, problem: texts.notLoaded() };
  }
  try {
    const json: unknown = JSON.parse(content);
    // A list has no name for what it is.
    return readMenu(formatOfJson(json), Array.isArray(json) ? { '@graph': json } : json, house);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { ok: false, problem: texts.notJson({ reason: error.message }) };
  }
}

/** Of another encoding than UTF-8 it is taken for Windows-1252, which older programs of western countries write. */
export async function readMenuFile(file: Blob, house: Currency | null): Promise<ReadMenu> {
  if (file.size > MOST_MENU_BYTES) return tooLarge(file.size);
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    return { ok: false, problem: texts.notRead() }; // it was moved or changed since it was chosen
  }
  return readMenuText(decoded(bytes), house);
}

/** Reads what is JSON already, or cells. */
export function readMenu(format: MenuFormat, file: unknown, house: Currency | null): FoundMenu {
  return { ok: true, menu: MENU_READERS[format](file, house), format, file };
}

/** Our example. */
export async function readExample(house: Currency | null): Promise<ReadMenu> {
  const example = await loaded(() => import('./example-menu.json'));
  return example ? readMenu('gloriafood', example.default, house) : { ok: false, problem: texts.notLoaded() };
}

/** The cells of each line, whichever sign is between them; null where what takes them apart cannot be had. */
async function rowsOf(text: string): Promise<readonly (readonly string[])[] | null> {
  const papa = await loaded(() => import('papaparse'));
  return papa && papa.default.parse<string[]>(text, { delimitersToGuess: ['\t', ';', ',', '|'] }).data;
}

function decoded(bytes: ArrayBuffer): string {
  const text = new TextDecoder().decode(bytes);
  return text.includes('\uFFFD') ? new TextDecoder('windows-1252').decode(bytes) : text;
}

function tooLarge(bytes: number): ReadMenu {
  const size = Math.ceil(bytes / 1_000_000);
  return { ok: false, problem: texts.tooLarge({ size, most: MOST_MENU_BYTES / 1_000_000 }) };
}
