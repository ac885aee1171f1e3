import {
  homeOf,
  houseColors,
  type FieldErrors,
  type HouseDto,
  type SaveHouseDto,
  type TablesDto,
} from '@foodhouse/domain';
import { callAsUser } from '../../../data/call-as-user.ts';
import type { ApiAnswer } from '../../../data/client.ts';
import { askHouse } from '../../../data/house-currency.ts';
import { learnHouseFace } from '../../../lib/house-face.ts';
import { learnNotOpenYet } from '../../../lib/not-open-yet.ts';
import { learnHouseDay } from '../../../lib/clock.ts';
import { failureSentence } from '../../../lib/failure-sentence.ts';

/** A server may answer with what it read before another one saved; it keeps that for a few seconds. */
const KEPT_MS = 30_000;

/** What this page saved last. */
let saved: { readonly house: HouseDto; readonly atMs: number } | null = null;

/** The settings; no older ones than this page has just saved, whichever server answers. */
export async function loadHouse(): Promise<ApiAnswer<HouseDto>> {
  const answer = await askHouse();
  const own = saved !== null && performance.now() - saved.atMs < KEPT_MS ? saved.house : null;
  return answer.ok && own !== null && answer.value.version < own.version ? { ok: true, value: own } : answer;
}

/** For admins: the codes are not in the settings, which anybody may read. */
export function loadTables(): Promise<ApiAnswer<TablesDto>> {
  return callAsUser<TablesDto>('/house/tables', {});
}

export type SaveHouseResult =
  | { readonly status: 'saved'; readonly house: HouseDto }
  /** Another admin has saved since: nothing was overwritten. */
  | { readonly status: 'changed' }
  | { readonly status: 'invalid'; readonly fields: FieldErrors }
  | { readonly status: 'failed'; readonly sentence: string };

/** A repeat of a save whose answer was lost finds it. */
export async function saveHouse(body: SaveHouseDto): Promise<SaveHouseResult> {
  const answer = await callAsUser<HouseDto>('/house', { method: 'PUT', body });
  if (answer.ok) {
    saved = { house: answer.value, atMs: performance.now() };
    learnHouseDay(answer.value);
    learnNotOpenYet(answer.value);
    const { about } = answer.value;
    learnHouseFace(about, homeOf(answer.value), about?.accent === undefined ? null : houseColors(about.accent));
    // Heard by what judges foods by the house's day (business-day.ts), which this page need not load.
    globalThis.dispatchEvent(new Event('house-changed'));
    return { status: 'saved', house: answer.value };
  }
  if (answer.reason === 'SETTINGS_CHANGED') return { status: 'changed' };
  if (answer.reason === 'INVALID_FIELDS') return { status: 'invalid', fields: answer.details['fields'] as FieldErrors };
  return { status: 'failed', sentence: failureSentence(answer.failure) };
}
