import type { FieldErrors, Reason } from '@foodhouse/domain';

/** The reason for a refusal. The edge maps it to a status, the site to a sentence. */
export interface Refusal {
  readonly status: 'refused';
  readonly reason: Reason;
  readonly message: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

export type Outcome<T> = { readonly status: 'done'; readonly value: T } | Refusal;

export function done<T>(value: T): Outcome<T> {
  return { status: 'done', value };
}

export function refused(reason: Reason, message: string, details?: Refusal['details']): Refusal {
  return { status: 'refused', reason, message, ...(details && { details }) };
}

export function invalidFields(fields: FieldErrors): Refusal {
  const listed = Object.entries(fields).map(([field, problem]) => `${field}: ${problem}`);
  return refused('INVALID_FIELDS', listed.join('; '), { fields });
}

/** A dependency cannot be reached: the caller may retry, and nothing is known to have changed. */
export class UnavailableError extends Error {
  constructor(what: string, cause: unknown) {
    super(`${what} cannot be reached`, { cause });
    this.name = `${what}UnavailableError`; // outages of two dependencies are two faults in Error Reporting
  }
}

/** Too many requests for the same thing at this moment: nothing was begun, and the caller may retry. */
export class BusyError extends Error {
  constructor(what: string) {
    super(`too many at once: ${what}`);
    this.name = 'BusyError';
  }
}
