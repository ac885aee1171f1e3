import { logSurprise } from '../log.ts';
import { UnavailableError } from '../services/shared/outcomes.ts';
import { codeOf } from './error-code.ts';

/** Longer than any healthy call, shorter than people wait: a server that hangs counts as unreachable. */
const CALL_DEADLINE_MS = 5000;
/** For the first calls of a process, which include fetching credentials, names and TLS. */
const FIRST_CALL_DEADLINE_MS = 10_000;

/** The dependencies that have answered this process, or failed it. */
const tried = new Set<string>();

const FAILED_PRECONDITION = 9;
const UNREACHED_GRPC_CODES = new Set<unknown>([4, 14]); // DEADLINE_EXCEEDED, UNAVAILABLE

/**
 * Distinguishes an unreachable Firestore from other errors.
 * @param atMostMs the time that the caller has left
 * @param callMs how long a healthy call takes, where it carries more than others
 * @throws UnavailableError, also after the deadline
 */
export function withFirestoreDeadline<T>(answer: Promise<T>, atMostMs?: number, callMs?: number): Promise<T> {
  const isOutage = (error: unknown): boolean => UNREACHED_GRPC_CODES.has(codeOf(error));
  const answered = withDeadline('Firestore', answer, isOutage, atMostMs, callMs);
  answered.catch((error: unknown) => {
    if (error instanceof UnavailableError) answer.catch(sayWhenRefused);
  });
  return answered;
}

/**
 * The SDK repeats a query without an index for seven seconds, so its caller was told of an outage. Who reads the log is
 * told what it was.
 */
function sayWhenRefused(error: unknown): void {
  if (codeOf(error) === FAILED_PRECONDITION) logSurprise('index.missing', error, {});
}

/**
 * @param isOutage whether an error is an outage, not a refusal
 * @param atMostMs the time that the caller has left
 * @param callMs how long a healthy call takes, where it carries more than others
 */
export async function withDeadline<T>(
  what: string,
  answer: Promise<T>,
  isOutage: (error: unknown) => boolean,
  atMostMs = Infinity,
  callMs = CALL_DEADLINE_MS,
): Promise<T> {
  const withinMs = Math.min(tried.has(what) ? callMs : Math.max(callMs, FIRST_CALL_DEADLINE_MS), atMostMs);
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
    tried.add(what);
    clearTimeout(timer);
  }
}
