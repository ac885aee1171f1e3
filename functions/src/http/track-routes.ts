import { documentIdSchema, toTrackDto, trackAnswer } from '@foodhouse/domain';
import { z } from 'zod';
import { trackOrder } from '../services/track-order.ts';
import { limitByAddress } from './by-address.ts';
import { parameter, textParameter } from './parameters.ts';
import { route, type Route } from './route.ts';

/** The order of a link, for whoever has it: a page asks every ten seconds. */
export function trackRoutes(): readonly Route[] {
  const refusalOf = limitByAddress({ count: 120, windowMs: 60_000 });
  return [
    route({
      method: 'get',
      path: '/track/:id/:key',
      access: 'anyone',
      summary: 'The order of a link as it stands, without a word about whose it is.',
      params: z.object({ id: parameter(documentIdSchema), key: textParameter }),
      answer: { schema: trackAnswer, toBody: toTrackDto },
      refusals: ['ORDER_NOT_FOUND', 'RATE_LIMITED'],
      handle: async ({ ports, params, request }) =>
        refusalOf(request, ports.clock.nowMs()) ?? trackOrder(ports, params),
    }),
  ];
}
