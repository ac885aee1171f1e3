import type { FoodDto, TakenPage } from '@foodhouse/domain';
import { callAsUser } from './call-as-user.ts';
import type { ApiAnswer } from './client.ts';

/** What was read of a list: where it was stopped it goes on. */
export interface Reading<T> {
  readonly items: T[];
  /** Behind which the next page begins; null before the first. */
  after: string | null;
  isWhole: boolean;
}

export function newReading<T>(): Reading<T> {
  return { items: [], after: null, isWhole: false };
}

export interface Asking {
  readonly signal: AbortSignal;
  /** Called after each page. */
  readonly onPage: () => void;
}

/** A page of a list, and where the next one begins; null at the end. */
type AskPage<T> = (after: string | null, signal: AbortSignal) => Promise<ApiAnswer<TakenPage<T>>>;

/** Reads the pages that a reading lacks, one after the other. */
export async function readOn<T>(
  reading: Reading<T>,
  ask: AskPage<T>,
  { signal, onPage }: Asking,
): Promise<ApiAnswer<readonly T[]>> {
  while (!reading.isWhole) {
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ends
    const answer = await ask(reading.after, signal);
    if (!answer.ok) return answer;
    reading.items.push(...answer.value.items);
    reading.after = answer.value.next;
    reading.isWhole = answer.value.next === null;
    onPage();
  }
  return { ok: true, value: reading.items };
}

/** Pages of `GET /export/…`. @param query what is asked of each */
export function pagesOf<T>(path: string, query: Readonly<Record<string, string>> = {}): AskPage<T> {
  return (after, signal) => {
    const asked = new URLSearchParams({ ...query, ...(after !== null && { after }) }).toString();
    return callAsUser<TakenPage<T>>(asked === '' ? path : `${path}?${asked}`, { signal });
  };
}

/** What one answer has whole, as one page. */
export function wholeOf<T>(ask: (signal: AbortSignal) => Promise<ApiAnswer<readonly T[]>>): AskPage<T> {
  return async (_after, signal) => {
    const answer = await ask(signal);
    return answer.ok ? { ok: true, value: { items: answer.value, next: null } } : answer;
  };
}

/** As many as a page of the menu has. */
const FOODS_OF_PAGE = 100;

/** Pages of the menu. */
async function askFoods(after: string | null, signal: AbortSignal): Promise<ApiAnswer<TakenPage<FoodDto>>> {
  const behind = after === null ? '' : `&after=${encodeURIComponent(after)}`;
  const answer = await callAsUser<readonly FoodDto[]>(`/foods?limit=${FOODS_OF_PAGE}${behind}`, { signal });
  if (!answer.ok) return answer;
  const { value: items } = answer;
  return { ok: true, value: { items, next: items.length < FOODS_OF_PAGE ? null : (items.at(-1)?._id ?? null) } };
}

/** Of a food that left the menu meanwhile the pages begin anew. */
export function eachOnce<T extends { readonly _id: string }>(items: readonly T[]): readonly T[] {
  return [...new Map(items.map((item) => [item._id, item])).values()];
}

/** The whole menu. */
export async function askAllFoods(): Promise<ApiAnswer<readonly FoodDto[]>> {
  const { signal } = new AbortController();
  const answer = await readOn(newReading<FoodDto>(), askFoods, { signal, onPage: () => undefined });
  return answer.ok ? { ok: true, value: eachOnce(answer.value) } : answer;
}
