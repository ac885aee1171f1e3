import { STATUS_LABELS, type Order, type OrderStatus } from '@foodhouse/domain';
import { useEffect, useState, useSyncExternalStore } from 'react';
import toast from 'react-hot-toast';
import { storedToken } from '../../../data/token.ts';
import { beforeSignOut } from '../../../data/before-sign-out.ts';
import { serverNowMs } from '../../../lib/server-clock.ts';
import { changeOrderStatus, explainChange } from '../../orders/changes/change-status.ts';
import { isolated } from '../../../lib/isolated.ts';
import * as texts from '../../orders/status/texts.ts';

/** A decision is sent after this long; until then it can be undone. */
export const UNDO_MS = 3000;
/** With less time than this left to answer, a decision is sent at once: it must not come too late. */
const LAST_MS = 20_000;
/** By this time the list shows the decision. */
const FORGET_MS = 60_000;

export interface Decided {
  readonly to: OrderStatus;
  /** `waiting` can be undone; `sent` has no answer yet; `done` was accepted, but the list does not show it yet. */
  readonly stage: 'waiting' | 'sent' | 'done';
}

export interface Decisions {
  /** The decision about an order as the list shows it; null when there is none. */
  readonly of: (order: Order) => Decided | null;
  /** How long a decision about the order could be undone: not at all shortly before its deadline. */
  readonly undoMs: (order: Order) => number;
  /** Starts a decision. It does nothing while another decision about the order is pending. */
  readonly decide: (order: Order, to: OrderStatus, said?: Said) => void;
  readonly undo: (orderId: string) => void;
  /** The reason of a rejection that was taken back, or that the server refused; empty for none. */
  readonly unsentReason: (orderId: string) => string;
  /** Calls back after every change of a decision. @returns unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
}

/** What goes with a decision. */
interface Said {
  /** Of a rejection, for the customer. */
  readonly reason?: string | undefined;
  /** Of an acceptance: when the order is ready. */
  readonly minutes?: number;
}

interface Entry extends Decided, Said {
  /** The order when somebody decided. */
  readonly order: Order;
  /** Kept, because the session may end before the decision is sent. */
  readonly token: string | null;
  readonly timer: ReturnType<typeof setTimeout>;
  readonly decidedAtMs: number;
}

/** The decision about one order. Renders only when that changes: a list has dozens of orders. */
export function useDecided({ of, subscribe }: Pick<Decisions, 'of' | 'subscribe'>, order: Order): Decided | null {
  return useSyncExternalStore(subscribe, () => of(order));
}

/**
 * Decisions on the orders of one page; the object stays the same. When the page is hidden or left, and at a sign-out
 * here or in another tab, pending decisions are sent at once, so that none is lost.
 */
export function useDecisions(): Decisions {
  const [{ decisions, sendAll }] = useState(makeDecisions);
  useEffect(() => {
    const leave = (): void => void sendAll();
    const leaveHidden = (): void => {
      if (document.visibilityState === 'hidden') leave();
    };
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leaveHidden);
    const takeAway = beforeSignOut(sendAll);
    return () => {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leaveHidden);
      takeAway();
      leave();
    };
  }, [sendAll]);
  return decisions;
}

function makeDecisions(): { readonly decisions: Decisions; readonly sendAll: () => Promise<unknown> } {
  const entries = new Map<string, Entry>();
  const reasons = new Map<string, string>();
  const listeners = new Set<() => void>();
  const note = (id: string, entry: Entry | null): void => {
    for (const [known, { stage, decidedAtMs }] of entries)
      if (stage === 'done' && Date.now() - decidedAtMs > FORGET_MS) entries.delete(known);
    if (entry) entries.set(id, entry);
    else entries.delete(id);
    for (const listener of listeners) listener();
  };
  const send = async (id: string): Promise<void> => {
    const entry = entries.get(id);
    if (entry?.stage !== 'waiting') return;
    clearTimeout(entry.timer);
    note(id, { ...entry, stage: 'sent' });
    const result = await changeOrderStatus(id, entry.to, entry);
    if (result.status === 'changed') {
      reasons.delete(id);
      toast.success(texts.isNow({ name: isolated(entry.order.foodName), status: STATUS_LABELS[entry.to] }));
    } else toast.error(explainChange(result));
    const now = result.status === 'changed' ? entry.to : result.status === 'overtaken' ? result.now : null;
    note(id, now === null ? null : { ...entry, to: now, stage: 'done' });
  };
  const decisions: Decisions = {
    of: (order) => entryOf(entries, order),
    undoMs,
    decide: (order, to, said) => {
      if (entryOf(entries, order)) return;
      const timer = setTimeout(() => void send(order.id), undoMs(order));
      const entry = { ...said, order, to, timer, token: storedToken(), decidedAtMs: Date.now() };
      note(order.id, { ...entry, stage: 'waiting' });
      if (said?.reason !== undefined) reasons.set(order.id, said.reason);
    },
    undo: (orderId) => {
      const entry = entries.get(orderId);
      if (entry?.stage !== 'waiting') return;
      clearTimeout(entry.timer);
      note(orderId, null);
    },
    unsentReason: (orderId) => reasons.get(orderId) ?? '',
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { decisions, sendAll: () => Promise.all([...entries.keys()].map(send)) };
}

function undoMs({ answerByMs }: Order): number {
  return answerByMs !== null && answerByMs - serverNowMs() < LAST_MS ? 0 : UNDO_MS;
}

/** The decision about an order, if the order has not changed since. */
function entryOf(entries: ReadonlyMap<string, Entry>, { id, updatedAtMs }: Order): Entry | null {
  const entry = entries.get(id);
  return entry?.order.updatedAtMs === updatedAtMs ? entry : null;
}
