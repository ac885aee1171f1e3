import { decideLimit, type RateLimit } from '@foodhouse/domain';
import type { Request } from 'express';
import { refused, type Refusal } from '../services/outcomes.ts';
import { clientAddress } from './client-address.ts';

/** More addresses than one process answers in the window. */
const MOST_ADDRESSES = 2000;

/**
 * A limit for each address, of a route that writes nothing: it is counted in this process alone, as that of clients'
 * errors is.
 */
export function limitByAddress(limit: RateLimit): (request: Request, nowMs: number) => Refusal | null {
  const byAddress = new Map<string, readonly number[]>();
  return (request, nowMs) => {
    const address = clientAddress(request) ?? 'unknown';
    if (byAddress.size > MOST_ADDRESSES) byAddress.clear();
    const decision = decideLimit(limit, byAddress.get(address) ?? [], nowMs);
    if (decision.status === 'allowed') {
      byAddress.set(address, decision.takenAtMs);
      return null;
    }
    const retryAfterSeconds = Math.ceil(decision.retryAfterMs / 1000);
    return refused('RATE_LIMITED', `Too many questions: try again in ${retryAfterSeconds} s.`, { retryAfterSeconds });
  };
}
