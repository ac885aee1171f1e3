import type { FieldErrors, Reason } from '@foodhouse/domain';

/** Why a use case did not happen. The edge turns the reason into a status; the site into a sentence. */
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

/** A dependency cannot be reached: the caller may try again, and nothing is known to have changed. */
export class UnavailableError extends Error {
  constructor(what: string, cause: unknown) {
    super(`${what} cannot be reached`, { cause });
    this.name = 'UnavailableError';
  }
}

/** Too many others want the same thing at this moment: nothing was begun, and the caller may try again. */
export class BusyError extends Error {
  constructor(what: string) {
    super(`too many at once: ${what}`);
    this.name = 'BusyError';
  }
}
