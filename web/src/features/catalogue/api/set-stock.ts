import { portionsOf, type Food } from '@foodhouse/domain';
import { currentEra } from '../../../data/session-store.ts';
import { changeStock, type ManageFoodResult } from './manage-food.ts';

/** A change of stock that got no answer: it may have been made. */
interface UnheardChange {
  /** The stock that the person saw. */
  readonly seen: number;
  readonly change: number;
  readonly key: string;
  /** Whether the stock on the list has changed since. */
  readonly hasMoved: boolean;
}

const unheard = new Map<string, UnheardChange>();

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
  const result = await send(id, { seen: from, change: wanted - from, key: crypto.randomUUID(), hasMoved: false });
  return { result, seen: result.status === 'done' ? wanted : from };
}

/**
 * Follows the stock of the foods on the list. Stock that changed and then returned to what the person saw is new stock:
 * the unanswered change no longer matters to the next one.
 */
export function followStock(foods: readonly Food[]): void {
  for (const food of foods) {
    const before = unheard.get(nameOf(food.id));
    if (!before) continue;
    if (portionsOf(food) !== before.seen) unheard.set(nameOf(food.id), { ...before, hasMoved: true });
    else if (before.hasMoved) unheard.delete(nameOf(food.id));
  }
}

async function send(id: string, change: UnheardChange): Promise<ManageFoodResult> {
  unheard.set(nameOf(id), change);
  const result = await changeStock(id, change.change, change.key);
  if (isAnswer(result)) unheard.delete(nameOf(id));
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
