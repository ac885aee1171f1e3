import type {
  AcceptedInvitationDto,
  InvitationDto,
  MadeInvitationDto,
  Role,
  ShownInvitationDto,
} from '@foodhouse/domain';
import { describe, expect } from 'vitest';
import { invitationIdOf } from '../../functions/src/services/people/invitations.ts';
import { accounts, call, database, forgetLimits, type Answer, type Person } from '../../local/house.ts';
import { it } from '../support/test.ts';

// Invitations on the running suite, by two people who have never met in All Users.

let admin: Person;

it.beforeAll(async ({ house }) => {
  await forgetLimits();
  admin = await house.aPerson('admin');
});

const invite = async (body: object): Promise<MadeInvitationDto> => {
  const made = await call('/invitations', { method: 'POST', as: admin, body });
  expect(made.status).toBe(201);
  return made.body as MadeInvitationDto;
};
const accept = (key: string, as: Person): Promise<Answer> =>
  call('/invitation/accept', { method: 'POST', as, body: { key } });
const look = (key: string, as?: Person): Promise<Answer> =>
  call('/invitation', { headers: { 'x-invitation-key': key }, ...(as && { as }) });
const listed = async (): Promise<readonly string[]> =>
  ((await call('/invitations', { as: admin })).body as InvitationDto[]).map(({ id }) => id);
const rolesOf = async ({ uid }: Person): Promise<readonly unknown[]> => [
  (await database().doc(`users/${uid}`).get()).get('role'),
  (await accounts().getUser(uid)).customClaims?.['role'] ?? 'user',
];

describe('an invitation', () => {
  it('gives its role at once, and once', async ({ aPerson }) => {
    const [linh, other] = [await aPerson(), await aPerson()];
    const { id, key, role, by, endsAt } = await invite({ role: 'chef', name: 'Linh of the grill' });
    expect([role, by]).toEqual(['chef', admin.uid]);
    expect(await listed()).toContain(id);
    expect((await look(key)).body).toEqual({
      role: 'chef',
      by: admin.uid,
      endsAt,
      isAccepted: false,
    } satisfies ShownInvitationDto);
    expect(JSON.stringify((await call('/invitations', { as: admin })).body)).not.toContain(key);
    expect(await call('/allorderlist/approved?limit=1', { as: linh })).toMatchObject({ status: 403 });

    expect(await accept(key, linh)).toMatchObject({
      status: 200,
      body: { role: 'chef', isGranted: true } satisfies AcceptedInvitationDto,
    });
    expect(await rolesOf(linh)).toEqual(['chef', 'chef']);
    expect(await call('/allorderlist/approved?limit=1', { as: linh })).toMatchObject({ status: 200 });
    expect(await accept(key, linh)).toMatchObject({ status: 200, body: { role: 'chef', isGranted: true } });
    expect((await look(key, linh)).body).toMatchObject({ isAccepted: true });
    expect(await accept(key, other)).toMatchObject({ status: 409, reason: 'INVITATION_USED' });
    expect(await rolesOf(other)).toEqual(['user', 'user']);
    expect(await listed()).not.toContain(id);
    const stored = await database().doc(`invitations/${id}`).get();
    expect(stored.data()).toMatchObject({ name: '', usedByUid: linh.uid });
  });

  it('goes to one of two who accept it at the same moment', async ({ aPerson, putInvitation }) => {
    const people = [await aPerson(), await aPerson()];
    const key = await putInvitation(admin, { role: 'admin' });
    const counter = database().doc('counters/admins');
    const before = (await counter.get()).get('count') as number;
    const answers = await Promise.all(people.map((one) => accept(key, one)));
    expect(new Set(answers.map(({ status, reason }) => reason ?? status))).toEqual(new Set([200, 'INVITATION_USED']));
    const roles = (await Promise.all(people.map(rolesOf))).flat() as Role[];
    expect(roles.toSorted()).toEqual(['admin', 'admin', 'user', 'user']);
    expect((await counter.get()).get('count')).toBe(before + 1);
    const winner = people.find((_one, index) => answers[index]?.status === 200) as Person;
    await call(`/users/role/${encodeURIComponent(winner.email)}/user`, { method: 'POST', as: admin });
    expect(await accept(key, winner)).toMatchObject({ reason: 'INVITATION_USED' });
    expect(await rolesOf(winner)).toEqual(['user', 'user']);
  });

  it('works no more once it was called back', async ({ aPerson }) => {
    const linh = await aPerson();
    const { id, key } = await invite({ role: 'chef' });
    const callBack = (): Promise<Answer> => call(`/invitations/${id}`, { method: 'DELETE', as: admin });
    expect(await callBack()).toMatchObject({ status: 200, body: { id } });
    expect(await callBack()).toMatchObject({ status: 200, body: { id } });
    expect(await listed()).not.toContain(id);
    expect(await accept(key, linh)).toMatchObject({ reason: 'INVITATION_CALLED_BACK' });
  });

  it('works no more once whoever made it is no admin', async ({ aPerson, putInvitation }) => {
    const [former, linh] = [await aPerson('admin'), await aPerson()];
    const counter = database().doc('counters/admins');
    await counter.update({ count: ((await counter.get()).get('count') as number) + 1 });
    const key = await putInvitation(former);
    expect((await look(key)).status).toBe(200);
    await call(`/users/role/${encodeURIComponent(former.email)}/chef`, { method: 'POST', as: admin });
    expect(await accept(key, linh)).toMatchObject({ reason: 'INVITATION_VOID' });
    const all = (await call('/invitations', { as: admin })).body as InvitationDto[];
    expect(all.find(({ id }) => id === invitationIdOf(key))).toMatchObject({ by: null });
  });

  it('is made by no chef, and takes nothing from an admin', async ({ aPerson, putInvitation }) => {
    const [chef, other] = [await aPerson('chef'), await aPerson('admin')];
    expect(await call('/invitations', { method: 'POST', as: chef, body: { role: 'chef' } })).toMatchObject({
      status: 403,
      reason: 'ROLE_REQUIRED',
    });
    const key = await putInvitation(admin);
    expect(await accept(key, other)).toMatchObject({ body: { role: 'admin', isGranted: false } });
    expect(await rolesOf(other)).toEqual(['admin', 'admin']);
    expect((await look(key)).status).toBe(200);
  });

  it('says what was expected of its role', async () => {
    const { body } = await call('/invitations', { method: 'POST', as: admin, body: { role: 'owner' } });
    expect(body).toMatchObject({
      error: { details: { fields: { role: 'expected admin or chef, got "owner"' } } },
    });
  });

  it('goes with the account that has made it', async ({ aPerson, putInvitation }) => {
    const former = await aPerson('admin');
    const counter = database().doc('counters/admins');
    await counter.update({ count: ((await counter.get()).get('count') as number) + 1 });
    const key = await putInvitation(former, { name: 'Linh' });
    await call(`/users/${encodeURIComponent(former.email)}`, { method: 'DELETE', as: admin });
    expect(
      (
        await database()
          .doc(`invitations/${invitationIdOf(key)}`)
          .get()
      ).exists,
    ).toBe(false);
  });
});
