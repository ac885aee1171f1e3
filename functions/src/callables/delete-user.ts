import { canManageUsers, deleteUserSchema, parseDeleteUserRequest, rolesWho } from '@foodhouse/domain';
import { z } from 'zod';
import { deleteUser } from '../services/people/delete-user.ts';
import { callable } from './callable.ts';

/** deleteUser({email}) → {deletedCount}. */
export const deleteUserCallable = callable({
  name: 'deleteUser',
  summary: 'Deletes a user: the account and the record. Their orders stay, without the email.',
  access: rolesWho(canManageUsers),
  data: { schema: deleteUserSchema, parse: parseDeleteUserRequest },
  result: z.strictObject({ deletedCount: z.int() }),
  refusals: ['SELF', 'LAST_ADMIN', 'CONTENTION'],
  handle: ({ ports, caller, body }) => deleteUser(ports, caller, body),
});
