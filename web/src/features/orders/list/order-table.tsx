import type { Order } from '@foodhouse/domain';
import { useMemo, type ReactNode } from 'react';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { NowContext, orderColumns, type OrderCells } from './order-columns.tsx';

const AGE_REFRESH_MS = 30_000;
const PHONE = { below: 700, columns: '64px minmax(0, 1fr) auto' };
/** Picture, name over email, token over status; and what can be done, which is never cut off. */
const TABLET = { below: 1439.95, columns: '52px minmax(0, 1fr) 104px' };
const DECIDING_TABLET = { ...TABLET, columns: `${TABLET.columns} 204px` };

interface OrderTableProps extends OrderCells {
  readonly label: string;
  readonly orders: readonly Order[];
  /** Rendered above the table. */
  readonly toolbar?: ReactNode;
}

/** A table of orders; on a phone every row is a card with its picture on the left. */
export function OrderTable({ label, orders, toolbar, action, status, note }: OrderTableProps): React.JSX.Element {
  const columns = useMemo(
    () => orderColumns({ ...(action && { action }), ...(status && { status }), ...(note && { note }) }),
    [action, status, note],
  );
  return (
    <NowContext value={useNow(AGE_REFRESH_MS)}>
      <DataTable
        label={label}
        rows={orders}
        toolbar={toolbar}
        rowKey={({ id }) => id}
        columns={columns}
        rowAttribute="data-order"
        tablet={action ? DECIDING_TABLET : TABLET}
        phone={PHONE}
      />
    </NowContext>
  );
}
