import { expect, it } from 'vitest';
import { invitationFromDocument, invitationToDocument } from './user-documents.ts';
import { canInvite, INVITATION_MS, INVITED_ROLES, judgeInvitation, type Invitation } from './invitation.ts';

const NOW_MS = 1_000_000;
const OPEN: Invitation = {
  id: 'digest',
  role: 'chef',
  name: 'Linh',
  byUid: 'boss',
  createdAtMs: NOW_MS,
  endsAtMs: NOW_MS + INVITATION_MS,
  usedByUid: null,
  usedAtMs: null,
  calledBackAtMs: null,
};

it.each([
  ['admin', 'admin', true],
  ['admin', 'chef', true],
  ['chef', 'chef', false],
  ['chef', 'admin', false],
  ['user', 'chef', false],
  ['guest', 'chef', false],
] as const)('lets a person with the role %s invite one with the role %s: %s', (inviter, role, may) => {
  expect(canInvite(inviter, role)).toBe(may);
});

it('invites to the roles of those who work here', () => {
  expect(INVITED_ROLES).toEqual(['admin', 'chef']);
});

it.each<[string, Partial<Invitation>, Parameters<typeof judgeInvitation>[1], number, string]>([
  ['a new one', {}, 'admin', NOW_MS, 'open'],
  ['its last moment', {}, 'admin', NOW_MS + INVITATION_MS - 1, 'open'],
  ['seven days later', {}, 'admin', NOW_MS + INVITATION_MS, 'expired'],
  ['one that was used', { usedByUid: 'ann' }, 'admin', NOW_MS, 'used'],
  ['one that was used long ago', { usedByUid: 'ann' }, null, Infinity, 'used'],
  ['one that was called back', { calledBackAtMs: NOW_MS }, 'admin', NOW_MS, 'called-back'],
  ['one whose maker is a chef now', {}, 'chef', NOW_MS, 'void'],
  ['one whose maker is gone', {}, null, NOW_MS, 'void'],
])('judges %s', (_what, changes, inviter, atMs, state) => {
  expect(judgeInvitation({ ...OPEN, ...changes }, inviter, atMs)).toBe(state);
});

it('is stored without what has not happened, with the time at which it is deleted', () => {
  const stored = invitationToDocument(OPEN, (atMs) => ({ toMillis: () => atMs }));
  expect(Object.keys(stored).toSorted()).toEqual(['byUid', 'createdAt', 'endsAt', 'expiresAt', 'name', 'role']);
  expect(invitationFromDocument('digest', stored)).toEqual(OPEN);
  expect(() => invitationFromDocument('digest', { ...stored, role: 'user' })).toThrow(
    'expected a known role, got user',
  );
});
