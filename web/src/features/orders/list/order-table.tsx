import type { Order } from '@foodhouse/domain';
import { useMemo, type ReactNode } from 'react';
import { loadChunk } from '../../../lib/load-chunk.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import type { RowGrid, RowGrids } from '../../../ui/data-table/table-style.ts';
import { useIsNamed } from '../../../lib/house-face.ts';
import { orderColumns, type OrderCells, type OrderListKind } from './order-columns.tsx';
import { Ticking } from './wait.tsx';
import * as texts from './texts.ts';

/** However long the wait is in words, the food keeps the larger half. */
const PHONE = { below: 767.95, columns: '56px minmax(0, 1fr) fit-content(45%)' };
/** Token, status and what can be done in one line, or the latter in one of its own. */
const ACTING_PHONE = { ...PHONE, columns: '56px auto minmax(0, 1fr) auto' };
/** Picture, name over email, token over status; the wait; and what can be done, which is never cut off. */
const TABLET = { below: 1279.95, columns: '44px minmax(0, 1fr) 92px' };
const TIMED_TABLET = {
  ...TABLET,
  areas: '"picture food state time action" "picture email state time action"',
  upright: {
    columns: '44px auto auto minmax(0, 1fr) auto auto',
    areas: '"picture food food food time action" ". token status email email email"',
  },
};

const GRIDS: Readonly<Record<OrderListKind, RowGrids>> = {
  plain: {
    tablet: { ...TABLET, areas: '"picture food state" "picture email state"' },
    phone: { ...PHONE, areas: '"picture food food" "picture email email" "token token status"' },
  },
  acting: {
    tablet: {
      ...TABLET,
      columns: `${TABLET.columns} auto`,
      areas: '"picture food state action" "picture email state action"',
    },
    phone: {
      ...ACTING_PHONE,
      areas: '"picture food food food" "picture email email email" "token token status action"',
    },
  },
  // One width for every row: as wide as the widest words, `45 min left` and `26 min late`.
  deciding: {
    tablet: { ...TIMED_TABLET, columns: `${TABLET.columns} 76px auto` },
    phone: {
      ...PHONE,
      areas: '"picture food time" "picture email email" "token token status"',
    },
  },
  due: {
    tablet: { ...TIMED_TABLET, columns: `${TABLET.columns} 80px auto` },
    phone: {
      ...ACTING_PHONE,
      areas: '"picture food food time" "picture email email email" "token token status action"',
    },
  },
};

/** In a house with a name: a row begins at its top, and has a food in every line. */
const LISTED: RowGrids = {
  tablet: {
    ...TIMED_TABLET,
    columns: `${TABLET.columns} 76px auto`,
    areas: '"picture food token time action" "picture food status time action" "picture email status time action"',
    rows: 'auto 1fr auto',
  },
  phone: {
    ...PHONE,
    columns: 'auto minmax(0, 1fr) fit-content(45%)',
    areas: '"token status time" "food food food" "email email email"',
  },
};

/** Where the email has no place. */
const OWN_GRIDS = Object.fromEntries(
  Object.entries(GRIDS).map(([kind, { tablet, phone }]) => [
    kind,
    { tablet: withoutEmail(tablet), phone: withoutEmail(phone) },
  ]),
) as typeof GRIDS;

function withoutEmail(grid: RowGrid | undefined): RowGrid | undefined {
  return grid?.areas === undefined ? grid : { ...grid, areas: grid.areas.replaceAll('email', 'food') };
}

interface OrderTableProps extends Omit<OrderCells, 'isListed'> {
  readonly label: string;
  readonly orders: readonly Order[];
  /** Rendered above the table. */
  readonly toolbar?: ReactNode;
  /** Orders that have just come, by id: their rows stand out for a moment. */
  readonly arrived?: ReadonlySet<string>;
  /** Whether these are the rows that our own server sent, which have the heads of orders alone. */
  readonly isFirst?: boolean | undefined;
  /** Whether it can be sorted, filtered and exported; left out: it can. */
  readonly hasTools?: boolean;
}

/** A table of orders; on a phone every row is a card with its picture on the left. */
export function OrderTable({
  label,
  orders,
  toolbar,
  arrived,
  isFirst = false,
  hasTools = true,
  isOwn = false,
  isBeside = false,
  action,
  status,
  note,
  tag,
  kind = action ? 'acting' : 'plain',
}: OrderTableProps): React.JSX.Element {
  const hasServed = orders.some(({ fulfilment }) => fulfilment !== null);
  const hasWanted = orders.some(({ wantedAtMs }) => wantedAtMs !== null);
  const isNamed = useIsNamed();
  const isListed = isNamed && kind === 'deciding';
  const hasEmail = !(isNamed && isOwn); // whoever reads their orders knows it
  const columns = useMemo(
    () =>
      orderColumns({
        ...(action && { action }),
        ...(status && { status }),
        ...(note && { note }),
        ...(tag && { tag }),
        kind,
        isOwn,
        isBeside,
        isListed,
        isFirst,
        hasEmail,
        hasServed,
        hasWanted,
      }),
    [action, status, note, tag, kind, isOwn, isBeside, isListed, isFirst, hasEmail, hasServed, hasWanted],
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
        hasTools={hasTools}
        exports={isFirst ? NO_EXPORTS : EXPORTS}
        {...(isListed ? LISTED : hasEmail ? GRIDS[kind] : OWN_GRIDS[kind])}
      />
    </Ticking>
  );
}

const NO_EXPORTS = [] as const;
const EXPORTS = [
  {
    nameOf: (count: number) => texts.linesOfOrders({ count }),
    write: async (orders: readonly Order[]) =>
      (await loadChunk(() => import('./order-lines-csv.ts'))).orderLinesCsv(orders),
  },
];

function idOf({ id }: Order): string {
  return id;
}
