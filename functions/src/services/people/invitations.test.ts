import { INVITATION_MS, type Invitation, type Role, type User } from '@foodhouse/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { ANN, anAccount, BOSS, COOK, countingIds, MemoryAccounts, NOW_MS, STRICT } from '../testing/fakes.ts';
import { MemoryHouse } from '../testing/memory-house.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { deleteUser } from './delete-user.ts';
import { callBackInvitation, invitationIdOf, invite, openInvitations, readInvitation } from './invitations.ts';
import { setUserRole } from './set-user-role.ts';

let store: MemoryStore;
let accounts: MemoryAccounts;
let nowMs: number;
let ports: ReturnType<typeof portsOf>;

const BOB = { ...ANN, uid: 'bob', email: 'bob@example.com' };

function portsOf(books: MemoryHouse) {
  return {
    accounts,
    unitOfWork: store,
    invitationBook: books,
    orderBook: books,
    pendingChanges: books,
    userDirectory: books,
    settings: STRICT,
    ids: countingIds(),
    clock: { nowMs: () => nowMs },
  };
}

function add(uid: string, role: Role, displayName = uid): void {
  const times = { createdAtMs: NOW_MS, updatedAtMs: NOW_MS, claimsChangedAtMs: NOW_MS };
  store.put(`users/${uid}`, { uid, email: `${uid}@example.com`, displayName, role, ...times } satisfies User);
  accounts.accounts.set(uid, anAccount({ uid, email: `${uid}@example.com`, role }));
}

beforeEach(() => {
  store = new MemoryStore();
  accounts = new MemoryAccounts();
  nowMs = NOW_MS;
  for (const [uid, role] of [
    ['boss', 'admin'],
    ['other', 'admin'],
    ['cook', 'chef'],
    ['ann', 'user'],
    ['bob', 'user'],
  ] as const)
    add(uid, role);
  store.put('counters/admins', 2);
  store.put('counters/users', 5);
  ports = portsOf(new MemoryHouse(store));
});

async function aKey(role: 'admin' | 'chef' = 'chef'): Promise<string> {
  const made = await invite(ports, BOSS, { role, name: 'Linh' });
  return made.status === 'done' ? made.value.key : made.reason;
}

const roleOf = (uid: string): readonly (Role | undefined)[] => [
  store.get<User>(`users/${uid}`)?.role,
  accounts.accounts.get(uid)?.role,
];
const storedOf = (key: string): Invitation | null => store.get(`invitations/${invitationIdOf(key)}`);

