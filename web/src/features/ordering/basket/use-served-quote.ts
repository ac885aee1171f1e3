import type { AskedFulfilment, Service } from '@foodhouse/domain';
import { useEffect, useState } from 'react';
import type { Basket, Said } from './basket.ts';
import { askedAs } from './how.ts';
import type { Quoted } from './judge-lines.ts';
import { forgetHow } from './said.ts';
import { useQuote, type Question, type Quote } from './use-quote.ts';

export interface ServedQuote extends Quote {
  /** The latest quote; null without one. */
  readonly known: Quoted | null;
  readonly fulfilment: AskedFulfilment | null;
}

/** The quote for these lines as they are wanted: how, and for when. */
export function useServedQuote(
  lines: Basket['lines'],
  { how, wantedAt }: Pick<Said, 'how' | 'wantedAt'>,
  { revision, isFresh, isSignedIn }: Pick<Question, 'revision' | 'isFresh' | 'isSignedIn'>,
): ServedQuote {
  const [offered, setOffered] = useState<readonly Service[]>(NONE);
  const fulfilment = askedAs(how, offered);
  const quote = useQuote({ lines, fulfilment, wantedAt, isSignedIn, revision, isFresh });
  const known = quote.quoted.status === 'ready' ? quote.quoted.value : null;
  const nowOffered = known ? (known.service?.offered ?? NONE) : offered;
  if (nowOffered.join() !== offered.join()) setOffered(nowOffered);
  // Said to another house, or to one that offered a choice: there is none now.
  const isSaidInVain = known !== null && nowOffered.length === 0 && how.kind !== null;
  useEffect(() => {
    if (isSaidInVain) forgetHow();
  }, [isSaidInVain]);
  return { ...quote, known, fulfilment };
}

const NONE: readonly Service[] = [];
