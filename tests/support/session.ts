import { HOST, PORTS, SITE_ADDRESS } from '../../local/suite.ts';
import { call, PASSWORD } from '../../local/house.ts';

/** Credentials: all people of tests have the same password. */
export interface Credentials {
  readonly email: string;
  readonly password?: string;
}

/** Auth's answer to a sign-in with a password. */
interface SignedIn {
  readonly localId: string;
  readonly idToken: string;
  readonly refreshToken: string;
  readonly expiresIn: string;
}

/** What a browser has stored. */
export type StorageState = Readonly<{
  cookies: [];
  origins: { origin: string; localStorage: { name: string; value: string }[] }[];
}>;

/**
 * The browser's storage of a signed-in person: the issued token, and the person as Firebase's SDK stores them (the SDK
 * moves them from localStorage into its own database). Much faster than the form, which has tests of its own.
 */
export async function sessionOf({ email, password = PASSWORD }: Credentials): Promise<StorageState> {
  const url = `http://${HOST}:${PORTS.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=none`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`cannot sign in ${email}: ${await response.text()}`);
  const { localId: uid, idToken, refreshToken, expiresIn } = (await response.json()) as SignedIn;
  const body = { email, uid, accessToken: idToken };
  const registered = await call(`/users/${encodeURIComponent(email)}`, { method: 'PUT', body });
  const { token } = registered.body as { readonly token: string };
  const user = {
    uid,
    email,
    emailVerified: true, // required by the SDK, which asks Auth for the real value at once
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: Date.now() + Number(expiresIn) * 1000 },
    apiKey: 'demo-key',
    appName: '[DEFAULT]',
  };
  return {
    cookies: [],
    origins: [
      {
        origin: SITE_ADDRESS,
        localStorage: [
          { name: 'accessToken', value: token },
          { name: 'firebase:authUser:demo-key:[DEFAULT]', value: JSON.stringify(user) },
          // No orders of other tests ring here. A test of the alarm turns it on.
          { name: 'order-list-sound', value: 'off' },
        ],
      },
    ],
  };
}
