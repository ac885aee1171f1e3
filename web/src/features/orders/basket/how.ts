import { TABLE_CODE_ALPHABET, TABLE_CODE_LENGTH, type AskedFulfilment, type Service } from '@foodhouse/domain';
import { fieldOf } from '../../../lib/field-of.ts';
import { forgetStored, keepStored, readStored } from '../../../lib/stored.ts';

// How a guest of this tab wants to be served: chosen in the basket, or said by the code on a table.

export interface How {
  /** Null until something was chosen: the house's first service counts. */
  readonly kind: Service | null;
  /** Of the table; empty while none is known. */
  readonly code: string;
  /** Where to deliver: an area's id where one was chosen by its name, else a postcode. Never stored with the address. */
  readonly place?: { readonly postcode?: string; readonly area?: string; readonly address?: string };
}

export const NOTHING_SAID: How = { kind: null, code: '' };

const HOW_KEY = 'how';
const TAB = 'sessionStorage';
/** As long as a long meal: who comes back tomorrow sits elsewhere. */
const KEEP_MS = 3 * 60 * 60_000;

const followers = new Set<() => void>();

export function keepHow(how: How, nowMs = Date.now()): void {
  if (how.kind === null) forgetStored(HOW_KEY, TAB);
  else keepStored(HOW_KEY, JSON.stringify({ kind: how.kind, code: how.code, untilMs: nowMs + KEEP_MS }), TAB);
  for (const tell of followers) tell();
}

/** Calls back whenever it is said anew. @returns ends it */
export function followHow(tell: () => void): () => void {
  followers.add(tell);
  return () => {
    followers.delete(tell);
  };
}

export function knownHow(nowMs = Date.now()): How {
  let stored: unknown;
  try {
    stored = JSON.parse(readStored(HOW_KEY, TAB) ?? '{}');
  } catch {
    return NOTHING_SAID;
  }
  const [kind, code, untilMs] = ['kind', 'code', 'untilMs'].map((field) => fieldOf(stored, field));
  const isKnown = typeof kind === 'string' && typeof code === 'string' && Number(untilMs) > nowMs;
  return isKnown ? { kind: kind as Service, code } : NOTHING_SAID;
}

/** The table whose code was scanned, for whoever orders without the basket. */
export function askedOfTab(): AskedFulfilment | null {
  const { kind, code } = knownHow();
  return kind === 'table' && code !== '' ? { kind, table: code } : null;
}

const NOT_OF_CODES = new RegExp(`[^${TABLE_CODE_ALPHABET}]`, 'g');

/** As it is printed, however it is typed. */
export function codeOf(typed: string): string {
  return typed.toUpperCase().replaceAll(NOT_OF_CODES, '').slice(0, TABLE_CODE_LENGTH);
}

/** @param offered by the house, as the latest answer said; empty before it */
export function kindOf({ kind }: How, offered: readonly Service[]): Service | null {
  return kind ?? (offered.includes('pickup') ? 'pickup' : (offered[0] ?? null));
}

/** What is sent; null where nothing needs to be said. */
export function askedAs(how: How, offered: readonly Service[]): AskedFulfilment | null {
  const kind = kindOf(how, offered);
  if (kind === 'table') return how.code.length === TABLE_CODE_LENGTH ? { kind, table: how.code } : null;
  if (kind === 'delivery') {
    const { postcode = '', area = '', address = '' } = how.place ?? {};
    const to = { kind, ...(address.trim() !== '' && { address: address.trim() }) };
    if (area !== '') return { ...to, area };
    return postcode.trim() === '' ? null : { ...to, postcode: postcode.trim() };
  }
  return how.kind === 'pickup' ? { kind: 'pickup' } : null;
}

/** Whether something must be said before it can be ordered. */
export function isMissing(how: How, offered: readonly Service[]): boolean {
  const asked = askedAs(how, offered);
  if (kindOf(how, offered) === 'delivery') return asked?.kind !== 'delivery' || asked.address === undefined;
  return kindOf(how, offered) === 'table' && asked === null;
}
