import { spawnSync } from 'node:child_process';
import { describe, expect } from 'vitest';
import { PROJECT_ID } from '../../local/suite.ts';
import { accounts, call, database } from '../../local/house.ts';
import { it } from '../support/test.ts';

function grantAdmin(email: string): { code: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tools/grant-admin.ts', email, '--project', PROJECT_ID],
    { encoding: 'utf8' },
  );
  return { code: status, said: `${stdout}${stderr}`.trim() };
}

describe('npm run grant-admin', () => {
  it('makes a person an admin, in record, claims and count, and says so again when repeated', async ({ aPerson }) => {
    const [person, admin] = await Promise.all([aPerson(), aPerson('admin')]);
    const count = async (): Promise<number> => (await database().doc('counters/admins').get()).get('count') as number;
    const before = await count();
    expect(grantAdmin(person.email)).toEqual({
      code: 0,
      said: `${person.email} is an admin of ${PROJECT_ID} now. The site shows it within seconds, without a new login.`,
    });
    expect((await accounts().getUser(person.uid)).customClaims).toEqual({ role: 'admin', admin: true, chef: false });
    expect((await call('/users?limit=1', { as: person })).status).toBe(200);
    expect(await count()).toBe(before + 1);
    expect(grantAdmin(person.email)).toMatchObject({
      code: 0,
      said: `${person.email} is an admin of ${PROJECT_ID} already.`,
    });
    const audit = await database().collection('audit').where('subject', '==', person.uid).get();
    expect(audit.docs.map((entry) => entry.get('byUid') as string)).toEqual(['operator']);
    await call(`/users/role/${encodeURIComponent(person.email)}/user`, { method: 'POST', as: admin });
    expect(await count()).toBe(before);
  });

  it('refuses an unverified email', async ({ aPerson }) => {
    const person = await aPerson('user', { isVerified: false });
    expect(grantAdmin(person.email)).toEqual({
      code: 1,
      said: 'foodhouse: The address is not verified yet: a mail with a link came at sign-up.',
    });
    expect((await accounts().getUser(person.uid)).customClaims).toBeUndefined();
  });

  it('refuses a person who has not signed up', () => {
    expect(grantAdmin('nobody@example.com')).toEqual({
      code: 1,
      said: `foodhouse: nobody@example.com has no account in ${PROJECT_ID}: sign up on the site first, then run this again.`,
    });
  });
});
