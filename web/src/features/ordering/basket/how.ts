import { TABLE_CODE_ALPHABET, TABLE_CODE_LENGTH, type AskedFulfilment, type Service } from '@foodhouse/domain';

// How a guest wants to be served: chosen in the checkout, or said by the code on a table.

export interface How {
  /** Null until something was chosen: the house's first service counts. */
  readonly kind: Service | null;
  /** Of the table; empty while none is known. */
  readonly code: string;
  /** Where to deliver: an area's id where one was chosen by its name, else a postcode. */
  readonly place?: { readonly postcode?: string; readonly area?: string; readonly address?: string };
}

export const NO_HOW: How = { kind: null, code: '' };

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
