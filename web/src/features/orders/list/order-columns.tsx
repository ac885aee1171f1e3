import { DELETED_USER, formatMoney, STATUS_LABELS, toDecimal, type Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createContext, useContext, type ReactNode } from 'react';
import type { Column } from '../../../ui/data-table/column.ts';
import { formatAge } from '../../../lib/relative-time.ts';
import { FoodPicture } from '../../foods/food-picture.tsx';
import { TimelineButton } from '../timeline/timeline-button.tsx';
import { StatusChip } from './status-chip.tsx';
import { RADII } from '../../../ui/radii.ts';

/** What differs between lists. Each function must be referentially stable: a new one renders every row again. */
export interface OrderCells {
  /** The buttons of a row; when left out, there is no Action column. */
  readonly action?: (order: Order) => ReactNode;
  /** The content of the Status cell; the order's own status when left out. */
  readonly status?: (order: Order) => ReactNode;
  /** An extra line about an order; null for none. */
  readonly note?: (order: Order) => string | null;
}

/** The time for the ages of orders, in epoch milliseconds. Its change renders only the ages. */
export const NowContext = createContext(0);

/** The columns of every list of orders, named as in the specification. */
export function orderColumns({
  action,
  status = ({ status: own }) => <StatusChip status={own} />,
  note = () => null,
}: OrderCells): readonly Column<Order>[] {
  return [
    {
      label: 'Image',
      only: 'plain',
      cell: ({ image, foodId }) => (
        <Box
          sx={{
            width: { xs: 64, sm: 52, xl: 64 },
            height: { xs: 64, sm: 52, xl: 64 },
            borderRadius: RADII.field,
            overflow: 'hidden',
          }}
        >
          <FoodPicture src={image} seed={foodId} size={46} />
        </Box>
      ),
      sx: { width: 96 },
      tabletSx: { gridRow: '1 / 3' },
    },
    {
      label: 'Food',
      cell: (order, _index, view) => (
        <>
          <TimelineButton order={order} />
          {view === 'plain' && (
            <Typography component="span" variant="body2" color="textSecondary">
              {formatMoney(order.priceMinor)} · <Age order={order} />
            </Typography>
          )}
          <Note text={note(order)} />
        </>
      ),
      value: ({ foodName }) => foodName,
      tabletSx: { overflowWrap: 'anywhere', alignSelf: 'end' },
      phoneSx: { overflowWrap: 'anywhere' },
    },
    {
      label: 'Price',
      only: 'tools',
      cell: ({ priceMinor }) => formatMoney(priceMinor),
      value: ({ priceMinor }) => toDecimal(priceMinor),
    },
    {
      label: 'Ordered',
      only: 'tools',
      cell: (order) => <Age order={order} />,
      value: ({ createdAtMs }) => new Date(createdAtMs).toISOString(),
    },
    {
      label: 'Email',
      cell: (order) => <Customer order={order} />,
      value: ({ user }) => user,
      minWidth: 200,
      sx: { overflowWrap: 'anywhere' },
      tabletSx: {
        gridColumn: '2',
        gridRow: '2',
        alignSelf: 'start',
        color: 'text.secondary',
        overflowWrap: 'anywhere',
        typography: 'body2',
      },
      phoneSx: { gridColumn: '1 / 3', color: 'text.secondary', overflowWrap: 'anywhere', typography: 'body2' },
    },
    {
      label: 'Token',
      cell: ({ token }) => (
        <Box component="code" sx={TOKEN_STYLE}>
          {token}
        </Box>
      ),
      value: ({ token }) => token,
      tabletSx: { gridColumn: '3', gridRow: '1', alignSelf: 'end' },
      phoneSx: { gridColumn: '3', gridRow: '1', justifySelf: 'end' },
    },
    {
      label: 'Status',
      cell: status,
      value: (order) => STATUS_LABELS[order.status],
      sx: { minWidth: 112 },
      tabletSx: { gridColumn: '3', gridRow: '2', alignSelf: 'start', minWidth: 0 },
      phoneSx: { gridColumn: '3', justifySelf: 'end', minWidth: 0 },
    },
    ...(action
      ? [
          {
            label: 'Action',
            cell: action,
            minWidth: 240,
            tabletSx: { gridColumn: '4', gridRow: '1 / 3', justifySelf: 'end' },
            phoneSx: { gridColumn: '1 / -1', mt: 0.5 },
          },
        ]
      : []),
  ];
}

/** The order's age in words. */
function Age({ order: { createdAtMs } }: { readonly order: Order }): React.JSX.Element {
  return <>{formatAge(createdAtMs, useContext(NowContext))}</>;
}

function Note({ text }: { readonly text: string | null }): React.JSX.Element | null {
  return text === null ? null : <Typography sx={{ fontWeight: 700 }}>{text}</Typography>;
}

/** The customer, or that the account was deleted. */
function Customer({ order: { user } }: { readonly order: Order }): React.JSX.Element {
  if (user !== DELETED_USER) return <>{user}</>;
  return (
    <>
      {user}
      <Typography variant="body2" color="error" sx={{ fontWeight: 700 }}>
        Nobody will come
      </Typography>
    </>
  );
}

const TOKEN_STYLE = {
  fontWeight: 800,
  letterSpacing: '0.08em',
  bgcolor: 'plate.butter',
  px: 1,
  py: 0.5,
  borderRadius: RADII.small,
} as const;
