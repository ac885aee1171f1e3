import { parseSetUserRoleRequest } from '@foodhouse/domain';
import { invalidFields } from '../services/outcomes.ts';
import { setUserRole as changeRole } from '../services/set-user-role.ts';
import { gatedCall } from './gated-call.ts';

/** setUserRole({email, role}) → {modifiedCount}. For admins. */
export const setUserRole = gatedCall('setUserRole', { roles: ['admin'] }, async (ports, caller, data) => {
  const request = parseSetUserRoleRequest(data);
  return request.ok ? changeRole(ports, caller, request.value) : invalidFields(request.fields);
});
