import type { AskedFulfilment, Service } from '@foodhouse/domain';
import { useEffect, useMemo, useState } from 'react';
import type { Loadable } from '../../../lib/loadable.ts';
import type { Basket } from './basket.ts';
import { askedAs, followHow, knownHow, NOTHING_SAID, type How } from './how.ts';
import type { Quoted } from './judge-lines.ts';
import { useQuote } from './use-quote.ts';

export interface ServedQuote {
  readonly quoted: Loadable<Quoted>;
  /** The quote where the basket can still be changed; null without one. */
  readonly known: Quoted | null;
  readonly how: How;
  readonly fulfilment: AskedFulfilment | null;
  /** ISO 8601; null: as soon as possible. */
  readonly wantedAt: string | null;
  readonly setHow: (how: How) => void;
  readonly setWantedAt: (wantedAt: string | null) => void;
}

/**
 * The quote for the basket, and how and when it is wanted, on which the quote depends.
 * @param isFixed whether an unanswered order fixes the basket
 */
export function useServedQuote(
  lines: Basket['lines'],
  {
    revision,
    isSignedIn,
    isFixed,
  }: { readonly revision: number; readonly isSignedIn: boolean; readonly isFixed: boolean },
): ServedQuote {
  const [how, setHow] = useState(knownHow);
  useEffect(
    () =>
      followHow(() => {
        const said = knownHow();
        // The place of a delivery is not kept, and nobody else says it.
        setHow((now) => (said.kind === now.kind && said.code === now.code ? now : said));
      }),
    [],
  );
  const [wantedAt, setWantedAt] = useState<string | null>(null);
  const [offered, setOffered] = useState<readonly Service[]>([]);
  const fulfilment = useMemo(() => askedAs(how, offered), [how, offered]);
  const quoted = useQuote(lines, fulfilment, wantedAt, revision, isSignedIn);
  const known = quoted.status === 'ready' && !isFixed ? quoted.value : null;
  const nowOffered = known ? (known.service?.offered ?? NONE) : offered;
  if (nowOffered.join() !== offered.join()) setOffered(nowOffered);
  // Said to another house, or to one that offered a choice: there is none now.
  if (known && nowOffered.length === 0 && how.kind !== null) setHow(NOTHING_SAID);
  return { quoted, known, how, fulfilment, wantedAt, setHow, setWantedAt };
}

const NONE: readonly Service[] = [];
