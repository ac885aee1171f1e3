import { TABLE_CODE_ALPHABET, TABLE_CODE_LENGTH } from './fulfilment.ts';
import type { Service } from './hours.ts';
import type { AskedFulfilment } from './services.ts';
import { recordOf, someText } from '../stored/field.ts';

// How a guest wants to be served: chosen in the checkout, or said by the code on a table.

export interface FulfilmentChoice {
  /** Null until something was chosen: the house's first service counts. */
  readonly kind: Service | null;
  /** Of the table; empty while none is known. */
  readonly code: string;
  /** Where to deliver: an area's id where one was chosen by its name, else a postcode. */
  readonly place?: { readonly postcode?: string; readonly area?: string; readonly address?: string };
}

export const NO_FULFILMENT_CHOICE: FulfilmentChoice = { kind: null, code: '' };

const NOT_OF_CODES = new RegExp(`[^${TABLE_CODE_ALPHABET}]`, 'g');

/** As it is printed, however it is typed. */
export function tableCodeOf(typed: string): string {
  return typed.toUpperCase().replaceAll(NOT_OF_CODES, '').slice(0, TABLE_CODE_LENGTH);
}

/** @param offered by the house, as the latest answer said; empty before it */
export function chosenService({ kind }: FulfilmentChoice, offered: readonly Service[]): Service | null {
  return kind ?? (offered.includes('pickup') ? 'pickup' : (offered[0] ?? null));
}

/** What is sent; null where nothing needs to be said. */
export function askedFulfilment(how: FulfilmentChoice, offered: readonly Service[]): AskedFulfilment | null {
  const kind = chosenService(how, offered);
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
export function isFulfilmentMissing(how: FulfilmentChoice, offered: readonly Service[]): boolean {
  const asked = askedFulfilment(how, offered);
  if (chosenService(how, offered) === 'delivery') return asked?.kind !== 'delivery' || asked.address === undefined;
  return chosenService(how, offered) === 'table' && asked === null;
}

/** Null for one of another form. */
export function readFulfilmentChoice(stored: unknown): FulfilmentChoice | null {
  const { kind, code, place } = recordOf(stored);
  if (typeof code !== 'string' || (kind !== 'pickup' && kind !== 'table' && kind !== 'delivery')) return null;
  const { postcode, area, address } = recordOf(place);
  const named = Object.entries({ postcode, area, address }).filter(([, text]) => someText(text) !== null);
  return { kind, code, ...(named.length > 0 && { place: Object.fromEntries(named) }) };
}

/** Null for one of another form. */
export function readFulfilment(stored: unknown): AskedFulfilment | null {
  const { kind, ...rest } = recordOf(stored);
  const [table, postcode, area, address] = [rest['table'], rest['postcode'], rest['area'], rest['address']].map(
    someText,
  );
  if (kind === 'pickup') return { kind };
  if (kind === 'table' && table) return { kind, table };
  if (kind !== 'delivery' || !address) return null;
  if (area) return { kind, address, area };
  return postcode ? { kind, address, postcode } : null;
}

/** Where to, without whose door: no price depends on that. */
export function withoutAddress(asked: AskedFulfilment): AskedFulfilment {
  if (asked.kind !== 'delivery') return asked;
  const { address: _address, ...to } = asked;
  return to;
}
