import { STATUS_LABELS, UNDELIVER_MS, type Order } from '@foodhouse/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import toast from 'react-hot-toast';
import { changeOrderStatus, explainChange, undeliverOrder, type ChangeStatusResult } from '../change-status.ts';

/** A ticket that was delivered stays on the board this long, struck. */
export const STRUCK_MS = 5000;

/** `undoing` as soon as somebody wants it back; `undone` stands, but the list does not show it yet. */
export type DeliveryStage = 'delivering' | 'delivered' | 'undoing' | 'undone';

interface Delivery {
  /** The order as it was when somebody delivered it. */
  readonly order: Order;
  readonly stage: DeliveryStage;
  readonly sinceMs: number;
}

/** The deliveries of a person at the board, as long as they can be taken back. */
export interface Deliveries {
  /** Null for an order that was not delivered here, or not lately. */
  readonly of: (order: Order) => DeliveryStage | null;
  /** Whether the order was delivered here lately, or taken back. */
  readonly isOwn: (orderId: string) => boolean;
  readonly deliver: (order: Order) => void;
  readonly undo: (orderId: string) => void;
  /** The last one that can still be taken back; null where there is none. */
  readonly last: string | null;
  /** The open orders, with those that were delivered a moment ago where they stood. */
  readonly keepStruck: (open: readonly Order[]) => readonly Order[];
}

/** Since when an accepted order waits. An order from before that was written down was not changed since its acceptance. */
export function waitingSince({ acceptedAtMs, updatedAtMs }: Order): number {
  return acceptedAtMs ?? updatedAtMs;
}

/**
 * Delivers at once, so that nobody waits for it; for ten seconds the server takes a delivery back. A ticket can be delivered
 * once at a time, however often a key is pressed.
 */
export function useDeliveries(): Deliveries {
  const [shown, setShown] = useState<ReadonlyMap<string, Delivery>>(new Map());
  // What stands now; `shown` is what was rendered of it.
  const known = useRef<ReadonlyMap<string, Delivery>>(shown);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const all = timers.current;
    return () => {
      for (const timer of all) clearTimeout(timer);
    };
  }, []);

  const { deliver, undo } = useMemo(() => {
    const put = (id: string, delivery: Delivery | null): void => {
      const changed = new Map(known.current);
      if (delivery) changed.set(id, delivery);
      else changed.delete(id);
      known.current = changed;
      setShown(changed);
    };
    const later = (ms: number, look: () => void): void => {
      const timer = setTimeout(() => {
        timers.current.delete(timer);
        look();
      }, ms);
      timers.current.add(timer);
    };
    const takeBack = async (delivery: Delivery): Promise<void> => {
      const { id, foodName } = delivery.order;
      put(id, { ...delivery, stage: 'undoing' });
      const result = await undeliverOrder(id);
      if (result.status === 'changed') {
        toast.success(`${foodName}: back in the kitchen`);
        const undone: Delivery = { ...delivery, stage: 'undone' };
        put(id, undone);
        later(STRUCK_MS, () => {
          if (known.current.get(id) === undone) put(id, null);
        });
      } else refuse(id, result);
    };
    const refuse = (id: string, result: Exclude<ChangeStatusResult, { status: 'changed' }>): void => {
      toast.error(explainChange(result));
      put(id, null);
    };
    /** Looks again when the ticket leaves, and when the delivery stands for good. */
    const age = (delivery: Delivery): void => {
      later(STRUCK_MS, () => setShown(new Map(known.current)));
      later(UNDELIVER_MS, () => {
        const { stage, sinceMs } = known.current.get(delivery.order.id) ?? {};
        if (sinceMs === delivery.sinceMs && stage === 'delivered') put(delivery.order.id, null);
      });
    };
    const send = async (order: Order): Promise<void> => {
      const delivery: Delivery = { order, stage: 'delivering', sinceMs: Date.now() };
      put(order.id, delivery);
      age(delivery);
      const result = await changeOrderStatus(order.id, 'delivered');
      if (result.status !== 'changed') return refuse(order.id, result);
      if (known.current.get(order.id)?.stage === 'undoing') return takeBack(delivery); // wanted back meanwhile
      toast.success(`${order.foodName}: ${STATUS_LABELS.delivered}`);
      const isOver = Date.now() - delivery.sinceMs >= UNDELIVER_MS;
      return put(order.id, isOver ? null : { ...delivery, stage: 'delivered' });
    };
    return {
      deliver: (order: Order): void => {
        if (stageOf(known.current, order) === null) void send(order);
      },
      undo: (orderId: string): void => {
        const delivery = known.current.get(orderId);
        if (delivery?.stage === 'delivering') put(orderId, { ...delivery, stage: 'undoing' });
        if (delivery?.stage === 'delivered') void takeBack(delivery);
      },
    };
  }, []);

  return useMemo(
    () => ({
      of: (order) => stageOf(shown, order),
      isOwn: (orderId) => shown.has(orderId),
      deliver,
      undo,
      last:
        [...shown.values()].findLast(({ stage }) => stage === 'delivering' || stage === 'delivered')?.order.id ?? null,
      keepStruck: (open) => {
        const there = new Set(open.map(({ id }) => id));
        const kept = [...shown.values()].filter(
          ({ order, stage, sinceMs }) =>
            !there.has(order.id) && (stage !== 'delivered' || Date.now() - sinceMs < STRUCK_MS),
        );
        return [...open, ...kept.map(({ order }) => order)].toSorted((a, b) => waitingSince(a) - waitingSince(b));
      },
    }),
    [shown, deliver, undo],
  );
}

function stageOf(known: ReadonlyMap<string, Delivery>, { id, status, updatedAtMs }: Order): DeliveryStage | null {
  const delivery = known.get(id);
  if (!delivery || delivery.stage === 'undone') return null;
  // Open again with another time of change: somebody took it back, and it is as good as new.
  const isAnother = status === 'approved' && updatedAtMs !== delivery.order.updatedAtMs;
  return isAnother ? null : delivery.stage;
}
