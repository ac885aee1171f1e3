import { UnavailableError } from '../services/outcomes.ts';
import { codeOf } from './error-code.ts';

/** Longer than anything takes when all is well, shorter than people wait: a server that hangs is as good as gone. */
export const CALL_DEADLINE_MS = 5000;

const UNREACHED_GRPC_CODES = new Set<unknown>([4, 14]); // DEADLINE_EXCEEDED, UNAVAILABLE

/** Tells a Firestore that cannot be reached from everything else. @throws UnavailableError, also after the deadline */
export function withFirestoreDeadline<T>(answer: Promise<T>, withinMs = CALL_DEADLINE_MS): Promise<T> {
  const isOutage = (error: unknown): boolean => UNREACHED_GRPC_CODES.has(codeOf(error));
  return withDeadline('Firestore', answer, isOutage, withinMs);
}

/** @param isOutage tells an outage from a refusal, by the error */
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
