import { logger } from 'firebase-functions';

/** One structured line per outcome, the event's name first. Never names, addresses or tokens. */
export function logOutcome(event: string, fields: Readonly<Record<string, unknown>>): void {
  logger.info(event, fields);
}

export function logSurprise(event: string, error: unknown, fields: Readonly<Record<string, unknown>>): void {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : undefined;
  logger.error(event, {
    ...fields,
    cause,
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });
}
