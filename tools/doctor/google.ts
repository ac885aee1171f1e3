import { applicationDefault } from 'firebase-admin/app';

/** The answer of Google's control APIs, or of the site itself. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON; null for anything else. */
  readonly body: unknown;
}

export type Ask = (url: string) => Promise<Reply>;

/** Sends requests with the operator's own credentials. @throws Error when there are none */
export async function askAsOperator(): Promise<Ask> {
  const { access_token: token } = await applicationDefault().getAccessToken();
  return async (url) => {
    const isGoogle = new URL(url).hostname.endsWith('.googleapis.com');
    const response = await fetch(url, {
      ...(isGoogle && { headers: { authorization: `Bearer ${token}` } }), // never to the site
      signal: AbortSignal.timeout(15_000),
    });
    const body: unknown = await response.json().catch(() => null);
    return { status: response.status, headers: response.headers, body };
  };
}
