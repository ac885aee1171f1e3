import { z } from 'zod';
import { ORDER_WORDS } from '../at-confirm.ts';
import { HOUSE_PAGES } from '../pages.ts';

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
  askConsent: z
    .literal(true)
    .exactOptional()
    .describe('whoever says a name and a phone must agree to their use; left out where nobody must'),
} as const;
