import {
  isInKitchen,
  isUndoable,
  kitchenDueMs,
  nextInKitchen,
  STATUS_LABELS,
  UNDELIVER_MS,
  type Order,
  type OrderStatus,
} from '@foodhouse/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import toast, { type ToastOptions } from 'react-hot-toast';
import {
  changeOrderStatus,
  explainChange,
  undeliverOrder,
  type ChangeStatusResult,
} from '../../orders/changes/change-status.ts';
import { isolated } from '../../../lib/isolated.ts';
import * as words from '../../orders/status/texts.ts';
import * as texts from './texts.ts';

/** How long a delivered ticket stays on the board, struck through. */
export const STRUCK_MS = 5000;

/** `undoing` from the press of Undo; `undone` was accepted, but the list does not show it yet. */
export type DeliveryStage = 'delivering' | 'done' | 'undoing' | 'undone';

interface Delivery {
  /** The order when it was delivered. */
  readonly order: Order;
  /** What it then is. */
  readonly to: OrderStatus;
  readonly stage: DeliveryStage;
  readonly sinceMs: number;
}

/** This board's deliveries that can still be undone. */
export interface Deliveries {
  /** Null for an order that this board has not delivered lately. */
  readonly of: (order: Order) => DeliveryStage | null;
  /** What this board's step makes of the order: its last one, else its next one. */
  readonly toOf: (order: Order) => OrderStatus;
  /** Whether this board has lately delivered the order, or undone its delivery. */
  readonly isOwn: (orderId: string) => boolean;
  /** @param to left out for the kitchen's next step */
  readonly deliver: (order: Order, to?: OrderStatus) => void;
  readonly undo: (orderId: string) => void;
  /** The latest delivery that can still be undone; null when there is none. */
  readonly last: string | null;
  /** The open orders of a list as they are due, with lately delivered ones in their old places. */
  readonly keepStruck: (open: readonly Order[], status: OrderStatus) => readonly Order[];
}

/**
 * Since when an accepted order waits. Older orders have no `acceptedAtMs`, and have not changed since they were
 * accepted.
 */
export function waitingSince({ acceptedAtMs, updatedAtMs }: Order): number {
  return acceptedAtMs ?? updatedAtMs;
}

/** What is promised comes first, by when it has to be ready; the rest by its waiting time. Equal ones keep their order. */
function byDue(a: Order, b: Order): number {
  const [dueA, dueB] = [kitchenDueMs(a), kitchenDueMs(b)];
  if (dueA === null && dueB === null) return waitingSince(a) - waitingSince(b);
  return (dueA ?? Infinity) - (dueB ?? Infinity) || waitingSince(a) - waitingSince(b);
}

/**
 * Delivers at once; the server accepts an undo for ten seconds. A ticket has one pending delivery at a time, however
 * often a key is pressed.
 */
export function useDeliveries(): Deliveries {
  const [shown, setShown] = useState<ReadonlyMap<string, Delivery>>(new Map());
  // The current deliveries; `shown` is the rendered copy.
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
        toast.success(texts.backInTheKitchen({ name: isolated(foodName) }), saidOf(id));
        const undone: Delivery = { ...delivery, stage: 'undone' };
        put(id, undone);
        later(STRUCK_MS, () => {
          if (known.current.get(id) === undone) put(id, null);
        });
      } else refuse(id, result);
    };
    const refuse = (id: string, result: Exclude<ChangeStatusResult, { status: 'changed' }>): void => {
      toast.error(explainChange(result), saidOf(id));
      put(id, null);
    };
    /** Schedules the renders in which the ticket leaves and the undo ends. */
    const age = (delivery: Delivery): void => {
      later(STRUCK_MS, () => setShown(new Map(known.current)));
      later(UNDELIVER_MS, () => {
        const { stage, sinceMs } = known.current.get(delivery.order.id) ?? {};
        if (sinceMs === delivery.sinceMs && stage === 'done') put(delivery.order.id, null);
      });
    };
    const send = async (order: Order, to: OrderStatus): Promise<void> => {
      const delivery: Delivery = { order, to, stage: 'delivering', sinceMs: Date.now() };
      put(order.id, delivery);
      age(delivery);
      const result = await changeOrderStatus(order.id, to);
      if (result.status !== 'changed') return refuse(order.id, result);
      if (known.current.get(order.id)?.stage === 'undoing') return takeBack(delivery); // undone meanwhile
      toast.success(words.isNow({ name: isolated(order.foodName), status: STATUS_LABELS[to] }), saidOf(order.id));
      const isOver = Date.now() - delivery.sinceMs >= UNDELIVER_MS;
      return put(order.id, isOver ? null : { ...delivery, stage: 'done' });
    };
    return {
      deliver: (order: Order, to = nextInKitchen(order.status)): void => {
        if (stageOf(known.current, order) === null) void send(order, to);
      },
      undo: (orderId: string): void => {
        const delivery = known.current.get(orderId);
        if (delivery?.stage === 'delivering') put(orderId, { ...delivery, stage: 'undoing' });
        if (delivery?.stage === 'done') void takeBack(delivery);
      },
    };
  }, []);

  return useMemo(
    () => ({
      of: (order) => stageOf(shown, order),
      toOf: (order) => shown.get(order.id)?.to ?? nextInKitchen(order.status),
      isOwn: (orderId) => shown.has(orderId),
      deliver,
      undo,
      last:
        [...shown.values()].findLast(({ to, stage }) => isUndoable(to) && (stage === 'delivering' || stage === 'done'))
          ?.order.id ?? null,
      keepStruck: (open, status) => {
        const there = new Set(open.map(({ id }) => id));
        const kept = [...shown.values()].filter(
          ({ order, stage, sinceMs }) =>
            order.status === status && !there.has(order.id) && (stage !== 'done' || Date.now() - sinceMs < STRUCK_MS),
        );
        return [...open, ...kept.map(({ order }) => order)].toSorted(byDue);
      },
    }),
    [shown, deliver, undo],
  );
}

/** Of an order one thing is said at a time: what undoes another takes its place. */
const saidOf = (orderId: string): ToastOptions => ({ id: `delivery of ${orderId}` });

function stageOf(known: ReadonlyMap<string, Delivery>, { id, status, updatedAtMs }: Order): DeliveryStage | null {
  const delivery = known.get(id);
  if (!delivery || delivery.stage === 'undone') return null;
  // The order is open again with another time of change: somebody undid the delivery. Or they made another step since.
  const isAnother = (isInKitchen(status) || status !== delivery.to) && updatedAtMs !== delivery.order.updatedAtMs;
  return isAnother ? null : delivery.stage;
}
