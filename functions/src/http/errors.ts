import type { ErrorBody, ErrorStatus, Reason } from '@foodhouse/domain';
import { ContentionError } from '../services/shared/contention.ts';
import { BusyError, refused, UnavailableError, type Refusal } from '../services/shared/outcomes.ts';

interface Row {
  readonly status: ErrorStatus;
  readonly http: number;
}

/** The status of every reason, of the callable protocol and of HTTP: the one table. */
export const ERROR_TABLE: Record<Reason, Row> = {
  OUT_OF_STOCK: { status: 'FAILED_PRECONDITION', http: 409 },
  STOCK_CHANGED: { status: 'FAILED_PRECONDITION', http: 409 },
  STOCK_OUT_OF_RANGE: { status: 'FAILED_PRECONDITION', http: 409 },
  PRICE_CHANGED: { status: 'FAILED_PRECONDITION', http: 409 },
  BASKET_CHANGED: { status: 'FAILED_PRECONDITION', http: 409 },
  CHOICES_REQUIRED: { status: 'FAILED_PRECONDITION', http: 409 },
  NOT_SERVED_NOW: { status: 'FAILED_PRECONDITION', http: 409 },
  CLOSED: { status: 'FAILED_PRECONDITION', http: 409 },
  SERVICE_NOT_OFFERED: { status: 'FAILED_PRECONDITION', http: 409 },
  TABLE_NOT_FOUND: { status: 'FAILED_PRECONDITION', http: 409 },
  CONSENT_MISSING: { status: 'FAILED_PRECONDITION', http: 409 },
  TABLE_WAITS: { status: 'FAILED_PRECONDITION', http: 409 },
  OUT_OF_ZONE: { status: 'FAILED_PRECONDITION', http: 409 },
  AREA_CLOSED: { status: 'FAILED_PRECONDITION', http: 409 },
  TOO_MANY_PORTIONS: { status: 'FAILED_PRECONDITION', http: 409 },
  MIN_ORDER: { status: 'FAILED_PRECONDITION', http: 409 },
  TIME_NOT_FREE: { status: 'FAILED_PRECONDITION', http: 409 },
  SETTINGS_CHANGED: { status: 'FAILED_PRECONDITION', http: 409 },
  CATEGORIES_CHANGED: { status: 'FAILED_PRECONDITION', http: 409 },
  PICTURE_NOT_FOUND: { status: 'NOT_FOUND', http: 404 },
  MENU_TOO_LARGE: { status: 'FAILED_PRECONDITION', http: 409 },
  KEY_REFUSED: { status: 'FAILED_PRECONDITION', http: 409 },
  SOURCE_UNAVAILABLE: { status: 'UNAVAILABLE', http: 503 },
  CHOICES_CHANGED: { status: 'FAILED_PRECONDITION', http: 409 },
  FOOD_CHANGED: { status: 'FAILED_PRECONDITION', http: 409 },
  NOT_DECLARED: { status: 'FAILED_PRECONDITION', http: 409 },
  GROUP_CHANGED: { status: 'FAILED_PRECONDITION', http: 409 },
  GROUP_IN_USE: { status: 'FAILED_PRECONDITION', http: 409 },
  TOO_MANY_CHOICES: { status: 'FAILED_PRECONDITION', http: 409 },
  GROUP_NOT_FOUND: { status: 'NOT_FOUND', http: 404 },
  FOOD_NOT_FOUND: { status: 'NOT_FOUND', http: 404 },
  ORDER_NOT_FOUND: { status: 'NOT_FOUND', http: 404 },
  ALERT_NOT_FOUND: { status: 'NOT_FOUND', http: 404 },
  USER_NOT_FOUND: { status: 'NOT_FOUND', http: 404 },
  BAD_TRANSITION: { status: 'FAILED_PRECONDITION', http: 409 },
  PAUSED: { status: 'FAILED_PRECONDITION', http: 409 },
  EXPIRED: { status: 'FAILED_PRECONDITION', http: 409 },
  NOT_PROMISED: { status: 'FAILED_PRECONDITION', http: 409 },
  ORDERS_WAITING: { status: 'FAILED_PRECONDITION', http: 409 },
  TOO_LATE: { status: 'FAILED_PRECONDITION', http: 409 },
  ROLE_REQUIRED: { status: 'PERMISSION_DENIED', http: 403 },
  NOT_YOURS: { status: 'PERMISSION_DENIED', http: 403 },
  CROSS_SITE: { status: 'PERMISSION_DENIED', http: 403 },
  APP_CHECK_REQUIRED: { status: 'PERMISSION_DENIED', http: 403 },
  LAST_ADMIN: { status: 'FAILED_PRECONDITION', http: 409 },
  BEING_DELETED: { status: 'FAILED_PRECONDITION', http: 409 },
  SELF: { status: 'FAILED_PRECONDITION', http: 409 },
  EMAIL_NOT_VERIFIED: { status: 'FAILED_PRECONDITION', http: 409 },
  INVITATION_NOT_FOUND: { status: 'NOT_FOUND', http: 404 },
  INVITATION_USED: { status: 'FAILED_PRECONDITION', http: 409 },
  INVITATION_CALLED_BACK: { status: 'FAILED_PRECONDITION', http: 409 },
  INVITATION_EXPIRED: { status: 'FAILED_PRECONDITION', http: 409 },
  INVITATION_VOID: { status: 'FAILED_PRECONDITION', http: 409 },
  IDENTITY_MISMATCH: { status: 'PERMISSION_DENIED', http: 403 },
  NOT_REGISTERED: { status: 'PERMISSION_DENIED', http: 403 },
  PROVIDER_NOT_ALLOWED: { status: 'PERMISSION_DENIED', http: 403 },
  IDEMPOTENCY_KEY_REUSED: { status: 'INVALID_ARGUMENT', http: 422 },
  RATE_LIMITED: { status: 'RESOURCE_EXHAUSTED', http: 429 },
  BUSY: { status: 'RESOURCE_EXHAUSTED', http: 429 },
  INVALID_FIELDS: { status: 'INVALID_ARGUMENT', http: 400 },
  MALFORMED_BODY: { status: 'INVALID_ARGUMENT', http: 400 },
  BODY_TOO_LARGE: { status: 'INVALID_ARGUMENT', http: 413 },
  UNSUPPORTED_MEDIA_TYPE: { status: 'INVALID_ARGUMENT', http: 415 },
  NO_SUCH_ROUTE: { status: 'NOT_FOUND', http: 404 },
  METHOD_NOT_ALLOWED: { status: 'INVALID_ARGUMENT', http: 405 },
  TOKEN_MISSING: { status: 'UNAUTHENTICATED', http: 401 },
  TOKEN_INVALID: { status: 'UNAUTHENTICATED', http: 401 },
  TOKEN_EXPIRED: { status: 'UNAUTHENTICATED', http: 401 },
  TOKEN_REVOKED: { status: 'UNAUTHENTICATED', http: 401 },
  ACCOUNT_DISABLED: { status: 'UNAUTHENTICATED', http: 401 },
  BACKEND_UNAVAILABLE: { status: 'UNAVAILABLE', http: 503 },
  CONTENTION: { status: 'ABORTED', http: 409 },
  INTERNAL: { status: 'INTERNAL', http: 500 },
};

