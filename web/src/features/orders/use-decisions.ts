import { STATUS_LABELS, type Order, type OrderStatus } from '@foodhouse/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import toast from 'react-hot-toast';
import { changeOrderStatus, explainChange } from './api/change-status.ts';

/** A decision can be taken back this long; only then is it sent. */
export const UNDO_MS = 5000;

export interface Decided {
  readonly to: OrderStatus;
  /** It is on its way to the server: too late to take it back. */
  readonly isSent: boolean;
}

export interface Decisions {
  readonly of: (orderId: string) => Decided | null;
  readonly decide: (order: Order, to: OrderStatus, reason?: string) => void;
  readonly undo: (orderId: string) => void;
  /** The last one that can still be taken back; null where there is none. */
  readonly last: string | null;
}

interface Waiting {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly send: () => void;
}

/**
 * Decisions on the orders of one page; the same object until one is taken. Whoever leaves the page has decided: what waits is
 * sent at once, and never kept.
 */
export function useDecisions(): Decisions {
  const [decided, setDecided] = useState<ReadonlyMap<string, Decided>>(new Map());
  const waiting = useRef(new Map<string, Waiting>());

  useEffect(() => {
    const all = waiting.current;
    const sendAll = (): void => {
      for (const { timer, send } of all.values()) {
        clearTimeout(timer);
        send();
      }
    };
    addEventListener('pagehide', sendAll);
    return () => {
      removeEventListener('pagehide', sendAll);
      sendAll();
    };
  }, []);

  return useMemo(() => {
    const note = (id: string, next: Decided | null): void => {
      setDecided((known) => {
        const changed = new Map(known);
        if (next) changed.set(id, next);
        else changed.delete(id);
        return changed;
      });
    };
    const send = async (order: Order, to: OrderStatus, reason: string | undefined): Promise<void> => {
      waiting.current.delete(order.id);
      note(order.id, { to, isSent: true });
      const result = await changeOrderStatus(order.id, to, reason);
      if (result.status === 'changed') toast.success(`${order.foodName}: ${STATUS_LABELS[to]}`);
      else toast.error(explainChange(result));
      note(order.id, null);
    };
    return {
      of: (orderId) => decided.get(orderId) ?? null,
      decide: (order, to, reason) => {
        if (waiting.current.has(order.id)) return;
        const now = (): void => void send(order, to, reason);
        waiting.current.set(order.id, { timer: setTimeout(now, UNDO_MS), send: now });
        note(order.id, { to, isSent: false });
      },
      undo: (orderId) => {
        clearTimeout(waiting.current.get(orderId)?.timer);
        waiting.current.delete(orderId);
        note(orderId, null);
      },
      last: [...decided].findLast(([, { isSent }]) => !isSent)?.[0] ?? null,
    };
  }, [decided]);
}
