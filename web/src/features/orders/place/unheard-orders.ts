import { forgetStored, keepStored, readStored } from '../../../lib/stored.ts';

/**
 * An order that was sent and not answered. Whatever is asked again is this very request with its key, so that it stays one
 * order: after the dialog was closed, and after the page was loaded anew.
 */
export interface UnheardOrder {
  readonly key: string;
  readonly price: number | string;
  readonly shownPrice?: number;
}

const TAB = 'sessionStorage';
/** Also what a blocked or full storage does not take: then it lasts as long as the page. */
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
  return JSON.parse(text) as UnheardOrder; // nobody but this file writes it
}
