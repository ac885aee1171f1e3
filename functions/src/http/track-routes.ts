import { documentIdSchema, toTrackDto, trackAnswer } from '@foodhouse/domain';
import { z } from 'zod';
import { trackOrder } from '../services/track-order.ts';
import { parameter, textParameter } from './parameters.ts';
import { limitGuesses, limitInProcess } from './process-limits.ts';
import { route, type Route } from './route.ts';

const MINUTE_MS = 60_000;

/**
 * The order of a link, for whoever has it: a page asks every ten seconds. Those who have the link count by its order, so
 * that a full room follows undisturbed; who has a wrong one counts by address.
 */
export function trackRoutes(): readonly Route[] {
  const byOrder = limitInProcess({ count: 120, windowMs: MINUTE_MS });
  const guesses = limitGuesses({ count: 120, windowMs: MINUTE_MS });
  return [
    route({
      method: 'get',
      path: '/track/:id/:key',
      access: 'anyone',
      summary: 'The order of a link as it stands, without a word about whose it is.',
      params: z.object({ id: parameter(documentIdSchema), key: textParameter }),
      answer: { schema: trackAnswer, toBody: toTrackDto },
      refusals: ['ORDER_NOT_FOUND', 'RATE_LIMITED'],
      async handle({ ports, params, request }) {
        const nowMs = ports.clock.nowMs();
        const link = `${params.id} ${params.key}`;
        const limited = guesses.refusalOf(request, link, nowMs) ?? byOrder.look(params.id, nowMs);
        if (limited) return limited;
        const tracked = await trackOrder(ports, params);
        guesses.note(request, link, tracked.status === 'done', nowMs);
        return tracked.status === 'done' ? (byOrder.refusalOf(params.id, nowMs) ?? tracked) : tracked;
      },
    }),
  ];
}
