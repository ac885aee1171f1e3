import type { HousePage } from './pages.ts';

/** What the button says that orders: the usual word, or that it has to be paid. */
export const ORDER_WORDS = ['confirm', 'order-and-pay'] as const;
export type OrderWords = (typeof ORDER_WORDS)[number];

/** What a guest reads at the button that orders. */
export interface AtConfirm {
  readonly orderWords: OrderWords;
  /** The pages that the house has written. */
  readonly writtenPages: readonly HousePage[];
  /** Whether they must agree to the use of the name and the phone that they say. */
  readonly askConsent: boolean;
}

/** What a guest reads at the button that orders, on the wire: of a usual house nothing. */
export interface AtConfirmDto {
  /** Left out while it is the usual word. */
  readonly orderWords?: OrderWords;
  /** The pages that the house has written; left out where it has written none. */
  readonly pages?: readonly HousePage[];
  /** Left out where nobody must agree to the use of a name and a phone. */
  readonly askConsent?: true;
}

export function toAtConfirmDto({ orderWords, writtenPages, askConsent }: AtConfirm): AtConfirmDto {
  return {
    ...(orderWords !== 'confirm' && { orderWords }),
    ...(writtenPages.length > 0 && { pages: writtenPages }),
    ...(askConsent && { askConsent }),
  };
}

export function atConfirmOfDto({ orderWords = 'confirm', pages = [], askConsent }: AtConfirmDto): AtConfirm {
  return { orderWords, writtenPages: pages, askConsent: askConsent === true };
}
