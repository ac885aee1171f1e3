import { DELETED_USER, formatMoney, STATUS_LABELS, toDecimal, type Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import { Placeholder } from '../../../components/placeholder.tsx';
import { PHONE_LOOK, TABLE_LOOK } from '../../../components/card-table.tsx';
import { FoodPicture } from '../../../components/food-picture.tsx';
import { StatusChip } from '../../../components/status-chip.tsx';
import { TableFrame, type Column } from '../../../components/table-frame.tsx';
import { formatAge } from '../../../lib/relative-time.ts';
import { useInSteps } from '../../../lib/use-in-steps.ts';
import { useNow } from '../../../lib/use-now.ts';
import { TimelineButton } from './timeline-button.tsx';

const AGE_REFRESH_MS = 30_000;

interface OrderTableProps {
  readonly label: string;
  readonly orders: readonly Order[];
  /** The buttons of a row; without it there is no Action column. The same function, until they all look different. */
  readonly action?: (order: Order) => ReactNode;
  /** What stands under Status; the order's own unless said otherwise. As steady as `action`. */
  readonly status?: (order: Order) => ReactNode;
  /** What else there is to say of an order; null for nothing. As steady as `action`. */
  readonly note?: (order: Order) => string | null;
}

const noNote = (): null => null;

const statusOf = ({ status }: Order): ReactNode => <StatusChip status={status} />;

/** Orders as a table; on a phone every row is a card. */
export function OrderTable({
  label,
  orders,
  action,
  status = statusOf,
  note = noNote,
}: OrderTableProps): React.JSX.Element {
  const nowMs = useNow(AGE_REFRESH_MS);
  const shown = useInSteps(orders);
  const columns = ['Image', 'Food', 'Email', 'Token', 'Status', ...(action ? ['Action'] : [])];
  return (
    <TableFrame
      label={label}
      rows={orders}
      rowKey={({ id }) => id}
      columns={columnsOf(nowMs, { action, status, note })}
    >
      <Box component="table" aria-label={label} sx={TABLE_STYLE}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((order) => (
            <OrderRow
              key={order.id}
              order={order}
              age={formatAge(order.createdAtMs, nowMs)}
              action={action}
              status={status}
              note={note(order)}
            />
          ))}
        </tbody>
      </Box>
    </TableFrame>
  );
}

/** Rendered again only when its order changes. */
const OrderRow = memo(function OrderRow({
  order,
  age,
  action,
  status,
  note,
}: {
  readonly order: Order;
  /** In words. */
  readonly age: string;
  readonly action: OrderTableProps['action'];
  readonly status: (order: Order) => ReactNode;
  readonly note: string | null;
}): React.JSX.Element {
  return (
    <tr data-order={order.id}>
      <td className="picture">
        <Box sx={{ width: 64, height: 64, borderRadius: 4, overflow: 'hidden' }}>
          <FoodPicture src={order.image} seed={order.foodId} size={46} />
        </Box>
      </td>
      <td data-column="Food">
        <TimelineButton order={order} />
        <Typography component="span" variant="body2" color="textSecondary">
          {formatMoney(order.priceMinor)} · {age}
        </Typography>
        {note !== null && <Typography sx={{ fontWeight: 700 }}>{note}</Typography>}
      </td>
      <td data-column="Email">
        <Customer order={order} />
      </td>
      <td data-column="Token">
        <Box
          component="code"
          sx={{
            fontWeight: 800,
            letterSpacing: '0.08em',
            bgcolor: 'plate.butter',
            px: 1,
            py: 0.5,
            borderRadius: 2,
          }}
        >
          {order.token}
        </Box>
      </td>
      <td data-column="Status">{status(order)}</td>
      {action && <td className="action">{action(order)}</td>}
    </tr>
  );
});

/** Whose order it is, and whether anybody will come for it. */
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

/** The same for the grid. */
function columnsOf(
  nowMs: number,
  {
    action,
    status,
    note,
  }: { readonly action: OrderTableProps['action'] } & Required<Pick<OrderTableProps, 'status' | 'note'>>,
): readonly Column<Order>[] {
  return [
    {
      label: 'Food',
      cell: (order) => (
        <span>
          <TimelineButton order={order} />
          {note(order)}
        </span>
      ),
      value: ({ foodName }) => foodName,
    },
    {
      label: 'Price',
      cell: ({ priceMinor }) => formatMoney(priceMinor),
      value: ({ priceMinor }) => toDecimal(priceMinor),
    },
    {
      label: 'Ordered',
      cell: ({ createdAtMs }) => formatAge(createdAtMs, nowMs),
      value: ({ createdAtMs }) => new Date(createdAtMs).toISOString(),
    },
    { label: 'Email', cell: (order) => <Customer order={order} />, value: ({ user }) => user, minWidth: 200 },
    { label: 'Token', cell: ({ token }) => token, value: ({ token }) => token },
    {
      label: 'Status',
      cell: status,
      value: (order) => STATUS_LABELS[order.status],
    },
    ...(action ? [{ label: 'Action', cell: action, minWidth: 240 }] : []),
  ];
}

export function OrderTableSkeleton(): React.JSX.Element {
  return (
    <Box aria-busy="true" role="status" aria-label="Loading orders" sx={{ display: 'grid', gap: 1.25 }}>
      {Array.from({ length: 4 }, (_, index) => (
        <Placeholder key={index} sx={{ height: 88, borderRadius: 4 }} />
      ))}
    </Box>
  );
}

const TABLE_STYLE = {
  ...TABLE_LOOK,
  '& td:first-of-type': { ...TABLE_LOOK['& td:first-of-type'], width: 96 },
  '& td[data-column="Email"]': { overflowWrap: 'anywhere' },
  '& td[data-column="Status"]': { minWidth: 112 },
  '@media (max-width: 700px)': {
    ...PHONE_LOOK,
    '& tbody tr': {
      ...PHONE_LOOK['& tbody tr'],
      gridTemplateColumns: '64px minmax(0, 1fr) auto',
      columnGap: 2,
      rowGap: 1,
      alignItems: 'center',
    },
    '& td, & td:first-of-type, & td:last-of-type': {
      border: 0,
      p: 0,
      width: 'auto',
      bgcolor: 'transparent',
      minWidth: 0,
    },
    '& td[data-column="Food"]': { overflowWrap: 'anywhere' },
    '& td[data-column="Email"]': {
      gridColumn: '1 / 3',
      color: 'text.secondary',
      overflowWrap: 'anywhere',
      fontSize: '0.875rem',
    },
    '& td[data-column="Token"]': { gridColumn: '3', gridRow: '1', justifySelf: 'end' },
    '& td[data-column="Status"]': { gridColumn: '3', justifySelf: 'end', minWidth: 0 },
    '& td.action': { gridColumn: '1 / -1', mt: 0.5 },
  },
} as const;
