import type { OrderStatus } from '@foodhouse/domain';
import type { ChipColor } from '../../../ui/chip.tsx';
import * as texts from './texts.ts';

/** How an order with a status looks, and what is said to the staff of the move that brings it there. */
interface StatusLook {
  readonly color: ChipColor;
  /** On the button of the move. */
  readonly act: string;
  /** While the move is on its way. */
  readonly underWay: string;
  /** To somebody who was slower: 'The order is …'. */
  readonly already: string;
  /** The key that makes the move on the Order List. */
  readonly key?: string;
}

/** The one table of what the staff sees of a status; its name is in the domain (`STATUS_LABELS`). */
export const STATUS_LOOK: Readonly<Record<OrderStatus, StatusLook>> = {
  pending: {
    color: 'warning',
    act: texts.sendBack(),
    underWay: texts.sendingBack(),
    already: texts.withTheHouseAgain(),
  },
  approved: {
    color: 'secondary',
    act: texts.accept(),
    underWay: texts.accepting(),
    already: texts.acceptedAlready(),
    key: 'a',
  },
  reject: {
    color: 'error',
    act: texts.reject(),
    underWay: texts.rejecting(),
    already: texts.rejectedAlready(),
    key: 'r',
  },
  delivered: {
    color: 'default',
    act: texts.deliver(),
    underWay: texts.delivering(),
    already: texts.deliveredAlready(),
  },
};
