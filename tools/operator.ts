import { applicationDefault } from 'firebase-admin/app';
import { HOST, PORTS } from '../local/suite.ts';

// Requests to Google's APIs with the credentials of the person at this machine. For a demo project they go to the
// emulators instead.

/** The answer of one of Google's APIs, or of the site itself. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON; null for anything else. */
  readonly body: unknown;
}

export interface Message {
  readonly method?: 'GET' | 'POST' | 'OPTIONS';
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body?: string;
}

export type Send = (url: string, message?: Message) => Promise<Reply>;

const TIMEOUT_MS = 60_000;

/**
 * Sends requests with the operator's own credentials. Requests to Google name the project in `x-goog-user-project`:
 * Identity Toolkit and others refuse the credentials of `gcloud auth application-default login` without it.
 * @throws Error when this machine has no credentials
 */
export async function sendAsOperator(projectId: string): Promise<Send> {
  const credential = isDemo(projectId) ? null : applicationDefault();
  await credential?.getAccessToken();
  return async (url, { method = 'GET', headers = {}, body } = {}) => {
    const { hostname } = new URL(url);
    const token =
      hostname === HOST ? 'owner' : isGoogle(hostname) ? (await credential?.getAccessToken())?.access_token : null;
    const response = await fetch(url, {
      method,
      headers: {
        ...(typeof token === 'string' && { authorization: `Bearer ${token}` }), // never to the site
        ...(isGoogle(hostname) && { 'x-goog-user-project': projectId }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, headers: response.headers, body: await response.json().catch(() => null) };
  };
}

/** The address of Firestore's REST API: Google's, or the local one for a demo project. */
export function firestoreAddress(projectId: string): string {
  const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? `${HOST}:${PORTS.firestore}`;
  return isDemo(projectId) ? `http://${host}/v1` : 'https://firestore.googleapis.com/v1';
}

/** The sentence with which Google explains a refusal; its status when there is none. */
export function refusalIn({ status, body }: Reply): string {
  const [answer] = Array.isArray(body) ? (body as readonly unknown[]) : [body];
  const { message } = (answer as { error?: { message?: string } } | null)?.error ?? {};
  return message === undefined ? `status ${status}` : `${message} (${status})`;
}

export function isDemo(projectId: string): boolean {
  return projectId.startsWith('demo-');
}

function isGoogle(hostname: string): boolean {
  return hostname.endsWith('.googleapis.com');
}
