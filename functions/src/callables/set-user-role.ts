import { canManageUsers, parseSetUserRoleRequest, rolesWho, setUserRoleSchema } from '@foodhouse/domain';
import { z } from 'zod';
import { setUserRole } from '../services/people/set-user-role.ts';
import { callable } from './callable.ts';

/** setUserRole({email, role}) → {modifiedCount}. */
export const setUserRoleCallable = callable({
  name: 'setUserRole',
  summary: 'Gives a user the role admin, chef or user.',
  access: rolesWho(canManageUsers),
  data: { schema: setUserRoleSchema, parse: parseSetUserRoleRequest },
  result: z.strictObject({ modifiedCount: z.int() }),
  refusals: ['SELF', 'LAST_ADMIN', 'BEING_DELETED', 'EMAIL_NOT_VERIFIED', 'CONTENTION'],
  handle: ({ ports, caller, body }) => setUserRole(ports, caller, body),
});
