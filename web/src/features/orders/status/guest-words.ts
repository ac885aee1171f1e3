import type { OrderStatus, Stage } from '@foodhouse/domain';
import * as texts from './texts.ts';

/** What is said to guests of an order with a status. */
interface GuestWords {
  /** How it stands. @param by.service as `servedAs` says it */
  readonly now: (by: { readonly service: string }) => string;
  /** The same before the time for which it is wanted, as long as nobody has begun with it; left out: `now`. */
  readonly later?: (time: string) => string;
  /** What happened when it came there; left out: `now`. */
  readonly event?: string;
  /** What the guest may expect, or do. */
  readonly next: (portions: number) => string;
}

/** The one table of what guests read of a status. */
export const GUEST_WORDS: Readonly<Record<OrderStatus, GuestWords>> = {
  pending: {
    now: texts.waitingForTheHouse,
    event: texts.ordered(),
    next: texts.houseAnswersSoon,
  },
  approved: {
    now: texts.kitchenIsCooking,
    later: (time) => texts.acceptedFor({ time }),
    next: texts.showYourToken,
  },
  reject: {
    now: texts.rejectedNothingDue,
    next: (count) => texts.portionsAreBack({ count }),
  },
  delivered: {
    now: texts.handedOver,
    next: texts.enjoyYourMeal,
  },
};

/** The stages of an order, as its steps name them: the last one by how it is served. */
export const STAGE_WORDS: Readonly<Record<Stage, GuestWords['now']>> = {
  ordered: texts.ordered,
  accepted: texts.accepted,
  delivered: texts.handedOver,
};
