import { documentIdSchema, toTrackDto, TRACK_KEY_HEADER, trackAnswer, trackDtoOf, type Order } from '@foodhouse/domain';
import type { Request } from 'express';
import { z } from 'zod';
import { cancelTracked } from '../../services/ordering/cancel-order.ts';
import { done, type Outcome } from '../../services/shared/outcomes.ts';
import type { ServicePorts } from '../../services/shared/ports.ts';
import { trackOrder, type OrderLink } from '../../services/ordering/track-order.ts';
import { clean, idParams, parameter, textParameter } from '../parameters.ts';
import { limitGuesses, limitInProcess } from '../process-limits.ts';
import { route, type Route } from '../route.ts';

const MINUTE_MS = 60_000;

/**
 * The order of a link, for whoever has it: a page asks every ten seconds. Those who have the link count by its order, so
 * that a full room follows undisturbed; who has a wrong one counts by address. The key is in a header, because addresses
 * are in the logs of whoever passes them on; in the address for pages that were opened before it was.
 */
export function trackRoutes(): readonly Route[] {
  const byOrder = limitInProcess({ count: 120, windowMs: MINUTE_MS });
  const guesses = limitGuesses({ count: 120, windowMs: MINUTE_MS });
  const withLink =
    (use: (ports: ServicePorts, link: OrderLink) => Promise<Outcome<Order>>) =>
    async (ports: ServicePorts, request: Request, link: OrderLink): Promise<Outcome<Order>> => {
      const nowMs = ports.clock.nowMs();
      const limited = byOrder.look(link.id, nowMs);
      if (limited) return limited;
      const isRight = (outcome: Outcome<Order>): boolean =>
        outcome.status === 'done' || outcome.reason !== 'ORDER_NOT_FOUND';
      const look = async (): Promise<Outcome<Order>> => {
        const outcome = await use(ports, link);
        return isRight(outcome) ? (byOrder.refusalOf(link.id, nowMs) ?? outcome) : outcome;
      };
      return guesses({ request, guess: `${link.id} ${link.key}`, nowMs }, look, isRight);
    };
  const track = withLink(trackOrder);
  const cancel = withLink(cancelTracked);
  const answer = { schema: trackAnswer, toBody: toTrackDto };
  return [
    route({
      method: 'get',
      path: '/track/:id',
      access: 'optional',
      guests: true,
      summary: `The order of a link as it stands, without a word about whose it is; whoever ordered it gets the notes of a rejected one back. The key of the link is the header ${TRACK_KEY_HEADER}.`,
      params: idParams,
      answer: { schema: trackAnswer, toBody: trackDtoOf },
      refusals: ['ORDER_NOT_FOUND', 'RATE_LIMITED'],
      async handle({ ports, caller, params, request }) {
        const outcome = await track(ports, request, { id: params.id, key: keyOf(request) });
        if (outcome.status === 'refused') return outcome;
        return done({ order: outcome.value, isOwn: caller?.uid === outcome.value.userId });
      },
    }),
    route({
      method: 'post',
      path: '/track/:id/cancel',
      access: 'anyone',
      summary: `Cancels a pending order for whoever has its link, whose key is the header ${TRACK_KEY_HEADER}. A repeat gets the order as it stands.`,
      params: idParams,
      answer,
      refusals: ['ORDER_NOT_FOUND', 'NOT_YOURS', 'BAD_TRANSITION', 'RATE_LIMITED', 'CONTENTION'],
      handle: ({ ports, params, request }) => cancel(ports, request, { id: params.id, key: keyOf(request) }),
    }),
    route({
      method: 'get',
      path: '/track/:id/:key',
      access: 'anyone',
      summary: 'The same with the key in the address, for pages that were opened before it was a header.',
      params: z.object({ id: parameter(documentIdSchema), key: textParameter }),
      answer,
      refusals: ['ORDER_NOT_FOUND', 'RATE_LIMITED'],
      handle: ({ ports, params, request }) => track(ports, request, params),
    }),
  ];
}

/** Empty where there is none, which no order has. */
function keyOf(request: Request): string {
  return clean(request.headers[TRACK_KEY_HEADER]);
}
