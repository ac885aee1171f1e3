import { askedIn, quotedPart, type AskedCheckout, type Service } from '@foodhouse/domain';
import { useEffect, useState } from 'react';
import type { Basket, Said } from './basket.ts';
import { isOfPlace } from './is-of-place.ts';
import type { Quoted } from './judge-lines.ts';
import { forgetFulfilmentChoice } from './said.ts';
import { useQuote, type Question, type Quote } from './use-quote.ts';

export interface ServedQuote extends Quote {
  /** The latest quote; null without one. */
  readonly known: Quoted | null;
  /** What is sent of what was said. */
  readonly asked: AskedCheckout;
}

/** The quote for these lines as they are wanted. */
export function useServedQuote(
  lines: Basket['lines'],
  said: Said,
  { revision, isFresh, isSignedIn }: Pick<Question, 'revision' | 'isFresh' | 'isSignedIn'>,
): ServedQuote {
  const [offered, setOffered] = useState<readonly Service[]>(NONE);
  const asked = askedIn(said, offered);
  const quote = useQuote({ lines, asked: quotedPart(asked), isSignedIn, revision, isFresh });
  const answered = quote.quoted.status === 'ready' ? quote.quoted.value : null;
  const known = answered && !quote.isOfService ? withoutPlaceProblem(answered) : answered;
  const nowOffered = known ? (known.service?.offered ?? NONE) : offered;
  if (nowOffered.join() !== offered.join()) setOffered(nowOffered);
  // Said to another house, or to one that offered a choice: there is none now.
  const isSaidInVain = known !== null && nowOffered.length === 0 && said.how.kind !== null;
  useEffect(() => {
    if (isSaidInVain) forgetFulfilmentChoice();
  }, [isSaidInVain]);
  return { ...quote, known, asked };
}

/** What was wrong with the place before another one was typed: nobody knows yet whether it still is. */
function withoutPlaceProblem(quoted: Quoted): Quoted {
  const { service } = quoted;
  return service && isOfPlace(service.problem) ? { ...quoted, service: { ...service, problem: null } } : quoted;
}

const NONE: readonly Service[] = [];
