import { MAX_LINES, MAX_PORTIONS } from '@foodhouse/domain';
import { useSyncExternalStore } from 'react';
import toast from 'react-hot-toast';
import { currentSession, hasSignedOut, onSession } from '../../../data/session-store.ts';
import { BASKET_STORAGE_KEY } from '../../../data/storage-keys.ts';
import { newKey } from '../../../lib/new-key.ts';
import { keepStored, readStored } from '../../../lib/stored.ts';
import type { NewLine } from '../../orders/again/new-line.ts';
import { EMPTY, withMore, type Basket } from './basket.ts';
import { endOf, parseBasket } from './stored-basket.ts';

// The basket of this browser, in its storage: for every tab, over reloads and sign-ins, until a sign-out.

const listeners = new Set<() => void>();
let known: { readonly text: string | null; readonly basket: Basket } = { text: null, basket: EMPTY };
/** A basket that a disabled or full storage does not take; it lasts as long as the page. */
let unstored: Basket | null = null;

/** The basket, as another tab may just have written it. The same value while it is the same basket. */
export function currentBasket(): Basket {
  if (unstored) return unstored;
  const text = readStored(BASKET_STORAGE_KEY);
  if (text !== known.text) known = { text, basket: parseBasket(text) };
  if (endOf(known.basket) <= Date.now()) known = { text, basket: parseBasket(text) };
  return known.basket;
}

/** Changes the basket. @returns the new one */
export function changeBasket(change: (basket: Basket) => Basket): Basket {
  const basket = change(currentBasket());
  const text = JSON.stringify(basket);
  if (keepStored(BASKET_STORAGE_KEY, text)) {
    known = { text, basket };
    unstored = null;
  } else unstored = basket;
  for (const listener of listeners) listener();
  return basket;
}

onSession(() => {
  if (hasSignedOut(currentSession())) changeBasket(() => EMPTY);
});

/** Puts portions of a food into the basket; nobody need be signed in. A full basket is said. */
export function putIntoBasket(line: NewLine): void {
  const basket = currentBasket();
  const more = withMore(basket, line, newKey());
  if (more) changeBasket(() => more);
  else toast.error(fullText(basket), { id: 'basket-full' });
}

/** Why nothing more goes into it: a house may take less in one order, which the quote says. */
function fullText({ lines }: Basket): string {
  return lines.length < MAX_LINES
    ? `At most ${MAX_PORTIONS} of one dish in one order.`
    : `At most ${MAX_LINES} different dishes in one order.`;
}

/** The basket, whichever tab changes it. Empty while a prerendered page hydrates. */
export function useBasket(): Basket {
  return useSyncExternalStore(followBasket, currentBasket, () => EMPTY);
}

/** Calls back whenever the basket has changed, here or in another tab. @returns ends it */
export function followBasket(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', tell);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', tell);
  };
}

/** @param key null when the whole storage was emptied */
function tell({ key }: StorageEvent): void {
  if (key !== null && key !== BASKET_STORAGE_KEY) return;
  for (const listener of listeners) listener();
}
