import { toStatusError, type StatusError } from '../model/status-error.ts';
import type { ServiceContext } from '../service/context.ts';

/** The status to send. An unexpected error is logged, and its text is not sent. */
export function reportedStatus(context: ServiceContext, thrown: unknown): StatusError {
  const status = toStatusError(thrown);
  if (status !== thrown)
    context.log(`internal error: ${thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)}`);
  return status;
}
