import { useId } from 'react';
import { fulfilmentText, GUEST, type Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useHouseClock } from '../../../lib/clock.ts';
import { Surface } from '../../../ui/surface.tsx';
import { ContactName } from '../details/order-contact.tsx';
import { TimelineButton } from '../timeline/timeline-button.tsx';
import { Token } from '../details/token.tsx';
import * as texts from './texts.ts';

/**
 * The guests whom nobody answered in time, and how to reach them: they may still want to eat. Apart from them those whose orders were
 * accepted once. Nothing without any.
 */
export function MissedOrders({
  orders,
  isToday = true,
}: {
  readonly orders: readonly Order[];
  /** False: of an earlier day. */
  readonly isToday?: boolean;
}): React.JSX.Element {
  const missed = orders.filter(({ returnedAtMs }) => returnedAtMs === null);
  const givenBack = orders.filter(({ returnedAtMs }) => returnedAtMs !== null);
  return (
    <>
      <Guests
        orders={missed}
        heading={isToday ? texts.missedToday({ count: missed.length }) : texts.missedThatDay({ count: missed.length })}
      />
      <Guests
        orders={givenBack}
        heading={
          isToday ? texts.ranOutToday({ count: givenBack.length }) : texts.ranOutThatDay({ count: givenBack.length })
        }
      />
    </>
  );
}

function Guests({
  orders,
  heading,
}: {
  readonly orders: readonly Order[];
  readonly heading: string;
}): React.JSX.Element | null {
  const id = useId();
  const clock = useHouseClock();
  if (orders.length === 0) return null;
  return (
    <Surface component="section" aria-labelledby={id} sx={LOOK}>
      <Typography id={id} component="h2" variant="lead" sx={{ fontWeight: 700 }}>
        {heading}
      </Typography>
      <Box component="ul" sx={LIST}>
        {orders.map((order) => (
          <Box component="li" key={order.id} sx={GUEST_LINE}>
            <TimelineButton order={order} />
            <Token>{order.token}</Token>
            <span>{clock.words(order.createdAtMs)}</span>
            {order.fulfilment?.kind === 'table' && <span>{fulfilmentText(order.fulfilment)}</span>}
            <span>
              <ContactName order={order} hasPhone>
                {order.user || GUEST}
              </ContactName>
            </span>
          </Box>
        ))}
      </Box>
    </Surface>
  );
}

const LOOK = { mt: 2, p: 2, '@media print': { display: 'none' } } as const;
const LIST = {
  m: 0,
  mt: 1,
  p: 0,
  listStyle: 'none',
  typography: 'body2',
  overflowWrap: 'anywhere',
} as const;
const GUEST_LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  minHeight: 44,
  py: 0.5,
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
} as const;
