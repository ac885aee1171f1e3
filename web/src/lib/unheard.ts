import type { FailureReason } from './loadable.ts';

/** Whether no answer came, so that nobody knows what became of the request. */
export function isUnheard(reason: FailureReason): boolean {
  return reason === 'offline' || reason === 'unavailable';
}
