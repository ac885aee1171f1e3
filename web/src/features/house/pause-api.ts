import type { PauseDto, PauseHouseRequest } from '@foodhouse/domain';
import { callAsUser } from '../../data/call-as-user.ts';
import { failureSentence } from '../../lib/failure-sentence.ts';

export type PauseResult =
  | { readonly status: 'done'; readonly pause: PauseDto['pause'] }
  | { readonly status: 'failed'; readonly sentence: string };

/** Pauses ordering, or ends the pause. A repeat of a request whose answer was lost does no harm: it counts from then on. */
export async function sendPause(body: PauseHouseRequest): Promise<PauseResult> {
  const answer = await callAsUser<PauseDto>('/house/pause', { method: 'POST', body });
  if (answer.ok) return { status: 'done', pause: answer.value.pause };
  return { status: 'failed', sentence: failureSentence(answer.failure) };
}
