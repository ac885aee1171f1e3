import type { Role } from '@foodhouse/domain';
import type { Request } from 'express';
import { identifyCaller } from '../services/identify-caller.ts';
import { refused, type Outcome } from '../services/outcomes.ts';
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

/** Who sends the request, if his role is one of those listed. */
export async function passGate(
  ports: Pick<Ports, 'accounts' | 'clock'>,
  request: Pick<Request, 'rawHeaders'>,
  roles: readonly Role[],
): Promise<Outcome<Caller>> {
  const identified = await identifyCaller(ports, authorizationHeaders(request));
  if (identified.status === 'refused' || roles.includes(identified.value.role)) return identified;
  return refused('ROLE_REQUIRED', 'Your role does not allow this.');
}
