import type { FieldErrors, HousePages, SaveHousePagesRequest } from '@foodhouse/domain';
import { callAsUser } from '../../../data/call-as-user.ts';
import type { ApiAnswer } from '../../../data/client.ts';
import { failureSentence } from '../../../lib/failure-sentence.ts';

/** For admins: as they are, with the version that a save is compared with. */
export function loadPages(): Promise<ApiAnswer<HousePages>> {
  return callAsUser<HousePages>('/house/pages', {});
}

export type SavePagesResult =
  | { readonly status: 'saved'; readonly pages: HousePages }
  /** Another admin has saved since: nothing was overwritten. */
  | { readonly status: 'changed' }
  | { readonly status: 'invalid'; readonly fields: FieldErrors }
  | { readonly status: 'failed'; readonly sentence: string };

/** A repeat of a save whose answer was lost finds it. */
export async function savePages(body: SaveHousePagesRequest): Promise<SavePagesResult> {
  const answer = await callAsUser<HousePages>('/house/pages', { method: 'PUT', body });
  if (answer.ok) return { status: 'saved', pages: answer.value };
  if (answer.reason === 'SETTINGS_CHANGED') return { status: 'changed' };
  if (answer.reason === 'INVALID_FIELDS') return { status: 'invalid', fields: answer.details['fields'] as FieldErrors };
  return { status: 'failed', sentence: failureSentence(answer.failure) };
}
