import { parseErrorBody, type Reason } from '@foodhouse/domain';
import type { FailureReason } from '../lib/loadable.ts';
import { reachability } from '../lib/reachability.ts';

export interface ApiFailure {
  readonly ok: false;
  /** As screens tell failures apart; a refusal that none of them has a word for is `broken`. */
  readonly failure: FailureReason;
  /** The server read the request and said no: nothing was done. */
  readonly isRefused: boolean;
  /** Why, in the server's own word; null where it gave none. */
  readonly reason: Reason | null;
  readonly details: Readonly<Record<string, unknown>>;
}

export type ApiAnswer<T> = { readonly ok: true; readonly value: T } | ApiFailure;

export interface ApiRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  /** Sent as bearer: the issued token. */
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** Where the path begins; the site's own routes when left out. */
  readonly address?: string;
  /** Whether the request is sent to its end although the page is left meanwhile. */
  readonly keepalive?: boolean;
}

/** What a refusal is to a screen, by the status of its answer. */
const REFUSALS: Readonly<Partial<Record<number, FailureReason>>> = {
  401: 'signed-out',
  403: 'no-permission',
  404: 'not-found',
};

/** The server answers within five seconds (functions/src/adapters/reach.ts); its queue and the way to it take the rest. */
const READ_MS = 15_000;
const WRITE_MS = 30_000;

/**
 * Calls a route of ours. Every way it can fail is a value, silence too; nothing is thrown.
 * @param read makes the value of an answer that is no refusal
 */
export async function callApi<T>(
  path: string,
  { method = 'GET', body, token, headers, address = '/api', keepalive = false }: ApiRequest = {},
  read: (response: Response) => Promise<T> = (response) => response.json() as Promise<T>,
): Promise<ApiAnswer<T>> {
  let response: Response;
  try {
    response = await fetch(`${address}${path}`, {
      method,
      keepalive,
      headers: {
        ...headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(method === 'GET' ? READ_MS : WRITE_MS),
    });
  } catch {
    reachability.ask(); // fetch tells no more than that nothing came
    return failed(reachability.isAnswering() ? 'unavailable' : 'offline');
  }
  // An answer that broke off says nothing of what was done.
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

/** Nothing was heard, or nobody was there to ask. Whoever is signed out was refused, here or by a 401: nothing was done. */
export function failed(failure: FailureReason): ApiFailure {
  return { ok: false, failure, isRefused: failure === 'signed-out', reason: null, details: {} };
}
