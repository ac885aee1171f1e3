import { describe, expect, it } from 'vitest';
import { authenticate } from './caller.ts';

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const HEADER = encode({ alg: 'none' });

describe('the authorization header', () => {
  it.each([undefined, 'Bearer\towner'])('is nobody for %j', (header) => {
    expect(authenticate(header)).toEqual({ kind: 'client', auth: null });
  });

  it.each(['Bearer owner', 'bearer OWNER', 'Bearer ya29.anything'])('is an administrator for %j', (header) => {
    expect(authenticate(header)).toEqual({ kind: 'admin' });
  });

  it('is a user for a token, with any signature', () => {
    const token = `${HEADER}.${encode({ sub: 'ann', role: 'chef' })}.`;
    expect(authenticate(`Bearer ${token}`)).toEqual({
      kind: 'client',
      auth: { uid: 'ann', token: { sub: 'ann', role: 'chef' } },
    });
    expect(authenticate(`Bearer ${HEADER}.${encode({ user_id: 'bob' })}.c2ln`)).toMatchObject({ auth: { uid: 'bob' } });
  });

  it.each([
    'Bearer garbage',
    'Bearer  owner',
    'Bearer ownerx',
    'Bearer ya29.',
    `Bearer ${HEADER}.e30`,
    `Bearer ${HEADER}.W10.`,
    `Bearer ${HEADER}.e30.a`,
  ])('is refused for %j', (header) => {
    expect(() => authenticate(header)).toThrow('invalid jwt');
  });

  it.each(['owner', 'Basic YTpi', 'Bearer'])('is of no known kind for %j', (header) => {
    expect(() => authenticate(header)).toThrow(expect.objectContaining({ status: 'UNKNOWN', message: '' }));
  });
});
