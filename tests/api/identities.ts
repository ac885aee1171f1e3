import { claimsOf } from '@foodhouse/domain';
import { accounts, aGuest, anAnonymous, database, type Person } from '../../local/house.ts';
import type { Makers } from '../support/makers.ts';

/** The identities of docs/permissions.md, columns of "Calls". */
export const IDENTITIES = [
  'nobody',
  'garbage',
  'expired',
  'revoked',
  'deleted',
  'unregistered',
  'anonymous',
  'guest',
  'user',
  'chef',
  'removed admin',
  'admin',
] as const;
export type IdentityName = (typeof IDENTITIES)[number];

/** A person, or somebody without a valid token. */
export type Identity = Omit<Person, 'idToken'> & { readonly idToken: string | null };

/** One person per identity, with tokens from the emulator. */
export async function allIdentities(aPerson: Makers['aPerson']): Promise<Record<IdentityName, Identity>> {
  const [nobody, garbage, expired, revoked, deleted, unregistered, anonymous, guest, user, chef, removed, admin] =
    await Promise.all([
      aPerson(),
      aPerson(),
      aPerson('admin'),
      aPerson('admin'),
      aPerson('admin'),
      aPerson('admin', { isRegistered: false }),
      anAnonymous(),
      aGuest(),
      aPerson(),
      aPerson('chef'),
      aPerson('admin'),
      aPerson('admin'),
    ]);
  const hourAgo = Math.floor(Date.now() / 1000) - 3600;
  await Promise.all([
    accounts().revokeRefreshTokens(revoked.uid),
    accounts().deleteUser(deleted.uid),
    accounts().setCustomUserClaims(removed.uid, claimsOf('user')),
    database().doc(`users/${removed.uid}`).update({ role: 'user' }),
  ]);
  return {
    nobody: { ...nobody, idToken: null },
    garbage: { ...garbage, idToken: 'garbage' },
    expired: { ...expired, idToken: reforge(expired.idToken, { iat: hourAgo - 3600, exp: hourAgo }) },
    revoked: { ...revoked, idToken: reforge(revoked.idToken, { auth_time: hourAgo, iat: hourAgo }) },
    deleted,
    unregistered,
    anonymous,
    guest,
    user,
    chef,
    'removed admin': removed,
    admin,
  };
}

/**
 * The token with other claims. The emulator does not sign its tokens, so anybody can make one: its claims are not
 * trusted.
 */
export function reforge(idToken: string, claims: Readonly<Record<string, unknown>>): string {
  const [header = '', payload = ''] = idToken.split('.');
  const held = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  return `${header}.${Buffer.from(JSON.stringify({ ...held, ...claims })).toString('base64url')}.`;
}
