import { formatMoney, worksInKitchen, type Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { Button } from '../../../components/button.tsx';
import { FailureBlock } from '../../../components/failure-block.tsx';
import { FreshnessBanner } from '../../../components/freshness-banner.tsx';
import { OlderButton } from '../../../components/older-button.tsx';
import { Placeholder } from '../../../components/placeholder.tsx';
import { useSignedInUser } from '../../../firebase/use-signed-in-user.ts';
import { useOrderEvents } from '../api/use-order-events.ts';
import { wordsOf } from '../event-words.ts';

const CLOCK = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** What happened to an order and when, live. */
export function TimelineDialog({
  order,
  onClose,
}: {
  readonly order: Order;
  readonly onClose: () => void;
}): React.JSX.Element {
  return (
    <Dialog open onClose={onClose} aria-labelledby="timeline-title" fullWidth maxWidth="xs">
      <DialogTitle id="timeline-title" component="h2" sx={{ fontWeight: 800, pb: 0 }}>
        {order.foodName}
      </DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          Token {order.token} · {formatMoney(order.priceMinor)}
        </Typography>
        <Timeline orderId={order.id} />
      </DialogContent>
      <DialogActions sx={{ p: 3, pt: 0 }}>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Timeline({ orderId }: { readonly orderId: string }): React.JSX.Element {
  const events = useOrderEvents(orderId);
  const isStaff = worksInKitchen(useSignedInUser().role);
  switch (events.status) {
    case 'loading':
      return <Placeholder aria-busy="true" sx={{ height: 120 }} />;
    case 'failed':
      return <FailureBlock reason={events.reason} onRetry={events.retry} />;
    case 'ready':
      return (
        <>
          <FreshnessBanner isFresh={events.value.isFresh} />
          <Box component="ol" aria-label="What happened" sx={STYLE}>
            {events.value.items.map(({ id, from, to, atMs, reason }) => (
              <li key={id}>
                <Typography sx={{ fontWeight: 700 }}>{wordsOf({ from, to })}</Typography>
                {/* Why the kitchen gave an order back is for the house. */}
                {reason !== null && (isStaff || to === 'reject') && <Typography>“{reason}”</Typography>}
                <Typography
                  component="time"
                  variant="body2"
                  color="textSecondary"
                  dateTime={new Date(atMs).toISOString()}
                >
                  {CLOCK.format(atMs)}
                </Typography>
              </li>
            ))}
          </Box>
          <OlderButton list={events}>Show what came next</OlderButton>
        </>
      );
  }
}

const STYLE = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& li': { position: 'relative', pl: 4, pb: 2.5, borderLeft: 2, borderColor: 'divider', ml: 1 },
  '& li:last-of-type': { borderColor: 'transparent', pb: 0 },
  '& li::before': {
    content: '""',
    position: 'absolute',
    left: -9,
    top: 3,
    width: 16,
    height: 16,
    borderRadius: '50%',
    bgcolor: 'primary.main',
  },
} as const;
