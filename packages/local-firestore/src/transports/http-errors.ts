import type { ServerResponse } from 'node:http';
import { invalidArgument, type StatusError, type StatusName } from '../model/status-error.ts';
import type { ServiceContext } from '../service/context.ts';
import { sendText } from './http-basics.ts';
import { reportedStatus } from './reported-status.ts';

const HTTP_STATUS: Record<StatusName, number> = {
  OK: 200,
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  OUT_OF_RANGE: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  ABORTED: 409,
  RESOURCE_EXHAUSTED: 429,
  CANCELLED: 499,
  INTERNAL: 500,
  UNKNOWN: 500,
  DATA_LOSS: 500,
  UNIMPLEMENTED: 501,
  UNAVAILABLE: 503,
  DEADLINE_EXCEEDED: 504,
};

/** The one error shape: `{"error":{"code":404,"message":"…","status":"NOT_FOUND"}}`; an empty message is left out. */
export function sendRestError(context: ServiceContext, response: ServerResponse, thrown: unknown): void {
  const error = reportedStatus(context, thrown);
  const code = HTTP_STATUS[error.status];
  const body = { error: { code, ...(error.message !== '' && { message: error.message }), status: error.status } };
  sendText(response, code, 'application/json', JSON.stringify(body));
}

export function invalidPayload(): StatusError {
  return invalidArgument("Payload isn't valid for request.");
}
