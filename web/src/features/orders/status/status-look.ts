import type { OrderStatus } from '@foodhouse/domain';
import type { ChipColor } from '../../../ui/chip.tsx';
import * as texts from './texts.ts';

/** How an order with a status looks, and what is said to the staff of the move that brings it there. */
interface StatusLook {
  readonly color: ChipColor;
  /** On the button of the move. */
  readonly act: string;
  /** The same of an order, to those who do not see where the button stands. */
  readonly actOn: (order: { readonly name: string; readonly token: string }) => string;
  /** While the move is on its way. */
  readonly underWay: string;
  /** To somebody who was slower. */
  readonly overtaken: string;
  /** The key that makes the move on the Order List. */
  readonly key?: string;
}

/** The one table of what the staff sees of a status; its name is in the domain (`STATUS_LABELS`). */
export const STATUS_LOOK: Readonly<Record<OrderStatus, StatusLook>> = {
  pending: {
    color: 'warning',
    act: texts.sendBack(),
    actOn: texts.sendBackOrder,
    underWay: texts.sendingBack(),
    overtaken: texts.isBack(),
  },
  approved: {
    color: 'secondary',
    act: texts.accept(),
    actOn: texts.acceptOrder,
    underWay: texts.accepting(),
    overtaken: texts.isAccepted(),
    key: 'a',
  },
  reject: {
    color: 'error',
    act: texts.reject(),
    actOn: texts.rejectOrder,
    underWay: texts.rejecting(),
    overtaken: texts.isRejected(),
    key: 'r',
  },
  delivered: {
    color: 'default',
    act: texts.deliver(),
    actOn: texts.deliverOrder,
    underWay: texts.delivering(),
    overtaken: texts.isDelivered(),
  },
};