describe('an invitation', () => {
  it('is stored under a digest of its key, and the key nowhere', async () => {
    const made = await invite(ports, BOSS, { role: 'admin', name: 'Linh' });
    expect(made).toMatchObject({ value: { key: 'key-1', role: 'admin', name: 'Linh', by: 'boss' } });
    expect(storedOf('key-1')).toMatchObject({ role: 'admin', byUid: 'boss', endsAtMs: NOW_MS + INVITATION_MS });
    expect(JSON.stringify([[...store.documents], store.audit])).not.toContain('key-1');
    expect(store.audit).toMatchObject([{ action: 'invitation.make', byUid: 'boss', after: 'admin' }]);
  });

  it('gives its role, once, in the record and in the account, and forgets the name', async () => {
    const key = await aKey();
    expect(await acceptInvitation(ports, ANN, key)).toEqual({
      status: 'done',
      value: { role: 'chef', isGranted: true },
    });
    expect(roleOf('ann')).toEqual(['chef', 'chef']);
    expect(storedOf(key)).toMatchObject({ name: '', usedByUid: 'ann', usedAtMs: NOW_MS });
    expect(store.audit.slice(1)).toMatchObject([
      { action: 'user.role', byUid: 'boss', subject: 'ann', before: 'user', after: 'chef' },
      { action: 'invitation.accept', byUid: 'ann', subject: invitationIdOf(key) },
    ]);
    expect(await acceptInvitation(ports, BOB, key)).toMatchObject({ reason: 'INVITATION_USED' });
    expect(roleOf('bob')).toEqual(['user', 'user']);
    expect(await ports.pendingChanges.startedBefore(Infinity, 9)).toEqual([]);
  });

  it('makes one more admin', async () => {
    expect(await acceptInvitation(ports, ANN, await aKey('admin'))).toMatchObject({ value: { role: 'admin' } });
    expect(store.get('counters/admins')).toBe(3);
  });

  it('answers the same to the same person again', async () => {
    const key = await aKey();
    const first = await acceptInvitation(ports, ANN, key);
    nowMs += 10 * INVITATION_MS;
    expect(await acceptInvitation(ports, ANN, key)).toEqual(first);
    expect(store.audit).toHaveLength(3);
  });

  it('gives nobody back what was taken from them since', async () => {
    const key = await aKey();
    await acceptInvitation(ports, ANN, key);
    await setUserRole(ports, BOSS, { email: ANN.email, role: 'user' });
    expect(await readInvitation(ports, ANN, key)).toMatchObject({ reason: 'INVITATION_USED' });
    expect(await acceptInvitation(ports, ANN, key)).toMatchObject({ reason: 'INVITATION_USED' });
    expect(roleOf('ann')).toEqual(['user', 'user']);
  });

  it('goes to one of two who accept it at once', async () => {
    const key = await aKey();
    const both = await Promise.all([ANN, BOB].map((who) => acceptInvitation(ports, who, key)));
    expect(both.map((one) => (one.status === 'done' ? 'accepted' : one.reason)).toSorted()).toEqual([
      'INVITATION_USED',
      'accepted',
    ]);
    expect([...roleOf('ann'), ...roleOf('bob')].filter((role) => role === 'chef')).toHaveLength(2);
    expect(store.collisions).toBeGreaterThan(0);
  });

  it('takes nothing from somebody who has as much, and is still there', async () => {
    const key = await aKey();
    expect(await acceptInvitation(ports, { ...BOSS, uid: 'other' }, key)).toMatchObject({
      value: { role: 'admin', isGranted: false },
    });
    expect(await acceptInvitation(ports, COOK, key)).toMatchObject({ value: { role: 'chef', isGranted: false } });
    expect(roleOf('other')).toEqual(['admin', 'admin']);
    expect(await acceptInvitation(ports, ANN, key)).toMatchObject({ value: { isGranted: true } });
  });

  it('makes an admin of a chef', async () => {
    await acceptInvitation(ports, COOK, await aKey('admin'));
    expect(roleOf('cook')).toEqual(['admin', 'admin']);
  });

  it.each<[string, string, (key: string) => unknown]>([
    ['expired', 'INVITATION_EXPIRED', () => (nowMs += INVITATION_MS)],
    ['called back', 'INVITATION_CALLED_BACK', (key) => callBackInvitation(ports, BOSS, invitationIdOf(key))],
    [
      'of somebody who is no admin now',
      'INVITATION_VOID',
      () => setUserRole(ports, { ...BOSS, uid: 'other' }, { email: BOSS.email, role: 'chef' }),
    ],
    ['nobody’s', 'INVITATION_NOT_FOUND', (key) => store.documents.delete(`invitations/${invitationIdOf(key)}`)],
    [
      'of somebody whose address is not verified',
      'EMAIL_NOT_VERIFIED',
      () => accounts.accounts.set('ann', anAccount({ emailVerified: false })),
    ],
  ])('is refused when it is %s: nothing is written', async (_what, reason, happen) => {
    const key = await aKey();
    await happen(key);
    const before = [[...store.documents], store.audit.length];
    expect(await acceptInvitation(ports, ANN, key)).toMatchObject({ status: 'refused', reason });
    expect([[...store.documents], store.audit.length]).toEqual(before);
    expect(roleOf('ann')).toEqual(['user', 'user']);
  });

  it('is refused without a key', async () => {
    expect(await acceptInvitation(ports, ANN, '')).toMatchObject({ reason: 'INVITATION_NOT_FOUND' });
    expect(await readInvitation(ports, null, '')).toMatchObject({ reason: 'INVITATION_NOT_FOUND' });
  });

  it.each([
    [COOK, 'chef'],
    [COOK, 'admin'],
    [ANN, 'chef'],
  ] as const)('is not made by $role, to the role %s', async (who, role) => {
    expect(await invite(ports, who, { role, name: '' })).toMatchObject({ reason: 'ROLE_REQUIRED' });
    expect(store.audit).toEqual([]);
  });

  it('is made thirty times an hour by one person, and no more', async () => {
    for (let count = 0; count < 30; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await aKey();
    }
    expect(await aKey()).toBe('RATE_LIMITED');
    expect(await invite(ports, { ...BOSS, uid: 'other' }, { role: 'chef', name: '' })).toMatchObject({
      status: 'done',
    });
  });
});

