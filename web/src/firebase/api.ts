import { OLD_TOKEN_STORAGE_KEY, parseErrorBody, TOKEN_STORAGE_KEY, type Reason } from '@foodhouse/domain';
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

/** The server answers within five seconds (functions/src/adapters/reach.ts); its queue and the way to it take the rest. */
const READ_MS = 15_000;
const WRITE_MS = 30_000;

/** Calls a route of ours. Every way it can fail is a value, silence too; nothing is thrown. */
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
      signal: AbortSignal.timeout(method === 'GET' ? READ_MS : WRITE_MS),
    });
  } catch {
    reachability.ask(); // fetch tells no more than that nothing came
    return failed(reachability.isAnswering() ? 'unavailable' : 'offline');
  }
  const answer: unknown = await response.json().catch(() => undefined);
  // An answer that broke off says nothing of what was done.
  if (response.ok) return answer === undefined ? failed('unavailable') : { ok: true, value: answer as T };
  const error = parseErrorBody(answer);
  if (response.status === 401) return failed('signed-out', error?.details.reason);
  if (response.status >= 500 || !error)
    return failed(response.status === 500 ? 'broken' : 'unavailable', error?.details.reason);
  if (response.status === 403) return failed('no-permission', error.details.reason);
  return { ok: false, failure: 'refused', reason: error.details.reason, details: error.details };
}

/** The issued token where nothing can be stored: it lasts as long as the page. */
let unstoredToken: string | null = null;

/** The issued token of this page or of an earlier one; null when there is none. */
export function storedToken(): string | null {
  try {
    return unstoredToken ?? localStorage.getItem(TOKEN_STORAGE_KEY);
  } catch {
    return null; // storage switched off
  }
}

/** Keeps an issued token for later pages; where storage is switched off or full, for this one. */
export function keepToken(token: string): void {
  unstoredToken = null;
  try {
    localStorage.setItem(TOKEN_STORAGE_KEY, token);
  } catch {
    forgetStored(); // an older token must not come back with the next page
    unstoredToken = token;
  }
}

/** How long an issued token still serves; 0 for what cannot be read, which is as good as expired. */
export function msLeftOf(token: string): number {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return Number((JSON.parse(atob(payload)) as { exp?: unknown }).exp) * 1000 - Date.now();
  } catch {
    return 0;
  }
}

/** Removes the issued token, and the key that older versions left behind. */
export function forgetTokens(): void {
  unstoredToken = null;
  forgetStored();
}

function forgetStored(): void {
  try {
    localStorage.removeItem(TOKEN_STORAGE_KEY);
    localStorage.removeItem(OLD_TOKEN_STORAGE_KEY);
  } catch {
    // Storage switched off: nothing is there.
  }
}

function failed(failure: FailureReason, reason: Reason | null = null): ApiFailure {
  return { ok: false, failure, reason, details: {} };
}
