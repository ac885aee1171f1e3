import type { FailureReason } from './loadable.ts';

/** Whether no answer came, so that the outcome of the request is unknown. */
export function isUnanswered(reason: FailureReason): boolean {
  return reason === 'offline' || reason === 'unavailable';
}
