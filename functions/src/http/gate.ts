import type { Role } from '@foodhouse/domain';
import type { Request } from 'express';
import { identifyCaller } from '../services/identify-caller.ts';
import { done, refused, type Outcome } from '../services/outcomes.ts';
import type { Caller } from '../services/ports.ts';
import type { Ports } from '../compose.ts';

/** Every `Authorization` header of a request: two are as bad as none. */
export function authorizationHeaders(request: Pick<Request, 'rawHeaders'>): readonly string[] {
  const values: string[] = [];
  for (let index = 0; index < request.rawHeaders.length; index += 2) {
    if (request.rawHeaders[index]?.toLowerCase() === 'authorization') values.push(request.rawHeaders[index + 1] ?? '');
  }
  return values;
}

/**
 * Who sends the request, if his role is one of those listed; a refused role leaves an entry in the audit.
 * @param roles null lets every role pass
 * @param action the route or callable, for the audit
 */
export async function passGate(
  { accounts, auditTrail, clock }: Pick<Ports, 'accounts' | 'auditTrail' | 'clock'>,
  request: Pick<Request, 'rawHeaders'>,
  {
    roles,
    action,
    requestId,
  }: { readonly roles: readonly Role[] | null; readonly action: string; readonly requestId: string },
): Promise<Outcome<Caller>> {
  const identified = await identifyCaller({ accounts, clock }, authorizationHeaders(request));
  if (identified.status === 'refused') return identified;
  const { uid, role } = identified.value;
  if (roles === null || roles.includes(role)) return done({ ...identified.value, requestId });
  const reason = 'ROLE_REQUIRED';
  await auditTrail.recordRefusal({ action, byUid: uid, role, reason, requestId, atMs: clock.nowMs() });
  return refused(reason, 'Your role does not allow this.');
}
