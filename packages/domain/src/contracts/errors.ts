/** The reasons for refusing a request: one catalogue for routes, callables and the site's sentences. */
export const REASONS = [
  'OUT_OF_STOCK',
  'STOCK_CHANGED',
  'STOCK_OUT_OF_RANGE',
  'PRICE_CHANGED',
  'BASKET_CHANGED',
  'CHOICES_REQUIRED',
  'NOT_SERVED_NOW',
  'CLOSED',
  'PAUSED',
  'SERVICE_NOT_OFFERED',
  'TABLE_NOT_FOUND',
  'TABLE_WAITS',
  'CONSENT_MISSING',
  'OUT_OF_ZONE',
  'AREA_CLOSED',
  'MIN_ORDER',
  'TOO_MANY_PORTIONS',
  'TIME_NOT_FREE',
  'GROUP_NOT_FOUND',
  'GROUP_IN_USE',
  'TOO_MANY_CHOICES',
  'GROUP_CHANGED',
  'SETTINGS_CHANGED',
  'CATEGORIES_CHANGED',
  'CHOICES_CHANGED',
  'FOOD_CHANGED',
  'NOT_DECLARED',
  'MENU_TOO_LARGE',
  'KEY_REFUSED',
  'SOURCE_UNAVAILABLE',
  'PICTURE_NOT_FOUND',
  'FOOD_NOT_FOUND',
  'ORDER_NOT_FOUND',
  'ALERT_NOT_FOUND',
  'USER_NOT_FOUND',
  'BAD_TRANSITION',
  'TOO_LATE',
  'EXPIRED',
  'NOT_PROMISED',
  'ORDERS_WAITING',
  'ROLE_REQUIRED',
  'NOT_YOURS',
  'CROSS_SITE',
  'APP_CHECK_REQUIRED',
  'LAST_ADMIN',
  'BEING_DELETED',
  'SELF',
  'EMAIL_NOT_VERIFIED',
  'INVITATION_NOT_FOUND',
  'INVITATION_USED',
  'INVITATION_CALLED_BACK',
  'INVITATION_EXPIRED',
  'INVITATION_VOID',
  'IDENTITY_MISMATCH',
  'NOT_REGISTERED',
  'PROVIDER_NOT_ALLOWED',
  'IDEMPOTENCY_KEY_REUSED',
  'RATE_LIMITED',
  'BUSY',
  'INVALID_FIELDS',
  'MALFORMED_BODY',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'NO_SUCH_ROUTE',
  'METHOD_NOT_ALLOWED',
  'TOKEN_MISSING',
  'TOKEN_INVALID',
  'TOKEN_EXPIRED',
  'TOKEN_REVOKED',
  'ACCOUNT_DISABLED',
  'BACKEND_UNAVAILABLE',
  'CONTENTION',
  'INTERNAL',
] as const;
export type Reason = (typeof REASONS)[number];

export const ERROR_STATUSES = [
  'INVALID_ARGUMENT',
  'UNAUTHENTICATED',
  'PERMISSION_DENIED',
  'NOT_FOUND',
  'FAILED_PRECONDITION',
  'ABORTED',
  'RESOURCE_EXHAUSTED',
  'UNAVAILABLE',
  'INTERNAL',
] as const;
export type ErrorStatus = (typeof ERROR_STATUSES)[number];

/** The one error shape, the callable protocol's own. */
export interface ErrorBody {
  readonly error: {
    readonly status: ErrorStatus;
    readonly message: string;
    readonly details: { readonly reason: Reason; readonly requestId: string } & Readonly<Record<string, unknown>>;
  };
}

/** Reads an error body, also with a reason that a later build has; null for anything else, such as a proxy's HTML page. */
export function parseErrorBody(body: unknown): ErrorBody['error'] | null {
  const error = (body as Partial<ErrorBody> | null)?.error;
  if (!error || typeof error.message !== 'string' || !/^[A-Z_]+$/.test(error.details?.reason)) return null;
  return error;
}
