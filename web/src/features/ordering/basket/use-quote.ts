import type { AskedLine, QuotedCheckout, QuoteDto } from '@foodhouse/domain';
import { useEffect, useState } from 'react';
import { callAsUser } from '../../../data/call-as-user.ts';
import { callApi, type ApiAnswer } from '../../../data/client.ts';
import { follow } from '../../../data/follow.ts';
import { learnAtConfirm } from '../../../lib/at-confirm.ts';
import { behindFrame } from '../../../lib/behind-frame.ts';
import { LOADING, type Loadable } from '../../../lib/loadable.ts';
import { learnServerTime, serverNowMs } from '../../../lib/server-clock.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { askedOf, type BasketLine } from './basket.ts';
import { quotedOf, type Quoted } from './judge-lines.ts';

/** How often a house that is closed is asked, and how often the clock is looked at. */
const LOOK_MS = 20_000;

/** What a quote is about. */
export interface Question {
  readonly lines: readonly BasketLine[];
  /** What was said that a price depends on. */
  readonly asked: QuotedCheckout;
  /** Of whoever is signed in a voucher is taken off. */
  readonly isSignedIn: boolean;
  /** Another one asks again. */
  readonly revision: string;
  /** Whether something has changed since the first answer: then prices are read anew. */
  readonly isFresh: boolean;
}

export interface Quote {
  readonly quoted: Loadable<Quoted>;
  /** Whether it is the answer to this very question, or there is none to be had. */
  readonly isSettled: boolean;
  /** Whether it is about the same way to be served, whatever else has changed since. */
  readonly isOfService: boolean;
}

/**
 * What the server says about these lines: at first, after they have changed, whenever `revision` does, again and again while
 * the house is closed or serves something of it later, and whenever time has changed what it says. The previous answer stays until the next; only the latest request counts.
 */
export function useQuote(question: Question): Quote {
  // Compared as text: a note that is being typed changes no price.
  const text = JSON.stringify({
    ...question,
    lines: question.lines.map((line) => ({ ...askedOf(line), id: line.id, note: null })),
  });
  const asked = useSettled(text);
  const isOnline = useOnline();
  const [answer, setAnswer] = useState<Loadable<Quoted> & { readonly to?: string }>(LOADING);
  useEffect(() => {
    const about = JSON.parse(asked) as Asked; // written above
    if (about.lines.length === 0 || !isOnline) return undefined;
    const keep = (state: Loadable<Quoted>): void => {
      setAnswer({ ...state, to: asked });
    };
    return follow<Quoted>((next, fail) => {
      const withdrawing = new AbortController();
      const ask = async (): Promise<void> => {
        const answered = await askQuote(about, withdrawing.signal);
        if (withdrawing.signal.aborted) return;
        if (!answered.ok) {
          fail(answered.failure);
          return;
        }
        learnAtConfirm(answered.value);
        const quoted = quotedOf(about.lines, answered.value);
        next(quoted);
        const isTaken = quoted.closed === null && quoted.later.size === 0;
        const againAtMs = isTaken ? quoted.changesAtMs : -Infinity;
        if (againAtMs !== null) stopWaiting = onceItIs(againAtMs, () => void ask());
      };
      // What is known already comes into sight first: a request takes as long to send as a part of the page to draw.
      let stopWaiting = behindFrame(() => void ask());
      return () => {
        withdrawing.abort();
        stopWaiting();
      };
    }, keep);
  }, [asked, isOnline]);
  return {
    quoted: answer,
    isSettled: answer.status !== 'loading' && answer.to === text,
    isOfService: answer.to !== undefined && fulfilmentIn(answer.to) === fulfilmentIn(text),
  };
}

/**
 * Calls it at a time by the server's clock, also where this machine sleeps until then. A time that is over comes after a while: by the
 * server's clock it was not, or nobody knows it.
 * @returns withdraws it
 */
function onceItIs(atMs: number, call: () => void): () => void {
  void learnServerTime();
  const leftMs = atMs - serverNowMs();
  const timer = setTimeout(
    () => {
      if (serverNowMs() < atMs) withdraw = onceItIs(atMs, call);
      else call();
    },
    leftMs > 0 ? Math.min(leftMs, LOOK_MS) : LOOK_MS,
  );
  let withdraw = (): void => {
    clearTimeout(timer);
  };
  return () => {
    withdraw();
  };
}

function fulfilmentIn(question: string): string {
  const { asked } = JSON.parse(question) as Asked; // written above
  return JSON.stringify(asked.fulfilment ?? null);
}

/** A question, as far as its answer depends on it. */
interface Asked extends Omit<Question, 'lines'> {
  readonly lines: readonly (AskedLine & Pick<BasketLine, 'id'>)[];
}

function askQuote({ lines, asked, isSignedIn, isFresh }: Asked, signal: AbortSignal): Promise<ApiAnswer<QuoteDto>> {
  const body = {
    lines: lines.map(askedOf),
    ...asked,
    ...(isFresh && { fresh: true }),
  };
  const request = { method: 'POST', body, signal } as const;
  return isSignedIn ? callAsUser<QuoteDto>('/quote', request) : callApi<QuoteDto>('/quote', request);
}
