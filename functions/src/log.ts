import { logger } from 'firebase-functions';

type Fields = Readonly<Record<string, unknown>>;

/** One structured line per outcome; `event` is its name. Never names, addresses or tokens. */
export function logOutcome(event: string, fields: Fields): void {
  logger.write({ severity: 'INFO', message: event, event, ...fields });
}

/** Something that an operator must mend, while the service works. */
export function logWarning(event: string, fields: Fields): void {
  logger.write({ severity: 'WARNING', message: event, event, ...fields });
}

/**
 * A bug or an outage, as Error Reporting reads it: it groups errors by the type and the first five frames of
 * `stack_trace`, and `message` is for people who read the log.
 *
 * @source https://docs.cloud.google.com/error-reporting/docs/formatting-error-messages and grouping-errors
 */
export function logSurprise(event: string, error: unknown, fields: Fields): void {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : undefined;
  logger.write({ severity: 'ERROR', message: event, event, ...fields, cause, stack_trace: stackTraceOf(error) });
}

/** The stack as V8 writes it, under the error's own name: V8 takes the one that the error had when it was made. */
function stackTraceOf(thrown: unknown): string {
  const error = thrown instanceof Error ? thrown : new Error(`thrown: ${String(thrown)}`);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [`${error.name}: ${error.message}`, ...frames].join('\n');
}
