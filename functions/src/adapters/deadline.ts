import { UnavailableError } from '../services/outcomes.ts';
import { codeOf } from './error-code.ts';

/** Longer than any healthy call, shorter than people wait: a server that hangs counts as unreachable. */
export const CALL_DEADLINE_MS = 5000;

const UNREACHED_GRPC_CODES = new Set<unknown>([4, 14]); // DEADLINE_EXCEEDED, UNAVAILABLE

/** Distinguishes an unreachable Firestore from other errors. @throws UnavailableError, also after the deadline */
export function withFirestoreDeadline<T>(answer: Promise<T>, withinMs = CALL_DEADLINE_MS): Promise<T> {
  const isOutage = (error: unknown): boolean => UNREACHED_GRPC_CODES.has(codeOf(error));
  return withDeadline('Firestore', answer, isOutage, withinMs);
}

/** @param isOutage whether an error is an outage, not a refusal */
export async function withDeadline<T>(
  what: string,
  answer: Promise<T>,
  isOutage: (error: unknown) => boolean,
  withinMs = CALL_DEADLINE_MS,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new UnavailableError(what, new Error(`no answer within ${withinMs} ms`)));
    }, withinMs);
  });
  try {
    return await Promise.race([answer, deadline]);
  } catch (error) {
    throw isOutage(error) ? new UnavailableError(what, error) : error;
  } finally {
    clearTimeout(timer);
  }
}
