import { Agent } from 'node:https';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UnavailableError } from '../services/shared/outcomes.ts';
import { AuthAccounts, isAuthOutage } from './auth-accounts.ts';

// Against the real SDK, not the emulator: every connection it tries is refused before it leaves this machine.

const PROJECT = 'demo-nowhere';

class Nowhere extends Agent {
  override createConnection(): never {
    throw Object.assign(new Error('connect ECONNREFUSED 192.0.2.1:443'), { code: 'ECONNREFUSED' });
  }
}

let app: App;
let accounts: AuthAccounts;

beforeAll(() => {
  delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const credential = { getAccessToken: () => Promise.resolve({ access_token: 'none', expires_in: 3600 }) };
  app = initializeApp({ projectId: PROJECT, httpAgent: new Nowhere(), credential }, 'auth-accounts-test');
  accounts = new AuthAccounts(getAuth(app));
});

afterAll(async () => {
  await deleteApp(app);
});

function token(changes: Record<string, unknown> = {}): string {
  const nowSeconds = Math.floor(Date.now() / 1000);
  const payload = {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: 'ann',
    auth_time: nowSeconds,
    iat: nowSeconds,
    exp: nowSeconds + 3600,
    ...changes,
  };
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'RS256', kid: 'a-key', typ: 'JWT' })}.${part(payload)}.${Buffer.from('signature').toString('base64url')}`;
}

describe('without a connection to Google', () => {
  it('reports an outage, not a bad token, when the public keys are missing', async () => {
    await expect(accounts.verify(token())).rejects.toThrow(UnavailableError);
    const issued = token({ iss: `https://session.firebase.google.com/${PROJECT}` });
    await expect(accounts.verify(issued)).rejects.toThrow(UnavailableError);
  });

  it('reports an outage, not an unknown account', async () => {
    await expect(accounts.byUid('ann')).rejects.toThrow(UnavailableError);
    await expect(accounts.byEmail('ann@example.com')).rejects.toThrow(UnavailableError);
    await expect(accounts.setRole('ann', 'chef')).rejects.toThrow(UnavailableError);
    await expect(accounts.remove('ann')).rejects.toThrow(UnavailableError);
  });

  it.each([
    ['of another project', { aud: 'another' }],
    ['that claims an outage itself', { aud: 'Error while making request: connect ECONNREFUSED' }],
    ['of another issuer', { iss: 'https://securetoken.google.com/another' }],
    ['of nobody', { sub: '' }],
  ])('still refuses a token %s', async (_what, changes) => {
    expect(await accounts.verify(token(changes))).toBe('TOKEN_INVALID');
  });

  it.each(['', 'garbage', 'a.b.c', 'x'.repeat(9000)])('still refuses garbage: %j', async (garbage) => {
    expect(await accounts.verify(garbage)).toBe('TOKEN_INVALID');
  });
});

describe('an answer of Auth that the SDK does not know', () => {
  it.each([
    ['is an outage without a status', undefined, true],
    ['is an outage with status 503', 503, true],
    ['is an outage when there were too many calls', 429, true],
    ['is no outage when a permission is missing', 403, false],
    ['is no outage when the project is missing', 404, false],
  ])('%s', (_what, status, isOutage) => {
    const httpResponse = status === undefined ? undefined : { status, headers: {}, data: '' };
    const error = Object.assign(new Error('An internal error has occurred.'), {
      code: 'auth/internal-error',
      httpResponse,
    });
    expect(isAuthOutage(error)).toBe(isOutage);
  });
});
