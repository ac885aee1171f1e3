import { portionsOf, type Food, type FoodDto } from '@foodhouse/domain';
import { useEffect } from 'react';
import { isOnTheWay, sendOnce, unansweredOf } from '../../../data/send-once.ts';
import { inPage, type Unanswered } from '../../../data/unanswered.ts';
import { addressOf, toResult, type ManageFoodResult } from './manage-food.ts';

interface Change {
  /** The stock that the person saw. */
  readonly seen: number;
  readonly change: number;
}

/** What the list has shown of a food since its change was sent: other stock, or nothing. */
interface Since {
  readonly hasMoved: boolean;
  readonly wasAway: boolean;
}

/** By the path of the change. */
const since = new Map<string, Since>();
let listed: ReadonlySet<string> = new Set();

/**
 * Sets a food's stock as a difference to what the person saw, so that portions sold meanwhile stay sold. A change
 * without an answer is sent again first, so that it is made once.
 * @returns `seen`: the stock from which a retry starts
 */
export async function setStock(
  id: string,
  seen: number,
  wanted: number,
): Promise<{ readonly result: ManageFoodResult; readonly seen: number }> {
  const path = pathOf(id);
  const before = unansweredChangeOf(path);
  let from = seen;
  if (before?.value.seen === seen) {
    const { result, isUnanswered } = await send(path, before.value);
    if (isUnanswered) return { result, seen };
    if (result.status === 'done') from += before.value.change;
  } else if (before) inPage.forget(before.key);
  if (wanted === from) return { result: { status: 'done' }, seen: from };
  const { result } = await send(path, { seen: from, change: wanted - from });
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
  const stock = new Map(foods.map((food) => [pathOf(food.id), portionsOf(food)]));
  listed = new Set(stock.keys());
  for (const [path, { hasMoved, wasAway }] of since) {
    const before = unansweredChangeOf(path);
    const now = stock.get(path);
    if (!before) since.delete(path);
    else if (now === undefined) since.set(path, { hasMoved, wasAway: true });
    else if (now !== before.value.seen) since.set(path, { hasMoved: true, wasAway });
    else if (hasMoved || (wasAway && !isOnTheWay(before.key))) inPage.forget(before.key);
  }
}

async function send(
  path: string,
  value: Change,
): Promise<{ readonly result: ManageFoodResult; readonly isUnanswered: boolean }> {
  since.set(path, { hasMoved: false, wasAway: !listed.has(path) });
  const body = { change: value.change };
  const sent = await sendOnce<FoodDto>({ path, body, value, keepalive: true, store: inPage });
  return { result: toResult(sent.answer), isUnanswered: sent.isUnanswered };
}

function unansweredChangeOf(path: string): (Unanswered & { readonly value: Change }) | null {
  return unansweredOf(inPage, path) as (Unanswered & { readonly value: Change }) | null;
}

function pathOf(id: string): string {
  return `${addressOf(id)}/stock`;
}
