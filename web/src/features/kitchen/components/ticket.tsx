import type { Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FoodPicture } from '../../../components/food-picture.tsx';
import { formatAge } from '../../../lib/relative-time.ts';

const WARN_AFTER_MS = 5 * 60_000;
const LATE_AFTER_MS = 8 * 60_000;

interface TicketProps {
  readonly order: Order;
  readonly nowMs: number;
  readonly action?: ReactNode;
}

/** One order on the kitchen board: what to cook, for which token, and how long it has waited. */
export function Ticket({ order, nowMs, action }: TicketProps): React.JSX.Element {
  const ageMs = nowMs - order.createdAtMs;
  const isWaiting = order.status === 'approved';
  const edge = !isWaiting
    ? 'divider'
    : ageMs > LATE_AFTER_MS
      ? 'error.main'
      : ageMs > WARN_AFTER_MS
        ? 'warning.main'
        : 'secondary.main';
  return (
    <Box
      component="article"
      aria-label={`${order.foodName}, token ${order.token}`}
      data-order={order.id}
      sx={{
        bgcolor: 'background.paper',
        borderRadius: 5,
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        borderTop: 6,
        borderTopColor: edge,
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <Box sx={{ display: 'flex', gap: 2, p: 2.25, alignItems: 'center' }}>
        <Box sx={{ width: 84, height: 84, borderRadius: 4, overflow: 'hidden', flexShrink: 0 }}>
          <FoodPicture src={order.image} seed={order.foodId} size={62} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography component="h2" sx={{ fontSize: '1.35rem', fontWeight: 800, lineHeight: 1.2 }}>
            {order.foodName}
          </Typography>
          <Typography color="textSecondary" noWrap>
            {order.user}
          </Typography>
        </Box>
      </Box>
      <Box
        sx={{
          px: 2.25,
          pb: 2.25,
          display: 'flex',
          gap: 1.5,
          alignItems: 'center',
          justifyContent: 'space-between',
          flexWrap: 'wrap',
        }}
      >
        <Box component="code" sx={{ fontSize: '1.7rem', fontWeight: 800, letterSpacing: '0.1em' }}>
          {order.token}
        </Box>
        <Typography sx={{ fontWeight: 700 }} color={isWaiting && ageMs > LATE_AFTER_MS ? 'error' : 'textSecondary'}>
          {isWaiting && ageMs > LATE_AFTER_MS ? 'Late: ' : ''}
          {formatAge(order.createdAtMs, nowMs)}
        </Typography>
      </Box>
      {action && (
        <Box sx={{ mt: 'auto', p: 2.25, pt: 0, '& button': { flexGrow: 1, minHeight: 52, fontSize: '1.05rem' } }}>
          {action}
        </Box>
      )}
    </Box>
  );
}
