import type { AskedFulfilment, AskedLine } from '@foodhouse/domain';
import { forgetStored, keepStored, readStored } from '../../../lib/stored.ts';

/**
 * Orders that were sent and not answered. A retry sends the same request with its key, so that there is one order, also
 * after the dialog was closed or the page reloaded.
 */
export interface UnheardOrder {
  readonly key: string;
  readonly price: number | string;
  readonly shownPrice?: number;
  /** What was chosen of the food; left out for an order of the food as it is. */
  readonly line?: AskedLine;
  /** How it is to be served; left out where nothing was said. */
  readonly fulfilment?: AskedFulfilment;
}

const TAB = 'sessionStorage';
/** Holds orders that a disabled or full storage does not take; they last as long as the page. */
const inMemory = new Map<string, string>();

export function unheardOrder(uid: string, foodId: string): UnheardOrder | null {
  const name = nameOf(uid, foodId);
  return parse(inMemory.get(name) ?? readStored(name, TAB));
}

export function rememberOrder(uid: string, foodId: string, order: UnheardOrder): void {
  const [name, text] = [nameOf(uid, foodId), JSON.stringify(order)];
  inMemory.set(name, text);
  keepStored(name, text, TAB);
}

export function forgetOrder(uid: string, foodId: string): void {
  const name = nameOf(uid, foodId);
  inMemory.delete(name);
  forgetStored(name, TAB);
}

function nameOf(uid: string, foodId: string): string {
  return `unheard order ${uid} ${foodId}`;
}

function parse(text: string | null): UnheardOrder | null {
  if (text === null) return null;
  return JSON.parse(text) as UnheardOrder; // written by this file only
}
