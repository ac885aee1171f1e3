import type { AskedFulfilment, QuoteDto } from '@foodhouse/domain';
import { useEffect, useMemo, useState } from 'react';
import { callAsUser } from '../../../data/call-as-user.ts';
import { callApi, type ApiAnswer } from '../../../data/client.ts';
import { follow } from '../../../data/follow.ts';
import { LOADING, type Loadable } from '../../../lib/loadable.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { askedOf, type BasketLine } from './basket.ts';
import { quotedOf, type Quoted } from './judge-lines.ts';

/**
 * What the server says about these lines: at first, after they have changed, and whenever `revision` does. The previous
 * answer stays until the next; only the latest request counts. Of whoever is signed in a voucher is taken off.
 */
export function useQuote(
  lines: readonly BasketLine[],
  fulfilment: AskedFulfilment | null,
  wantedAt: string | null,
  revision: number,
  isSignedIn: boolean,
): Loadable<Quoted> {
  const said = fulfilment && JSON.stringify(withoutAddress(fulfilment));
  const asked = useSettled(
    useMemo(() => ({ lines, said, wantedAt, revision, isSignedIn }), [lines, said, wantedAt, revision, isSignedIn]),
  );
  const isOnline = useOnline();
  const [quoted, setQuoted] = useState<Loadable<Quoted>>(LOADING);
  useEffect(() => {
    if (asked.lines.length === 0 || !isOnline) return undefined;
    return follow<Quoted>((next, fail) => {
      const withdrawing = new AbortController();
      const take = (answer: ApiAnswer<QuoteDto>): void => {
        if (withdrawing.signal.aborted) return;
        if (answer.ok) next(quotedOf(asked.lines, answer.value));
        else fail(answer.failure);
      };
      void askQuote(asked, withdrawing.signal).then(take);
      return () => {
        withdrawing.abort();
      };
    }, setQuoted);
  }, [asked, isOnline]);
  return quoted;
}

interface Asked {
  readonly lines: readonly BasketLine[];
  /** How it is to be served, as JSON; null where nothing was said. */
  readonly said: string | null;
  readonly wantedAt: string | null;
  readonly isSignedIn: boolean;
  /** How often an order found that something has changed: from then on prices are read anew. */
  readonly revision: number;
}

/** A price depends on the area alone. */
function withoutAddress(fulfilment: AskedFulfilment): AskedFulfilment {
  if (fulfilment.kind !== 'delivery') return fulfilment;
  const { address: _address, ...to } = fulfilment;
  return to;
}

function askQuote(
  { lines, said, wantedAt, isSignedIn, revision }: Asked,
  signal: AbortSignal,
): Promise<ApiAnswer<QuoteDto>> {
  const fulfilment = said === null ? {} : { fulfilment: JSON.parse(said) as AskedFulfilment };
  const body = {
    lines: lines.map(askedOf),
    ...fulfilment,
    ...(wantedAt !== null && { wantedAt }),
    ...(revision > 0 && { fresh: true }),
  };
  const request = { method: 'POST', body, signal } as const;
  return isSignedIn ? callAsUser<QuoteDto>('/quote', request) : callApi<QuoteDto>('/quote', request);
}
