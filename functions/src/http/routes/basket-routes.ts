import { parseQuoteRequest, quoteAnswer, quoteSchema, toQuoteDto, type Quote } from '@foodhouse/domain';
import { done, type Outcome } from '../../services/shared/outcomes.ts';
import { quoteBasket } from '../../services/ordering/quote-basket.ts';
import { addressOf, limitInProcess, tableCodeOf, type GuessLimit } from '../process-limits.ts';
import { route, type Route } from '../route.ts';

const MINUTE_MS = 60_000;

/** The price of a basket, for everybody. */
export function basketRoutes(tableGuesses: GuessLimit): readonly Route[] {
  const byAccount = limitInProcess({ count: 120, windowMs: MINUTE_MS });
  // A room of sixty strangers behind one address, each of whom changes a basket every six seconds.
  const byAddress = limitInProcess({ count: 600, windowMs: MINUTE_MS });
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
      async handle({ ports, caller, body, request }) {
        const nowMs = ports.clock.nowMs();
        const limited = caller
          ? byAccount.refusalOf(caller.uid, nowMs)
          : byAddress.refusalOf(addressOf(request), nowMs);
        if (limited) return limited;
        return tableGuesses(
          { request, uid: caller?.uid, guess: tableCodeOf(body.fulfilment), nowMs },
          async (): Promise<Outcome<Quote>> => done(await quoteBasket(ports, caller, body)),
          (quoted) => quoted.status === 'done' && typeof quoted.value.service?.table === 'string',
        );
      },
    }),
  ];
}
