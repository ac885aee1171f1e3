import type { Role } from '@foodhouse/domain';
import type { Request } from 'express';
import { identifyCaller, identifyRegistrant } from '../services/people/identify-caller.ts';
import { done, refused, type Outcome } from '../services/shared/outcomes.ts';
import type { Caller, Ports } from '../services/shared/ports.ts';

/** Every `Authorization` header of a request: two are as bad as none. */
export function authorizationHeaders(request: Pick<Request, 'rawHeaders'>): readonly string[] {
  const values: string[] = [];
  for (let index = 0; index < request.rawHeaders.length; index += 2) {
    if (request.rawHeaders[index]?.toLowerCase() === 'authorization') values.push(request.rawHeaders[index + 1] ?? '');
  }
  return values;
}

/**
 * Returns the caller, if their role is listed. A refused role leaves an entry in the audit.
 * @param registers whether people without a record pass
 * @param action the route or callable, for the audit
 */
export async function passGate(
  ports: Pick<Ports, 'accounts' | 'auditTrail' | 'clock' | 'houseBook' | 'userDirectory'>,
  request: Pick<Request, 'rawHeaders'>,
  {
    roles,
    registers = false,
    action,
    requestId,
  }: {
    readonly roles: readonly Role[];
    readonly registers?: boolean | undefined;
    readonly action: string;
    readonly requestId: string;
  },
): Promise<Outcome<Caller>> {
  const identify = registers ? identifyRegistrant : identifyCaller;
  const identified = await identify(ports, authorizationHeaders(request));
  if (identified.status === 'refused') return identified;
  const { uid, role } = identified.value;
  if (roles.includes(role)) return done({ ...identified.value, requestId });
  const reason = 'ROLE_REQUIRED';
  await ports.auditTrail.recordRefusal({ action, byUid: uid, role, reason, requestId, atMs: ports.clock.nowMs() });
  return refused(reason, 'Your role does not allow this.');
}
