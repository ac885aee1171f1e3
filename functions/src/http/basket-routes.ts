import { parseQuoteRequest, quoteAnswer, quoteSchema, toQuoteDto } from '@foodhouse/domain';
import { done } from '../services/outcomes.ts';
import { quoteBasket } from '../services/quote-basket.ts';
import { limitByAddress } from './by-address.ts';
import { route, type Route } from './route.ts';

/** The price of a basket, for everybody. */
export function basketRoutes(): readonly Route[] {
  const refusalOf = limitByAddress({ count: 120, windowMs: 60_000 });
  return [
    route({
      method: 'post',
      path: '/quote',
      access: 'optional',
      guests: true,
      summary:
        'The price of a basket as the menu stands, less the voucher of whoever is signed in, and all that prevents it. Nothing is kept or set aside.',
      body: { schema: quoteSchema, parse: parseQuoteRequest },
      answer: { schema: quoteAnswer, toBody: toQuoteDto },
      refusals: ['RATE_LIMITED'],
      handle: async ({ ports, caller, body, request }) =>
        refusalOf(request, ports.clock.nowMs()) ?? done(await quoteBasket(ports, caller, body)),
    }),
  ];
}
