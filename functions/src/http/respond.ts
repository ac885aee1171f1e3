import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { logOutcome, logSurprise } from '../log.ts';
import type { Refusal } from '../services/shared/outcomes.ts';
import { ERROR_TABLE, toErrorBody, toRefusal } from './errors.ts';

const RETRY_AFTER_SECONDS = 2;

/** The id of a request, in its answer and in the log. */
export function requestIdOf(response: Response): string {
  response.locals['requestId'] ??= randomUUID();
  return response.locals['requestId'] as string;
}

export function sendRefusal(response: Response, refusal: Refusal): void {
  const { http } = ERROR_TABLE[refusal.reason];
  const retryAfter = http === 503 ? RETRY_AFTER_SECONDS : refusal.details?.['retryAfterSeconds'];
  if (typeof retryAfter === 'number') response.setHeader('retry-after', retryAfter);
  if (http === 401) response.setHeader('www-authenticate', 'Bearer');
  response.locals['reason'] = refusal.reason;
  response.setHeader('cache-control', 'no-store');
  response.status(http).json(toErrorBody(refusal, requestIdOf(response)));
}

/** The last handler: logs every thrown error once, and sends an answer without its details. */
export function handleThrown(
  error: unknown,
  request: Request,
  response: Response,
  next: (error: unknown) => void,
): void {
  if (response.headersSent) {
    next(error);
    return;
  }
  const refusal = toRefusal(error);
  if (ERROR_TABLE[refusal.reason].http >= 500) {
    logSurprise('request.failed', error, {
      requestId: requestIdOf(response),
      method: request.method,
      route: String(request.route?.path ?? ''),
    });
  }
  sendRefusal(response, refusal);
}

/** One line per request, when its answer is sent. */
export function logRequests(name: string): RequestHandler {
  return (request, response, next) => {
    const startMs = performance.now();
    response.setHeader('x-request-id', requestIdOf(response));
    response.on('finish', () => {
      logOutcome('request.done', {
        requestId: requestIdOf(response),
        name,
        method: request.method,
        route: String(request.route?.path ?? 'none'),
        status: response.statusCode,
        reason: response.locals['reason'] as unknown,
        gateMilliseconds: response.locals['gateMilliseconds'] as unknown,
        milliseconds: Math.round(performance.now() - startMs),
      });
    });
    next();
  };
}
