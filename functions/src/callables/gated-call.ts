import { randomUUID } from 'node:crypto';
import type { Role } from '@foodhouse/domain';
import { HttpsError, onCall, type CallableFunction, type FunctionsErrorCode } from 'firebase-functions/https';
import { realPorts, type Ports } from '../compose.ts';
import { RUNTIME, SITE_ORIGINS } from '../config.ts';
import { ERROR_TABLE, toRefusal } from '../http/errors.ts';
import { passGate } from '../http/gate.ts';
import { logOutcome, logSurprise } from '../log.ts';
import type { Outcome, Refusal } from '../services/outcomes.ts';
import type { Caller } from '../services/ports.ts';

/** A callable behind the same gate and with the same errors as the routes. */
export function gatedCall<T>(
  name: string,
  options: { readonly roles: readonly Role[] },
  handle: (ports: Ports, caller: Caller, data: unknown) => Promise<Outcome<T>>,
): CallableFunction<unknown, Promise<T>> {
  return onCall({ ...RUNTIME, cors: [...SITE_ORIGINS] }, async (request): Promise<T> => {
    const requestId = randomUUID();
    let outcome: Outcome<T>;
    try {
      const ports = await realPorts();
      const gate = await passGate(ports, request.rawRequest, options.roles);
      outcome = gate.status === 'refused' ? gate : await handle(ports, gate.value, request.data);
    } catch (error) {
      outcome = toRefusal(error);
      logSurprise(`${name}.failed`, error, { requestId });
    }
    logOutcome(name, { requestId, result: outcome.status === 'refused' ? outcome.reason : 'done' });
    if (outcome.status === 'refused') throw toHttpsError(outcome, requestId);
    return outcome.value;
  });
}

function toHttpsError({ reason, message, details }: Refusal, requestId: string): HttpsError {
  const code = ERROR_TABLE[reason].status.toLowerCase().replaceAll('_', '-') as FunctionsErrorCode;
  return new HttpsError(code, message, { ...details, reason, requestId });
}
