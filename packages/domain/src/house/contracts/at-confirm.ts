import { z } from 'zod';
import { ORDER_WORDS, type AtConfirm, type OrderWords } from '../at-confirm.ts';
import { HOUSE_PAGES, type HousePage } from '../pages.ts';

/** What a guest reads at the button that orders, on the wire: of a usual house nothing. */
export interface AtConfirmDto {
  /** Left out while it is the usual word. */
  readonly orderWords?: OrderWords;
  /** The pages that the house has written; left out where it has written none. */
  readonly pages?: readonly HousePage[];
}

/** The fields of an answer that says it. */
export const atConfirmAnswer = {
  orderWords: z
    .enum(ORDER_WORDS)
    .exactOptional()
    .describe('what the button says that orders; left out while it is the usual word'),
  pages: z
    .array(z.enum(HOUSE_PAGES))
    .exactOptional()
    .describe('those of /imprint, /privacy and /terms that the house has written; left out where it has written none'),
} as const;

export function toAtConfirmDto({ orderWords, writtenPages }: AtConfirm): AtConfirmDto {
  return {
    ...(orderWords !== 'confirm' && { orderWords }),
    ...(writtenPages.length > 0 && { pages: writtenPages }),
  };
}

export function atConfirmOfDto({ orderWords = 'confirm', pages = [] }: AtConfirmDto): AtConfirm {
  return { orderWords, writtenPages: pages };
}