const BUSY_RETRY_SECONDS = 2;

export function toErrorBody(refusal: Refusal, requestId: string): ErrorBody {
  const { reason, message, details } = refusal;
  return { error: { status: ERROR_TABLE[reason].status, message, details: { ...details, reason, requestId } } };
}

/** Turns any thrown error into a refusal without internal details. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof UnavailableError) {
    return refused('BACKEND_UNAVAILABLE', 'The service is briefly not available. Please try again.');
  }
  if (error instanceof BusyError) {
    return refused('BUSY', 'Many people want the same at this moment. Please try again.', {
      retryAfterSeconds: BUSY_RETRY_SECONDS,
    });
  }
  if (error instanceof ContentionError) return refused('CONTENTION', 'Too many orders at once. Please try again.');
  return bodyRefusal(error) ?? refused('INTERNAL', 'Something went wrong on our side.');
}

/** @param limit in bytes */
export function bodyTooLarge(limit: number): Refusal {
  return refused('BODY_TOO_LARGE', `The body is larger than ${Math.floor(limit / 1024)} KiB.`);
}

/** The refusal for a body that Express's reader could not read. */
function bodyRefusal(error: unknown): Refusal | null {
  if (!(error instanceof Error)) return null;
  const type = 'type' in error ? error.type : undefined;
  if (type === 'entity.too.large') return bodyTooLarge('limit' in error ? Number(error.limit) : 0);
  if (type === 'encoding.unsupported' || type === 'charset.unsupported') {
    return refused('UNSUPPORTED_MEDIA_TYPE', 'Expected application/json in UTF-8.');
  }
  // The body parser sets a status on errors of the client.
  const status = 'status' in error ? error.status : undefined;
  const isUnreadable = error instanceof URIError || (typeof status === 'number' && status >= 400 && status < 500);
  return isUnreadable ? refused('MALFORMED_BODY', 'The request is not well-formed.') : null;
}
