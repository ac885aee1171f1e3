/** Canonical RPC codes, by name. @source docs/wire.md#status-codes */
export const STATUS_CODES = {
  OK: 0,
  CANCELLED: 1,
  UNKNOWN: 2,
  INVALID_ARGUMENT: 3,
  DEADLINE_EXCEEDED: 4,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  OUT_OF_RANGE: 11,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  DATA_LOSS: 15,
  UNAUTHENTICATED: 16,
} as const;

export type StatusName = keyof typeof STATUS_CODES;

/** An error that is sent to the client; each transport translates it in one place. */
export class StatusError extends Error {
  readonly status: StatusName;

  constructor(status: StatusName, message: string) {
    super(message);
    this.name = 'StatusError';
    this.status = status;
  }
}

export function invalidArgument(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}

export function failedPrecondition(message: string): StatusError {
  return new StatusError('FAILED_PRECONDITION', message);
}

export function unimplemented(what: string): StatusError {
  return new StatusError('UNIMPLEMENTED', `${what} is unimplemented`);
}

/** Anything thrown, as the status a client may see: unknown errors become INTERNAL without their text. */
export function toStatusError(error: unknown): StatusError {
  return error instanceof StatusError ? error : new StatusError('INTERNAL', 'internal error');
}
