import Box from '@mui/material/Box';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { RADII } from '../../../ui/radii.ts';
import { BOARD, columnsFor, spanOf } from './columns.ts';
import type { TicketSize } from './ticket-styles.ts';
import * as texts from '../../orders/list/texts.ts';

const HEIGHTS: Record<TicketSize, number> = { S: 204, M: 222, L: 232 };
const COUNT = 6;

/** The board while it loads. */
export function TicketSkeletons({ size }: { readonly size: TicketSize }): React.JSX.Element {
  return (
    <Box role="status" aria-busy="true" aria-label={texts.loadingOrders()} sx={BOARD}>
      <Box sx={columnsFor(COUNT, size)}>
        {Array.from({ length: COUNT }, (_, index) => (
          <Skeleton key={index} sx={{ height: HEIGHTS[size], ...spanOf(HEIGHTS[size]), borderRadius: RADII.card }} />
        ))}
      </Box>
    </Box>
  );
}
