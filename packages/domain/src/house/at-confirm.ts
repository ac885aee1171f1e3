import type { HousePage } from './pages.ts';

/** What the button says that orders: the usual word, or that it has to be paid. */
export const ORDER_WORDS = ['confirm', 'order-and-pay'] as const;
export type OrderWords = (typeof ORDER_WORDS)[number];

/** What a guest reads at the button that orders. */
export interface AtConfirm {
  readonly orderWords: OrderWords;
  /** The pages that the house has written. */
  readonly writtenPages: readonly HousePage[];
}
