import { parseErrorBody, TOKEN_STORAGE_KEY, type Reason } from '@foodhouse/domain';
import type { FailureReason } from '../lib/loadable.ts';
import { reachability } from '../lib/reachability.ts';

export interface ApiFailure {
  readonly ok: false;
  readonly failure: FailureReason | 'refused';
  /** Only of refused requests. */
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

/** Calls a route of ours. Every way it can fail is a value; nothing is thrown. */
export async function callApi<T>(
  path: string,
  { method = 'GET', body, token, headers, address = '/api', keepalive = false }: ApiRequest = {},
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
    });
  } catch {
    reachability.ask(); // fetch tells no more than that nothing came
    return failed(reachability.isAnswering() ? 'unavailable' : 'offline');
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return { ok: true, value: answer as T };
  const error = parseErrorBody(answer);
  if (response.status === 401) return failed('signed-out', error?.details.reason);
  if (response.status >= 500 || !error)
    return failed(response.status === 500 ? 'broken' : 'unavailable', error?.details.reason);
  if (response.status === 403) return failed('no-permission', error.details.reason);
  return { ok: false, failure: 'refused', reason: error.details.reason, details: error.details };
}

/** The issued token that earlier pages stored; null when there is none. */
export function storedToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_STORAGE_KEY);
  } catch {
    return null; // storage switched off: every page load then signs in anew through the SDK
  }
}

function failed(failure: FailureReason, reason: Reason | null = null): ApiFailure {
  return { ok: false, failure, reason, details: {} };
}