describe('calling an invitation back', () => {
  it('ends it and forgets the name; a repeat changes nothing', async () => {
    const key = await aKey();
    const id = invitationIdOf(key);
    const callBack = () => callBackInvitation(ports, { ...BOSS, uid: 'other' }, id);
    expect(await callBack()).toEqual({ status: 'done', value: { id } });
    expect(storedOf(key)).toMatchObject({ name: '', calledBackAtMs: NOW_MS });
    nowMs += 1000;
    expect(await callBack()).toEqual({ status: 'done', value: { id } });
    expect(storedOf(key)).toMatchObject({ calledBackAtMs: NOW_MS });
    expect(store.audit.slice(1)).toMatchObject([{ action: 'invitation.callBack', byUid: 'other', before: 'chef' }]);
  });

  it('is refused for one that was used, and for none', async () => {
    const key = await aKey();
    await acceptInvitation(ports, ANN, key);
    expect(await callBackInvitation(ports, BOSS, invitationIdOf(key))).toMatchObject({ reason: 'INVITATION_USED' });
    expect(await callBackInvitation(ports, BOSS, 'none')).toMatchObject({ reason: 'INVITATION_NOT_FOUND' });
  });
});

describe('the list of invitations', () => {
  it('has those that wait, and says which do not work because of their maker', async () => {
    const [used, called, open] = [await aKey(), await aKey(), await aKey('admin')];
    await acceptInvitation(ports, ANN, used);
    await callBackInvitation(ports, BOSS, invitationIdOf(called));
    expect(await openInvitations(ports)).toMatchObject({
      value: [{ id: invitationIdOf(open), role: 'admin', name: 'Linh', by: 'boss' }],
    });
    add('boss', 'user');
    expect(await openInvitations(ports)).toMatchObject({ value: [{ id: invitationIdOf(open), by: null }] });
    nowMs += INVITATION_MS;
    expect(await openInvitations(ports)).toEqual({ status: 'done', value: [] });
  });
});

describe('the invitation of a link', () => {
  it('is shown with the name of its maker, and never with their address', async () => {
    const key = await aKey();
    expect(await readInvitation(ports, null, key)).toMatchObject({ value: { by: 'boss', isAccepted: false } });
    add('boss', 'admin', '');
    expect(await readInvitation(ports, ANN, key)).toMatchObject({ value: { by: '' } });
  });

  it('is shown as accepted to whoever has accepted it, and as used to others', async () => {
    const key = await aKey();
    await acceptInvitation(ports, ANN, key);
    expect(await readInvitation(ports, ANN, key)).toMatchObject({ value: { isAccepted: true } });
    expect(await readInvitation(ports, BOB, key)).toMatchObject({ reason: 'INVITATION_USED' });
    expect(await readInvitation(ports, null, key)).toMatchObject({ reason: 'INVITATION_USED' });
  });
});

describe('the deletion of a user', () => {
  it('takes along what they invited to and what they accepted', async () => {
    const [accepted, made] = [await aKey(), await aKey()];
    await acceptInvitation(ports, ANN, accepted);
    await deleteUser(ports, BOSS, { email: ANN.email });
    expect([storedOf(accepted), storedOf(made)]).toMatchObject([null, { name: 'Linh' }]);
    await deleteUser(ports, { ...BOSS, uid: 'other' }, { email: BOSS.email });
    expect(storedOf(made)).toBeNull();
  });
});
