import { MOST_MENU_BYTES, readGloriaFood, type Currency, type MovedMenu } from '@foodhouse/domain';
import * as texts from './texts.ts';

export type ReadMenu =
  | { readonly ok: true; readonly menu: MovedMenu; /** What `JSON.parse` made of it. */ readonly file: unknown }
  /** Says what was expected, and what came. */
  | { readonly ok: false; readonly problem: string };

/** @param house its currency; null for whichever the file names */
export function readMenuText(text: string, house: Currency | null): ReadMenu {
  if (text.trim() === '') return { ok: false, problem: texts.nothingThere() };
  if (text.length > MOST_MENU_BYTES) return tooLarge(text.length);
  try {
    const file: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return { ok: true, menu: readGloriaFood(file, house), file };
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

function decoded(bytes: ArrayBuffer): string {
  const text = new TextDecoder().decode(bytes);
  return text.includes('\uFFFD') ? new TextDecoder('windows-1252').decode(bytes) : text;
}

function tooLarge(bytes: number): ReadMenu {
  const size = Math.ceil(bytes / 1_000_000);
  return { ok: false, problem: texts.tooLarge({ size, most: MOST_MENU_BYTES / 1_000_000 }) };
}
