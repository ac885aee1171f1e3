import { hasReasonForCustomer, type Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useOrderEvents } from '../timeline/use-order-events.ts';
import { wordsOf } from '../timeline/event-words.ts';
import { useOrderNews } from './use-order-news.ts';
import { Surface } from '../../../ui/surface.tsx';

/**
 * Announces changes of the customer's orders until they are read: an order whose status changes leaves the visible
 * list.
 */
export function OrderNews({ uid }: { readonly uid: string }): React.JSX.Element {
  const { orders, dismiss } = useOrderNews(uid);
  return <News orders={orders} onDismiss={dismiss} reasonOf={reasonOf} />;
}

export function News({
  orders,
  onDismiss,
  reasonOf,
}: {
  readonly orders: readonly Order[];
  readonly onDismiss: () => void;
  readonly reasonOf: (order: Order) => ReactNode;
}): React.JSX.Element {
  return (
    <Box role="status">
      {orders.length > 0 && (
        <Surface
          radius="card"
          component="section"
          aria-label="News of your orders"
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
                  {order.foodName}
                </Typography>{' '}
                ({order.token}): {wordsOf({ from: order.returnedAtMs === null ? null : 'approved', to: order.status })}
                {hasReasonForCustomer(order.status) && reasonOf(order)}
              </li>
            ))}
          </Box>
          <Button variant="outlined" onClick={onDismiss}>
            Got it
          </Button>
        </Surface>
      )}
    </Box>
  );
}

function reasonOf(order: Order): React.JSX.Element {
  return <Reason order={order} />;
}

function Reason({ order }: { readonly order: Order }): React.JSX.Element | null {
  const events = useOrderEvents(order.id);
  const reason =
    events.status === 'ready' ? events.value.items.findLast(({ to }) => hasReasonForCustomer(to))?.reason : null;
  return reason ? <> “{reason}”</> : null;
}
