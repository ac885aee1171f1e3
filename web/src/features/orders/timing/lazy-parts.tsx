import { isCancelled, isDelivered, isOpen, type Order } from '@foodhouse/domain';
import { useContext, type ReactNode } from 'react';
import { lazyComponent, type LazyComponent } from '../../../first-paint/lazy-component.tsx';
import { OptionalPart } from '../../../ui/optional-part.tsx';
import { isOrderedSince, OwnOrders } from './ordered-since.ts';

// One file, fetched with the first order that has a deadline or a promise: a house without either never does. A page that
// cannot have it is as it would be without. For pages: what dialogs share with them, pages would fetch with all dialogs.

const parts = () => import('./order-parts.ts');

/** The time that is left to answer an order; nothing for one that waits for ever. */
export const AnswerTime = partOf(
  'answerByMs',
  lazyComponent(async () => (await parts()).AnswerTime),
);

const LazyOrderAgain = lazyComponent(async () => (await parts()).OrderAgainButton);

/**
 * *Order again* for an order that was delivered. *Try again* and the house's phone for one that the house did not take, until it is
 * ordered again. Nothing for any other.
 */
export function OrderAgainButton({ order }: { readonly order: Order }): ReactNode {
  const own = useContext(OwnOrders);
  const isInVain = !isDelivered(order.status) && (isCancelled(order.rejectCode) || isOrderedSince(order, own));
  return isOpen(order.status) || isInVain ? null : (
    <OptionalPart>
      <LazyOrderAgain order={order} />
    </OptionalPart>
  );
}

/** The time that an order is promised for; nothing without a promise. */
export const PromiseTime = partOf(
  'promisedAtMs',
  lazyComponent(async () => (await parts()).PromiseTime),
);

/** The promise of an accepted order and *Running late*; nothing without a promise. */
export const RunningLate = partOf(
  'promisedAtMs',
  lazyComponent(async () => (await parts()).RunningLate),
);

/** *Accept* with the time that it promises, in a house that promises times; its children in any other. */
export const AcceptButtons = partOf(
  'prepMinutes',
  lazyComponent(async () => (await parts()).AcceptButtons),
);

/** A part of an order that has a value in this field; for any other order the part's children. */
function partOf<F extends keyof Order, P extends { readonly order: Pick<Order, F> }>(field: F, Part: LazyComponent<P>) {
  return function PartOfOrder({ children = null, ...props }: P & { readonly children?: ReactNode }): ReactNode {
    const given = props as unknown as P;
    return given.order[field] === null ? (
      children
    ) : (
      <OptionalPart place={children}>
        <Part {...given} />
      </OptionalPart>
    );
  };
}
