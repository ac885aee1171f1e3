import { DELETED_USER, type Order, type Waiting } from '@foodhouse/domain';
import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import { FoodPicture } from '../../foods/food-picture.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Surface } from '../../../ui/surface.tsx';
import { RADII } from '../../../ui/radii.ts';

const EDGES: Record<Waiting, string> = { fine: 'secondary.main', warning: 'warning.main', late: 'error.main' };
const WORDS: Record<Waiting, string> = { fine: '', warning: 'Hurry: ', late: 'Late: ' };

interface TicketProps {
  readonly order: Order;
  /** How long the order has waited, in words. */
  readonly age: string;
  /** How long the order may wait; null once it is delivered. */
  readonly waiting: Waiting | null;
  /** The number key that delivers the order; null when there is none. */
  readonly place: number | null;
  /** The order was delivered a moment ago and is about to leave the board. */
  readonly isStruck: boolean;
  readonly action?: (order: Order) => ReactNode;
  readonly onPrint: (order: Order) => void;
}

/**
 * One order on the kitchen board, readable from two metres: the food, the token and how long it has waited. Memoised: a
 * busy board has fifty tickets, and something changes every second.
 */
export const Ticket = memo(function Ticket({
  order,
  age,
  waiting,
  place,
  isStruck,
  action,
  onPrint,
}: TicketProps): React.JSX.Element {
  return (
    <Surface
      component="article"
      aria-label={`${order.foodName}, token ${order.token}`}
      tabIndex={-1}
      data-order={order.id}
      data-struck={isStruck || undefined}
      data-waiting={waiting ?? undefined}
      sx={{
        overflow: 'hidden',
        contentVisibility: 'auto', // skips rendering off-screen
        containIntrinsicHeight: 'auto 240px',
        borderTop: 8,
        borderTopColor: waiting ? EDGES[waiting] : 'divider',
        display: 'flex',
        flexDirection: 'column',
        '&:focus-visible': { outline: '4px solid', outlineColor: 'primary.main', outlineOffset: 3 },
        '&[data-struck] h2, &[data-struck] code': { textDecoration: 'line-through', color: 'text.secondary' },
      }}
    >
      <Box sx={{ display: 'flex', gap: 2, p: 2.25, alignItems: 'center' }}>
        <Box sx={{ width: 84, height: 84, borderRadius: RADII.field, overflow: 'hidden', flexShrink: 0 }}>
          <FoodPicture src={order.image} seed={order.foodId} size={62} />
        </Box>
        <Box sx={{ minWidth: 0, flexGrow: 1 }}>
          <Typography component="h2" variant="figure" sx={{ overflowWrap: 'anywhere' }}>
            {order.foodName}
          </Typography>
          {order.user === DELETED_USER ? (
            <Typography color="error" sx={{ fontWeight: 700 }}>
              The account was deleted: nobody will come
            </Typography>
          ) : (
            <Typography color="textSecondary" noWrap>
              {order.user}
            </Typography>
          )}
        </Box>
        {place !== null && (
          <Box
            component="kbd"
            aria-hidden="true"
            sx={{
              alignSelf: 'start',
              px: 1,
              border: 1,
              borderColor: 'divider',
              borderRadius: RADII.small,
              color: 'text.secondary',
              display: { xs: 'none', md: 'block' },
            }}
          >
            {place}
          </Box>
        )}
      </Box>
      <Box sx={{ px: 2.25, pb: 2, display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box
          component="code"
          sx={{ typography: 'figure', fontFamily: 'monospace', fontSize: 34, letterSpacing: '0.08em' }}
        >
          {order.token}
        </Box>
        <IconButton
          aria-label={`Print the ticket of ${order.foodName}, token ${order.token}`}
          onClick={() => {
            onPrint(order);
          }}
        >
          <Print />
        </IconButton>
        <Typography
          sx={{
            typography: 'lead',
            fontWeight: 800,
            ml: 'auto',
            color: waiting && waiting !== 'fine' ? EDGES[waiting] : 'text.secondary',
          }}
        >
          {waiting ? WORDS[waiting] : ''}
          {age}
        </Typography>
      </Box>
      {action && (
        <Box
          sx={{
            mt: 'auto',
            p: 2.25,
            pt: 0,
            '& button': { flexGrow: 1, minHeight: 56, typography: 'lead', fontWeight: 700, px: 1.5 },
          }}
        >
          {action(order)}
        </Box>
      )}
    </Surface>
  );
});
