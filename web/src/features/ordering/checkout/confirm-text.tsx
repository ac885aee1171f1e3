// No stories: the words of a button, in basket-dialog.tsx and order-dialog.tsx.
import { formatMoney } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useAtConfirm } from '../../../lib/at-confirm.ts';
import { confirmWords } from '../../../lib/confirm-words.ts';
import { useIsNamed } from '../../../lib/house-face.ts';
import { currencyOf, totalOf } from '../basket/basket.ts';
import type { CheckoutState } from './use-checkout.ts';
import * as texts from './texts.ts';

/**
 * What the button says that orders. In a house with a name its total follows, the one that is read above it: while there is none
 * its room is there, so that nothing moves when it comes.
 */
export function ConfirmText({
  checkout,
  words,
}: {
  readonly checkout: Pick<CheckoutState, 'read' | 'lines'>;
  /** What a step before it says in its place. */
  readonly words?: string | undefined;
}): React.ReactNode {
  const { read, lines } = checkout;
  const confirm = confirmWords(useAtConfirm().orderWords);
  const button = words ?? confirm;
  const isNamed = useIsNamed();
  if (!isNamed) return button;
  const withSum = (minor: number): string => texts.confirmSum({ button, total: formatMoney(minor, currencyOf(lines)) });
  if (read.totalMinor !== null && !read.isStale && read.isLinesAlone !== true) return withSum(read.totalMinor);
  return (
    <Box component="span" sx={ONE_PLACE}>
      <Box component="span" sx={{ ...IN_PLACE, visibility: 'hidden' }}>
        {withSum(read.totalMinor ?? totalOf(lines))}
      </Box>
      <Box component="span" sx={IN_PLACE}>
        {button}
      </Box>
    </Box>
  );
}

const ONE_PLACE = { display: 'grid', justifyItems: 'center' } as const;
const IN_PLACE = { gridArea: '1 / 1' } as const;
