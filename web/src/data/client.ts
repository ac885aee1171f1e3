import { parseErrorBody, type Reason } from '@foodhouse/domain';
import type { FailureReason } from '../lib/loadable.ts';
import { reachability } from '../lib/reachability.ts';

export interface ApiFailure {
  readonly ok: false;
  /** Failures as screens tell them apart; a refusal that has no reason here is `broken`. */
  readonly failure: FailureReason;
  /** The server read the request and refused it: nothing was done. */
  readonly isRefused: boolean;
  /** The server's own reason; null where it gave none. */
  readonly reason: Reason | null;
  readonly details: Readonly<Record<string, unknown>>;
}

export type ApiAnswer<T> = { readonly ok: true; readonly value: T } | ApiFailure;

export interface ApiRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  /** The issued token, sent as bearer. */
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** Prefix of the path; the site's own routes when left out. */
  readonly address?: string;
  /** Whether the request outlives the page. */
  readonly keepalive?: boolean;
  /** Withdraws the request; its answer is then a failure without meaning. */
  readonly signal?: AbortSignal;
}

/** The failure that a status of the answer means to a screen. */
const REFUSALS: Readonly<Partial<Record<number, FailureReason>>> = {
  401: 'signed-out',
  403: 'no-permission',
  404: 'not-found',
};

/**
 * The server answers within five seconds (functions/src/adapters/deadline.ts); its queue and the network take the rest.
 */
const READ_MS = 15_000;
const WRITE_MS = 30_000;

/** Whether people without an account need App Check for a route: functions/src/http, `checksApp`. */
function isCheckedRoute(path: string): boolean {
  return /^\/(?:review|users|guests)\b/.test(path);
}

/**
 * Calls a route of ours. Every failure is a value, a missing answer too; nothing is thrown.
 * @param read makes the value of a successful answer
 */
export async function callApi<T>(
  path: string,
  { method = 'GET', body, token, headers, address = '/api', keepalive = false, signal }: ApiRequest = {},
  read: (response: Response) => Promise<T> = (response) => response.json() as Promise<T>,
): Promise<ApiAnswer<T>> {
  const timeout = AbortSignal.timeout(method === 'GET' ? READ_MS : WRITE_MS);
  let response: Response;
  try {
    // A build without App Check holds none of this.
    const attested =
      import.meta.env.VITE_APP_CHECK_KEY !== undefined && isCheckedRoute(path) && !token
        ? await (await import('./app-check-header.ts')).appCheckHeader()
        : null;
    response = await fetch(`${address}${path}`, {
      method,
      keepalive,
      headers: {
        ...headers,
        ...attested,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch {
    if (signal?.aborted) return failed('unavailable');
    reachability.ask(); // fetch reports only that no answer came
    return failed(reachability.isAnswering() ? 'unavailable' : 'offline');
  }
  // A truncated answer does not say what was done.
  if (response.ok)
    return read(response).then(
      (value) => ({ ok: true, value }),
      () => failed('unavailable'),
    );
  const { status } = response;
  const details = parseErrorBody(await response.json().catch(() => null))?.details;
  const isRefused = status === 401 || (status < 500 && details !== undefined);
  const failure = isRefused ? (REFUSALS[status] ?? 'broken') : status === 500 ? 'broken' : 'unavailable';
  return { ok: false, failure, isRefused, reason: details?.reason ?? null, details: details ?? {} };
}

/**
 * A failure of a request that was not answered or not sent. Only `signed-out` is a refusal: nothing was done.
 */
export function failed(failure: FailureReason): ApiFailure {
  return { ok: false, failure, isRefused: failure === 'signed-out', reason: null, details: {} };
}
