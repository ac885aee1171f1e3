import { asItStands, COLLECTIONS, isCancelled, orderFromDocument, targetsOf, type Order } from '@foodhouse/domain';
import { useState } from 'react';
import { useLiveDocument } from '../../../data/use-live.ts';
import { useNow } from '../../../lib/use-now.ts';
import { explainChange, type ChangeStatusResult } from './change-status.ts';

type Refused = Exclude<ChangeStatusResult, { status: 'changed' }>;

/** What a dialog shows of the change of an order that it asks about. */
export interface Move {
  readonly loading: boolean;
  /** Why the change was not made, and may be tried again. */
  readonly error: string | null;
  /** Why the change can not be made any more. */
  readonly over: string | null;
}

/** Deadlines are judged this often. */
const REFRESH_MS = 1000;

/**
 * Sends the change of an order that a dialog asks about, and says when somebody or the deadline was faster.
 * @param seen the order when the dialog was opened
 * @param explain the sentence for a change that was refused
 * @returns what the dialog shows, and what sends: it resolves to whether the change was made
 */
export function useMove(
  seen: Order,
  explain: (refused: Refused) => string = explainChange,
): readonly [shown: Move, send: (sending: Promise<ChangeStatusResult>) => Promise<boolean>] {
  const overtaken = useOvertaken(seen);
  const [sent, setSent] = useState<Refused | 'sending' | null>(null);
  const send = async (sending: Promise<ChangeStatusResult>): Promise<boolean> => {
    setSent('sending');
    const result = await sending;
    // A change that was made keeps the dialog as it is until the dialog is closed.
    if (result.status !== 'changed') setSent(result);
    return result.status === 'changed';
  };
  if (sent === 'sending') return [{ loading: true, error: null, over: null }, send];
  const sentence = sent && explain(sent);
  const isFinal = sent !== null && (sent.status !== 'failed' || sent.why === 'NOT_PROMISED');
  return [{ loading: false, error: isFinal ? null : sentence, over: isFinal ? sentence : overtaken }, send];
}

/** What became of an order that somebody is about to change; null while it is as they saw it. */
export function useOvertaken(seen: Order): string | null {
  const nowMs = useNow(REFRESH_MS);
  const live = useLiveDocument(
    `order ${seen.id}`,
    ({ doc, firebaseFirestore }) => doc(firebaseFirestore(), COLLECTIONS.orders, seen.id),
    orderFromDocument,
  );
  // The kitchen reads no order that the house decides about.
  const [returned = null] = targetsOf('return', seen.status);
  if (live.status === 'failed' && live.reason === 'no-permission' && returned !== null)
    return explainChange({ status: 'overtaken', now: returned });
  const item = live.status === 'ready' ? live.value.item : null;
  const now = asItStands(item ?? seen, nowMs);
  if (now.status === seen.status) return null;
  const isTakenBack = isCancelled(now.rejectCode);
  if (now.rejectCode !== null && !isTakenBack) return explainChange({ status: 'expired' });
  return explainChange({ status: 'overtaken', now: now.status, ...(isTakenBack && { isTakenBack }) });
}
