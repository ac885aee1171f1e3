import { clientErrorSchema, decideLimit, parseClientError } from '@foodhouse/domain';
import { z } from 'zod';
import { logClientError } from '../../log.ts';
import { done } from '../../services/shared/outcomes.ts';
import { clientAddress } from '../client-address.ts';
import { route, type Route } from '../route.ts';

const TEN_MINUTES_MS = 600_000;
const BY_ADDRESS = { count: 60, windowMs: TEN_MINUTES_MS };
const BY_PROCESS = { count: 300, windowMs: TEN_MINUTES_MS };

/**
 * Errors of browsers go to the log, where they are grouped with the others. The limits are counted in this process
 * alone: they protect the log's price, and a limit in the database would cost more than a line.
 */
export function clientErrorRoutes(): readonly Route[] {
  const all = new Map<string, readonly number[]>();
  const byAddress = new Map<string, readonly number[]>();

  function isWithin(
    limit: typeof BY_ADDRESS,
    counted: Map<string, readonly number[]>,
    key: string,
    nowMs: number,
  ): boolean {
    const decision = decideLimit(limit, counted.get(key) ?? [], nowMs);
    if (decision.status === 'allowed') counted.set(key, decision.takenAtMs);
    return decision.status === 'allowed';
  }

  return [
    route({
      method: 'post',
      path: '/client-errors',
      access: 'anyone',
      summary: 'Logs an error of a page, without what belongs to a person; at most sixty of an address in ten minutes.',
      body: { schema: clientErrorSchema, parse: parseClientError },
      answer: { schema: z.strictObject({ logged: z.boolean() }) },
      first({ nowMs, request }) {
        const address = clientAddress(request) ?? 'unknown';
        if (byAddress.size > BY_PROCESS.count) byAddress.clear(); // no more than these may be logged anyway
        const isWanted = isWithin(BY_ADDRESS, byAddress, address, nowMs) && isWithin(BY_PROCESS, all, 'all', nowMs);
        return isWanted ? null : done({ logged: false });
      },
      async handle({ body }) {
        logClientError(body);
        return done({ logged: true });
      },
    }),
  ];
}
