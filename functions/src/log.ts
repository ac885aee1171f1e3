import type { ClientError } from '@foodhouse/domain';
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

/**
 * An error of a page, for Error Reporting: with the build as the version of a service of its own. Stacks of Firefox and
 * Safari are rewritten as V8 writes them. Without a stack Error Reporting groups by the place of the report, the page.
 */
export function logClientError({ name, message, stack, page, build }: ClientError): void {
  const frames = stack.split('\n').flatMap(frameOf);
  logger.write({
    severity: 'ERROR',
    message: 'client.failed',
    event: 'client.failed',
    serviceContext: { service: 'site', version: build },
    page,
    stack_trace: [`${name}: ${message}`, ...frames].join('\n'),
    ...(frames.length === 0 && {
      '@type': 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent',
      context: { reportLocation: { filePath: page, lineNumber: 1, functionName: name } },
    }),
  });
}

/** `f@https://host/file.js:1:2` of Firefox and Safari, `    at f (https://host/file.js:1:2)` of V8. */
function frameOf(line: string): readonly string[] {
  if (/^\s+at \S/.test(line)) return [line];
  const [, called = '', place] = /^(?:(.*?)@)?([^\s@]+:\d+:\d+)$/.exec(line) ?? [];
  if (place === undefined) return [];
  return [called === '' ? `    at ${place}` : `    at ${called} (${place})`];
}

/**
 * The stack as V8 writes it, under the error's own name, or its class's: V8 takes the name that the error had when it
 * was made, which is mostly `Error`.
 */
function stackTraceOf(thrown: unknown): string {
  const error = thrown instanceof Error ? thrown : new Error(`thrown: ${String(thrown)}`);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const name = error.name === 'Error' ? error.constructor.name : error.name;
  return [`${name}: ${error.message}`, ...frames].join('\n');
}
