import { decideLimit, parseQuoteRequest, quoteAnswer, quoteSchema, toQuoteDto } from '@foodhouse/domain';
import { done, refused } from '../services/outcomes.ts';
import { quoteBasket } from '../services/quote-basket.ts';
import { clientAddress } from './client-address.ts';
import { route, type Route } from './route.ts';

const BY_ADDRESS = { count: 120, windowMs: 60_000 };
/** More addresses than one process answers in the window. */
const MOST_ADDRESSES = 2000;

/**
 * The price of a basket, for everybody. It writes nothing, so its limit is counted in this process alone, as that of
 * clients' errors is.
 */
export function basketRoutes(): readonly Route[] {
  const byAddress = new Map<string, readonly number[]>();
  return [
    route({
      method: 'post',
      path: '/quote',
      access: 'optional',
      summary:
        'The price of a basket as the menu stands, less the voucher of whoever is signed in, and all that prevents it. Nothing is kept or set aside.',
      body: { schema: quoteSchema, parse: parseQuoteRequest },
      answer: { schema: quoteAnswer, toBody: toQuoteDto },
      refusals: ['RATE_LIMITED'],
      async handle({ ports, caller, body, request }) {
        const address = clientAddress(request) ?? 'unknown';
        if (byAddress.size > MOST_ADDRESSES) byAddress.clear();
        const decision = decideLimit(BY_ADDRESS, byAddress.get(address) ?? [], ports.clock.nowMs());
        if (decision.status === 'refused') {
          const retryAfterSeconds = Math.ceil(decision.retryAfterMs / 1000);
          return refused('RATE_LIMITED', `Too many questions: try again in ${retryAfterSeconds} s.`, {
            retryAfterSeconds,
          });
        }
        byAddress.set(address, decision.takenAtMs);
        return done(await quoteBasket(ports, caller, body));
      },
    }),
  ];
}
