import { isMember, type Minor } from '@foodhouse/domain';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { enterAsGuest } from '../../../data/enter-as-guest.ts';
import { currentSession } from '../../../data/session-store.ts';
import type { Attempt } from '../basket/basket.ts';
import { explain, type Notice } from './explain.ts';
import type { Placed, Refused } from './read-answer.ts';
import { newAttempt, sendOrder, type Asked } from './send-order.ts';
import * as texts from './texts.ts';

export interface Confirming {
  /** The order that is on its way. */
  readonly sending: Attempt | null;
  readonly isBusy: boolean;
  /** Whether the answer is late. */
  readonly isChecking: boolean;
  readonly refused: Notice | null;
  /** The order, once there is one; null again when its receipt is closed. */
  readonly placed: Placed | null;
  /** How often the server found that something has changed. */
  readonly revision: number;
  /** What the server has charged instead of a total that was shown: a quote may be older for some seconds. */
  readonly told: { readonly totalMinor: Minor; readonly insteadOf: Minor } | null;
  readonly setRefused: (refused: Notice | null) => void;
  readonly setPlaced: (placed: Placed | null) => void;
  /** Orders; whoever has not signed in comes in as a guest first. */
  readonly confirm: (asked: Omit<Asked, 'uid' | 'isGuest'>) => Promise<void>;
  /** Sends an order again that has no answer. */
  readonly repeat: (attempt: Attempt) => Promise<void>;
}

/** Sends orders, and remembers the answer. @param foodName of the dialog of one food; left out for the basket */
export function useConfirm(foodName?: string): Confirming {
  const [sending, setSending] = useState<Attempt | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isChecking, setIsChecking] = useState(false);
  const [refused, setRefused] = useState<Notice | null>(null);
  const [placed, setPlaced] = useState<Placed | null>(null);
  const [revision, setRevision] = useState(0);
  const [told, setTold] = useState<Confirming['told']>(null);
  const send = async (attempt: Attempt): Promise<void> => {
    setSending(attempt);
    const result = await sendOrder(attempt, () => {
      setIsChecking(true);
    });
    if (result.status === 'placed') {
      toast.success(texts.orderConfirmed());
      setPlaced(result);
      return;
    }
    if (['changed', 'price-changed', 'closed'].includes(result.status)) setRevision((times) => times + 1);
    if (result.status === 'price-changed') setTold({ totalMinor: result.totalMinor, insteadOf: attempt.totalMinor });
    // After a sign-out the page may be another one.
    if ('reason' in result && result.reason === 'signed-out') toast.error(explain(result, { foodName }));
    setRefused(withoutShown(result, attempt.totalMinor));
  };
  /** Whatever fails, the dialog can be used again. */
  const whileBusy = async (work: () => Promise<void>): Promise<void> => {
    setIsBusy(true);
    setRefused(null);
    try {
      await work();
    } catch {
      setRefused({ status: 'refused', reason: 'broken' });
    }
    setSending(null);
    setIsBusy(false);
    setIsChecking(false);
  };
  return {
    sending,
    isBusy,
    isChecking,
    refused,
    placed,
    revision,
    told,
    setRefused,
    setPlaced,
    confirm: (asked) =>
      whileBusy(async () => {
        const sentence = currentSession().status === 'signed-in' ? null : await enterAsGuest();
        const session = currentSession();
        if (session.status === 'signed-in') {
          const { uid, role } = session.user;
          await send(newAttempt({ ...asked, uid, isGuest: !isMember(role) }));
        } else setRefused({ status: 'not-in', sentence: sentence ?? texts.pleaseLogIn() });
      }),
    repeat: (attempt) => whileBusy(() => send(attempt)),
  };
}

/** Says no price that was shown. */
function withoutShown(refused: Refused, shownMinor: Minor): Refused {
  if (refused.status !== 'changed' || refused.totalMinor !== shownMinor) return refused;
  const { totalMinor: _shown, currency: _its, ...rest } = refused;
  return rest;
}
