import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Account } from '../services/shared/ports.ts';
import { AuthAccounts } from './auth-accounts.ts';

// The real SDK against a stand-in for the Auth emulator, which records the accounts of each call.

const PROJECT = 'demo-lookups';

let app: App;
let accounts: AuthAccounts;
const asked: string[][] = [];
const server = createServer((request, response) => {
  void text(request).then((body) => {
    const { localId } = JSON.parse(body) as { localId: string[] };
    asked.push(localId);
    const users = localId.map((uid) => ({ localId: uid, email: `${uid}@example.com` }));
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ users }));
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  app = initializeApp({ projectId: PROJECT }, 'auth-lookups-test');
  accounts = new AuthAccounts(getAuth(app));
});

afterEach(() => {
  asked.length = 0;
});

afterAll(async () => {
  delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  await deleteApp(app);
  server.closeAllConnections();
  server.close();
});

/** As the emulator issues them: without a signature. */
function tokenOf(uid: string, changes: Record<string, unknown> = {}): string {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const nowSeconds = Math.floor(Date.now() / 1000);
  const payload = {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: uid,
    auth_time: nowSeconds,
    iat: nowSeconds,
    exp: nowSeconds + 3600,
    firebase: { sign_in_provider: 'password' },
    ...changes,
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.`;
}

async function accountOf(token: string): Promise<Account | null> {
  const facts = await accounts.verify(token);
  return typeof facts === 'string' ? null : accounts.byUid(facts.uid);
}

it('reads the account of a token once, with one call for all concurrent requests', async () => {
  const people = await Promise.all(['ann', 'bob', 'cat'].map((uid) => accountOf(tokenOf(uid))));
  expect(people.map((account) => account?.email)).toEqual(['ann@example.com', 'bob@example.com', 'cat@example.com']);
  expect(asked).toEqual([['ann', 'bob', 'cat']]);
});

it('reads it again for the next token of the same person', async () => {
  await accountOf(tokenOf('ann'));
  await accountOf(tokenOf('ann'));
  expect(asked).toEqual([['ann'], ['ann']]);
});

it('reads no account for an invalid token', async () => {
  expect(await accounts.verify(tokenOf('ann', { aud: 'another' }))).toBe('TOKEN_INVALID');
  expect(await accounts.verify(tokenOf('ann', { exp: 1 }))).toBe('TOKEN_EXPIRED');
  expect(asked).toEqual([]);
});
