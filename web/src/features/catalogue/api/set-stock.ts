import { portionsOf, type Food } from '@foodhouse/domain';
import { useEffect } from 'react';
import { currentEra } from '../../../data/session-store.ts';
import { newKey } from '../../../lib/new-key.ts';
import { changeStock, type ManageFoodResult } from './manage-food.ts';

/** A change of stock that got no answer: it may have been made. */
interface UnheardChange {
  /** The stock that the person saw. */
  readonly seen: number;
  readonly change: number;
  readonly key: string;
  /** Whether the request is still open. */
  readonly isOpen: boolean;
  /** Whether the stock on the list has changed since. */
  readonly hasMoved: boolean;
  /** Whether the food has been missing from the list since. */
  readonly wasAway: boolean;
}

const unheard = new Map<string, UnheardChange>();
let listed: ReadonlySet<string> = new Set();

/**
 * Sets a food's stock as a difference to what the person saw, so that portions sold meanwhile stay sold. A change
 * without an answer is sent again first, with its key, so that it is made once.
 * @returns `seen`: the stock from which a retry starts
 */
export async function setStock(
  id: string,
  seen: number,
  wanted: number,
): Promise<{ readonly result: ManageFoodResult; readonly seen: number }> {
  const before = unheard.get(nameOf(id));
  let from = seen;
  if (before?.seen === seen) {
    const result = await send(id, before);
    if (!isAnswer(result)) return { result, seen };
    if (result.status === 'done') from += before.change;
  }
  if (wanted === from) return { result: { status: 'done' }, seen: from };
  const result = await send(id, { seen: from, change: wanted - from, key: newKey() });
  return { result, seen: result.status === 'done' ? wanted : from };
}

/** Follows the stock of a list's foods while it is there. One list of a page at a time. */
export function useFollowedStock(foods: readonly Food[]): void {
  useEffect(() => {
    followStock(foods);
  }, [foods]);
  useEffect(
    () => () => {
      followStock([]);
    },
    [],
  );
}

/**
 * Follows the stock of the foods on the list; empty when there is no list. Stock that changed and then returned to what
 * the person saw is new stock: the unanswered change no longer matters to the next one. The same holds for a food that
 * was not on the list meanwhile, unless the request is still open and may change the stock later.
 */
function followStock(foods: readonly Food[]): void {
  const stock = new Map(foods.map((food) => [nameOf(food.id), portionsOf(food)]));
  listed = new Set(stock.keys());
  for (const [name, before] of unheard) {
    const now = stock.get(name);
    if (now === undefined) unheard.set(name, { ...before, wasAway: true });
    else if (now !== before.seen) unheard.set(name, { ...before, hasMoved: true });
    else if (before.hasMoved || (before.wasAway && !before.isOpen)) unheard.delete(name);
  }
}

async function send(
  id: string,
  { seen, change, key }: Pick<UnheardChange, 'seen' | 'change' | 'key'>,
): Promise<ManageFoodResult> {
  const name = nameOf(id);
  unheard.set(name, { seen, change, key, isOpen: true, hasMoved: false, wasAway: !listed.has(name) });
  const result = await changeStock(id, change, key);
  const current = unheard.get(name);
  if (current?.key !== key) return result;
  if (isAnswer(result)) unheard.delete(name);
  else unheard.set(name, { ...current, isOpen: false });
  return result;
}

/** Whether the server said whether the change was made. */
function isAnswer(result: ManageFoodResult): boolean {
  return result.status !== 'failed' || result.reason === 'not-found';
}

/** Keys belong to one session: the server accepts an idempotency key from one person only. */
function nameOf(id: string): string {
  return `${currentEra()} ${id}`;
}
