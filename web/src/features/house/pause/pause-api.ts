import type { BusyHouseRequest, PauseHouseRequest } from '@foodhouse/domain';
import { callAsUser } from '../../../data/call-as-user.ts';
import { failureSentence } from '../../../lib/failure-sentence.ts';

export type PauseResult = { readonly status: 'done' } | { readonly status: 'failed'; readonly sentence: string };

/** Pauses ordering, or ends the pause. A repeat of a request whose answer was lost does no harm: it counts from then on. */
export function sendPause(body: PauseHouseRequest): Promise<PauseResult> {
  return send('/house/pause', body);
}

/** Makes the house busy, or ends that. A repeat does no harm either. */
export function sendBusy(body: BusyHouseRequest): Promise<PauseResult> {
  return send('/house/busy', body);
}

async function send(path: string, body: unknown): Promise<PauseResult> {
  const answer = await callAsUser<unknown>(path, { method: 'POST', body });
  return answer.ok ? { status: 'done' } : { status: 'failed', sentence: failureSentence(answer.failure) };
}
