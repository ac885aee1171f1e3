import type { Order } from '@foodhouse/domain';
import { useMemo, type ReactNode } from 'react';
import { loadChunk } from '../../../lib/load-chunk.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { orderColumns, type OrderCells } from './order-columns.tsx';
import { Ticking } from './wait.tsx';

const PHONE = { below: 767.95, columns: '56px minmax(0, 1fr) auto' };
/** Token, status and what can be done in one line. */
const ACTING_PHONE = { ...PHONE, columns: '56px auto minmax(0, 1fr) auto' };
/** Picture, name over email, token over status; the wait; and what can be done, which is never cut off. */
const TABLET = { below: 1279.95, columns: '44px minmax(0, 1fr) 92px' };
const ACTING_TABLET = { ...TABLET, columns: `${TABLET.columns} auto` };
const UPRIGHT = { upright: '44px auto auto minmax(0, 1fr) auto auto' };
/** One width for every row: as wide as the widest words, `26 min late` and `45 min left`. */
const DUE_TABLET = { ...TABLET, columns: `${TABLET.columns} 80px auto`, ...UPRIGHT };
const DECIDING_TABLET = { ...TABLET, columns: `${TABLET.columns} 76px auto`, ...UPRIGHT };

interface OrderTableProps extends OrderCells {
  readonly label: string;
  readonly orders: readonly Order[];
  /** Rendered above the table. */
  readonly toolbar?: ReactNode;
  /** Orders that have just come, by id: their rows stand out for a moment. */
  readonly arrived?: ReadonlySet<string>;
  /** Whether these are the rows that our own server sent, which have the heads of orders alone. */
  readonly isFirst?: boolean | undefined;
}

/** A table of orders; on a phone every row is a card with its picture on the left. */
export function OrderTable({
  label,
  orders,
  toolbar,
  arrived,
  isFirst = false,
  action,
  status,
  note,
  hasWait = false,
  hasDue = false,
}: OrderTableProps): React.JSX.Element {
  const hasServed = orders.some(({ fulfilment }) => fulfilment !== null);
  const columns = useMemo(
    () =>
      orderColumns({
        ...(action && { action }),
        ...(status && { status }),
        ...(note && { note }),
        hasWait,
        hasDue,
        hasServed,
      }),
    [action, status, note, hasWait, hasDue, hasServed],
  );
  return (
    <Ticking>
      <DataTable
        label={label}
        rows={orders}
        toolbar={toolbar}
        rowKey={idOf}
        columns={columns}
        rowAttribute="data-order"
        newRows={arrived}
        exports={isFirst ? NO_EXPORTS : EXPORTS}
        tablet={hasDue ? DUE_TABLET : action ? (hasWait ? DECIDING_TABLET : ACTING_TABLET) : TABLET}
        phone={action && !hasWait ? ACTING_PHONE : PHONE}
      />
    </Ticking>
  );
}

const NO_EXPORTS = [] as const;
const EXPORTS = [
  {
    nameOf: (count: number) => `lines of ${count} ${count === 1 ? 'order' : 'orders'}`,
    write: async (orders: readonly Order[]) =>
      (await loadChunk(() => import('./order-lines-csv.ts'))).orderLinesCsv(orders),
  },
];

function idOf({ id }: Order): string {
  return id;
}
