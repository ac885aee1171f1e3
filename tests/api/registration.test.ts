import { describe, expect } from 'vitest';
import { AuthAccounts } from '../../functions/src/adapters/auth-accounts.ts';
import { ISSUED_TOKEN_MS } from '../../functions/src/services/people/register-user.ts';
import { HOST, PORTS } from '../../local/suite.ts';
import { accounts, call, database, type Person } from '../../local/house.ts';
import { it } from '../support/test.ts';

// Registration on the running suite, as a client written from the specification sees the routes.

/** The person could do this with another client: Auth accepts any name. */
async function renameAt({ idToken }: Person, displayName: string): Promise<void> {
  const url = `http://${HOST}:${PORTS.auth}/identitytoolkit.googleapis.com/v1/accounts:update?key=none`;
  const headers = { 'content-type': 'application/json' };
  const { ok } = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ idToken, displayName }) });
  expect(ok).toBe(true);
}

describe('registration', () => {
  it('keeps one record however often it is repeated, and issues a valid token', async ({ aPerson }) => {
    const person = await aPerson('user', { isRegistered: false });
    const register = (): ReturnType<typeof call> =>
      call(`/users/${encodeURIComponent(person.email)}`, {
        method: 'PUT',
        body: { email: person.email, uid: person.uid, accessToken: person.idToken, role: 'user' },
      });
    const answers = await Promise.all([register(), register(), register()]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect((await database().doc(`users/${person.uid}`).get()).data()).toMatchObject({
      email: person.email,
      role: 'user',
    });
    const { token } = answers[0].body as { token: string };
    const listed = await call(`/orderbyUser?user=${person.uid}&&status=pending`, { token });
    expect(listed).toMatchObject({ status: 200, body: [] });
  });

  it.for([
    ['half a letter', '\ud800Ann', '\ufffdAnn'],
    ['an override of direction and a control character', '\u202eAnn\u0007 Lee', 'Ann Lee'],
    ['2,000 characters', 'x'.repeat(2000), 'x'.repeat(80)],
    ['nothing visible', '\u200b\u2060', ''],
  ] as const)('stores a display name of %s clean, on every way', async ([_what, displayName, stored], { aPerson }) => {
    const [person, admin] = await Promise.all([aPerson('user', { isRegistered: false }), aPerson('admin')]);
    await renameAt(person, displayName);
    const put = await call(`/users/${encodeURIComponent(person.email)}`, {
      method: 'PUT',
      body: { email: person.email, uid: person.uid, accessToken: person.idToken },
    });
    const record = database().doc(`users/${person.uid}`);
    expect([put.status, (await record.get()).get('displayName')]).toEqual([200, stored]);
    await record.delete();
    const promoted = await call(`/users/role/${encodeURIComponent(person.email)}/user`, { as: admin });
    expect([promoted.status, (await record.get()).get('displayName')]).toEqual([200, stored]);
  });

  it('refuses the token of another person and leaves no record', async ({ aPerson }) => {
    const [person, thief] = await Promise.all([aPerson('user', { isRegistered: false }), aPerson()]);
    const answer = await call(`/users/${encodeURIComponent(person.email)}`, {
      method: 'PUT',
      body: { email: person.email, uid: person.uid, accessToken: thief.idToken },
    });
    expect(answer).toMatchObject({ status: 403, reason: 'IDENTITY_MISMATCH' });
    expect((await database().doc(`users/${person.uid}`).get()).exists).toBe(false);
  });

  it('issues nothing for a token that is revoked during the registration', async ({ aPerson }) => {
    const { uid, idToken } = await aPerson();
    const issuer = new AuthAccounts(accounts());
    expect(await issuer.issueToken(idToken, ISSUED_TOKEN_MS)).not.toBeNull();
    // Auth counts in whole seconds: a token of the same second stays valid.
    const issueOnceRevoked = async (): Promise<string | null> => {
      await accounts().revokeRefreshTokens(uid);
      return issuer.issueToken(idToken, ISSUED_TOKEN_MS);
    };
    await expect.poll(issueOnceRevoked).toBeNull();
  });
});
