import type { Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Live } from '../../../data/firebase/live.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { useHouseClock } from '../../../lib/clock.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { OrderAgainButton, PromiseTime } from '../../orders/timing/lazy-parts.tsx';
import { standingNamesPromise, standingWordsOf } from '../../orders/timeline/event-words.ts';
import { useOrderNews } from './use-order-news.ts';
import { Surface } from '../../../ui/surface.tsx';
import { useHandover } from '../../orders/details/served.tsx';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** As often as what the kitchen has begun with is said anew. */
const REFRESH_MS = 30_000;

/**
 * Announces changes of the customer's orders until they are read: an order whose status changes leaves the visible
 * list.
 */
export function OrderNews({
  uid,
  latest,
}: {
  readonly uid: string;
  /** The customer's latest changed orders. */
  readonly latest: Loadable<Live<Order>>;
}): React.JSX.Element {
  const { orders, dismiss } = useOrderNews(uid, latest);
  return <News orders={orders} onDismiss={dismiss} />;
}

export function News({
  orders,
  onDismiss,
}: {
  readonly orders: readonly Order[];
  readonly onDismiss: () => void;
}): React.JSX.Element {
  const clock = useHouseClock();
  const handover = useHandover();
  const nowMs = useNow(REFRESH_MS);
  return (
    <Box role="status">
      {orders.length > 0 && (
        <Surface
          radius="card"
          component="section"
          aria-label={texts.newsOfOrders()}
          sx={{
            mb: 3,
            p: 2.5,
            bgcolor: 'plate.butter',
            display: 'flex',
            flexWrap: 'wrap',
            gap: 2,
            alignItems: 'end',
            justifyContent: 'space-between',
          }}
        >
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
            {orders.map((order) => (
              <li key={order.id}>
                <Typography component="span" sx={{ fontWeight: 700 }}>
                  <bdi>{order.foodName}</bdi>
                </Typography>{' '}
                ({order.token}): {texts.sentence({ words: standingWordsOf(handover(order), clock, nowMs) })}
                {order.rejectReason !== null && ` “${order.rejectReason}”`}{' '}
                {!standingNamesPromise(order, nowMs) && <PromiseTime order={order} look="news" />}
                <OrderAgainButton order={order} />
              </li>
            ))}
          </Box>
          <Button variant="outlined" onClick={onDismiss}>
            {common.gotIt()}
          </Button>
        </Surface>
      )}
    </Box>
  );
}
