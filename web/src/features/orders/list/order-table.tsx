import type { Order } from '@foodhouse/domain';
import { useMemo } from 'react';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { NowContext, orderColumns, type OrderCells } from './order-columns.tsx';

const AGE_REFRESH_MS = 30_000;
const PHONE = { below: 700, columns: '64px minmax(0, 1fr) auto' };

interface OrderTableProps extends OrderCells {
  readonly label: string;
  readonly orders: readonly Order[];
}

/** A table of orders; on a phone every row is a card with its picture on the left. */
export function OrderTable({ label, orders, action, status, note }: OrderTableProps): React.JSX.Element {
  const columns = useMemo(
    () => orderColumns({ ...(action && { action }), ...(status && { status }), ...(note && { note }) }),
    [action, status, note],
  );
  return (
    <NowContext value={useNow(AGE_REFRESH_MS)}>
      <DataTable
        label={label}
        rows={orders}
        rowKey={({ id }) => id}
        columns={columns}
        rowAttribute="data-order"
        phone={PHONE}
      />
    </NowContext>
  );
}
