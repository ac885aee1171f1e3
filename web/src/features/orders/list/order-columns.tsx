// No stories: the columns of order-table.tsx.
import { formatMoney, GUEST, isSold, toDecimal, type Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { houseClock } from '../../../lib/clock.ts';
import { serverNowMs } from '../../../lib/server-clock.ts';
import { sheetAmount } from '../../../lib/sheet.ts';
import type { CellStyle, Column, View } from '../../../ui/data-table/column.ts';
import { RADII } from '../../../ui/radii.ts';
import { UNSEEN } from '../../../ui/unseen.ts';
import { FoodPicture } from '../../foods/food-picture.tsx';
import { Served, servedNow } from '../details/served.tsx';
import { Token } from '../details/token.tsx';
import { TimelineButton } from '../timeline/timeline-button.tsx';
import { AnswerTime, PromiseTime } from '../timing/lazy-parts.tsx';
import { Asked, AskedOrder, Customer, DeletedAccount, Note } from './order-cells.tsx';
import { ON_ONE_LINE, SHORT, STANDING } from '../details/order-styles.ts';
import { statusLabelOf } from '../status/status-label.ts';
import { fromTheTop } from './from-the-top.ts';
import { StatusChip } from './status-chip.tsx';
import { Age, Wait } from './wait.tsx';
import * as common from '../../../ui/texts.ts';
import * as words from '../details/texts.ts';
import * as texts from './texts.ts';

/** What a list of orders is for: to look up, to do something about an order, to decide, or to keep a promise. */
export type OrderListKind = 'plain' | 'acting' | 'deciding' | 'due';

/** What differs between lists. Each function must be referentially stable: a new one renders every row again. */
export interface OrderCells {
  /** `acting` when left out with an action, else `plain`. */
  readonly kind?: OrderListKind;
  /** Whether the list is of the customer who reads it. */
  readonly isOwn?: boolean;
  /** Whether an order stands beside the list: picture and email give their room to it, and with tools what the order says. */
  readonly isBeside?: boolean;
  /** The buttons of a row; when left out, there is no Action column. */
  readonly action?: (order: Order, view: View) => ReactNode;
  /** The content of the Status cell; the order's own status when left out. */
  readonly status?: (order: Order) => ReactNode;
  /** An extra line about an order; null for none. */
  readonly note?: (order: Order) => string | null;
  /** A word at an order that stands out, of one that has any. */
  readonly tag?: (order: Order) => ReactNode;
  /** Whether a row that is decided says every food with its number, also a single one: in a house with a name. */
  readonly isListed?: boolean;
}

type OrderColumn = Column<Order>;

/** The columns of a list of orders, named as in the specification. @param hasServed whether some say how they are served @param hasWanted whether some are for later @param isFirst whether they have no lines yet @param hasEmail false where all are their reader's */
export function orderColumns({
  kind = 'plain',
  isOwn = false,
  isBeside = false,
  action,
  status = chipOf,
  note = noNote,
  tag = noNote,
  isListed = false,
  hasServed,
  hasWanted = false,
  isFirst = false,
  hasEmail = true,
}: OrderCells & {
  readonly hasServed: boolean;
  readonly hasWanted?: boolean;
  readonly isFirst?: boolean;
  readonly hasEmail?: boolean;
}): readonly OrderColumn[] {
  const columns = [
    PICTURE,
    foodColumn({ kind, note, tag, isBeside, isListed: isListed && !isFirst }),
    PRICE,
    ...(hasServed ? [SERVED] : []),
    kind === 'deciding' ? ORDERED_ASIDE : ORDERED,
    ...(hasWanted ? [WANTED] : []),
    ...(hasEmail ? [emailColumn(kind, isOwn)] : []),
    tokenColumn(kind),
    statusColumn(kind, status),
    ...(kind === 'deciding' ? [WAIT] : []),
    ...(kind === 'due' ? [DUE, FIRST_PROMISED] : []),
    ...(action ? [actionColumn(kind, action)] : []),
  ];
  const placed = isListed && kind === 'deciding' ? columns.map(fromTheTop) : columns;
  return isBeside ? placed.flatMap(besideAnOrder) : placed;
}

/** Without what the row can do without. With tools all of it is there as before, and so are its filters and its file. */
function besideAnOrder(column: OrderColumn): readonly OrderColumn[] {
  if (column.label === PICTURE.label) return [];
  return [NOT_BESIDE.has(column.label) ? { ...column, only: 'tools' } : column];
}

const chipOf = ({ status, rejectCode }: Order): ReactNode => <StatusChip status={status} rejectCode={rejectCode} />;
const noNote = (): null => null;

/** On a tablet that stands: what waits, or is due, has its name over the other facts. */
const upright = (kind: OrderListKind, style: CellStyle): CellStyle =>
  kind === 'deciding' || kind === 'due' ? { [STANDING]: style } : {};
/** Buttons that share a phone's line with the token and the status, and keep their distance by themselves. */
const isInLine = (kind: OrderListKind): boolean => kind === 'acting' || kind === 'due';
const apart = (kind: OrderListKind): CellStyle => ({ mt: isInLine(kind) ? 0 : 0.5 });

const PICTURE: OrderColumn = {
  label: texts.image(),
  only: 'plain',
  cell: pictureOf,
  sx: { width: 68, height: 64, paddingInlineEnd: 0 },
  tabletSx: { gridArea: 'picture' },
  phoneSx: { gridArea: 'picture', alignSelf: 'start' },
};

function pictureOf({ image, foodId }: Order): ReactNode {
  return (
    <Box sx={FRAME}>
      <FoodPicture src={image} seed={foodId} size={40} />
    </Box>
  );
}

const FRAME = {
  width: { xs: 56, sm: 44 },
  height: { xs: 56, sm: 44 },
  borderRadius: RADII.field,
  overflow: 'hidden',
} as const;

function foodColumn({
  kind,
  note,
  tag,
  isBeside,
  isListed,
}: Required<Pick<OrderCells, 'kind' | 'note' | 'tag' | 'isBeside' | 'isListed'>>): OrderColumn {
  const headed = (order: Order, view: View): ReactNode => (
    <>
      <TimelineButton
        order={order}
        look={view === 'tools' || isBeside ? 'lines' : kind === 'plain' || kind === 'acting' ? 'cut' : 'whole'}
      />
      {view === 'plain' && <Facts order={order} hasAge={kind !== 'deciding'} />}
      {tag(order)}
      <Note text={note(order)} isRefusal={!isSold(order.status)} />
      {kind === 'deciding' && <Asked order={order} />}
    </>
  );
  return {
    label: common.food(),
    cell: (order, _index, view) => (
      <>
        {kind === 'deciding' && (isListed || order.lines.length > 1) ? (
          <AskedOrder order={order} note={note(order)} tag={tag(order)} hasFacts={view === 'plain'} />
        ) : (
          headed(order, view)
        )}
        {isBeside && <DeletedAccount order={order} />}
      </>
    ),
    value: ({ foodName }) => foodName,
    // The width that the other columns leave, however long a name is.
    sx: { overflowWrap: 'anywhere', minWidth: 150, [WIDE]: { width: '100%', maxWidth: 0 } },
    toolsSx: { whiteSpace: 'normal', [WIDE]: {} },
    // The name and the facts after it on one line, if there is room.
    tabletSx: {
      gridArea: 'food',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: 1,
      alignSelf: 'end',
      ...upright(kind, { alignSelf: 'center' }),
    },
    phoneSx: { gridArea: 'food', alignSelf: 'end' },
  };
}

/** Below the name of the food, on a tablet that stands always on a line of their own: all rows are as high. */
function Facts({ order, hasAge }: { readonly order: Order; readonly hasAge: boolean }): React.JSX.Element {
  return (
    <Typography component="span" variant="body2" color="textSecondary" sx={{ [STANDING]: { flexBasis: '100%' } }}>
      {formatMoney(order.priceMinor, order.currency)}
      <Served order={order} isAfter />
      {hasAge && (
        <>
          {' · '}
          <Age atMs={order.createdAtMs} isShort />
        </>
      )}
    </Typography>
  );
}

const PRICE: OrderColumn = {
  label: common.price(),
  only: 'tools',
  cell: ({ priceMinor, currency }) => formatMoney(priceMinor, currency),
  minWidth: 80,
  sx: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  value: ({ priceMinor, currency }) => toDecimal(priceMinor, currency),
  exported: ({ priceMinor, currency }) => sheetAmount(priceMinor, currency),
};

/** Rather two lines than a wide column. */
const TWO_LINED = { typography: 'body2', color: 'text.secondary', whiteSpace: 'normal' } as const;

const SERVED: OrderColumn = {
  label: words.served(),
  only: 'tools',
  cell: (order) => <Served order={order} />,
  value: servedNow,
  minWidth: 76,
  sx: TWO_LINED,
};

const ORDERED: OrderColumn = {
  label: words.ordered(),
  only: 'tools',
  cell: ({ createdAtMs }) => <Age atMs={createdAtMs} />,
  value: ({ createdAtMs }) => houseClock().sheet(createdAtMs),
  minWidth: 122,
  sx: { ...TWO_LINED, whiteSpace: { xs: 'normal', lg: 'nowrap' } },
};

/** Where the wait says it. */
const ORDERED_ASIDE: OrderColumn = { ...ORDERED, isAside: true };

/** Orders say it where it matters; a file has no other place for it. */
const WANTED: OrderColumn = {
  ...ORDERED_ASIDE,
  label: texts.wantedFor(),
  cell: ({ wantedAtMs }) => (wantedAtMs === null ? '' : houseClock().words(wantedAtMs)),
  value: ({ wantedAtMs }) => (wantedAtMs === null ? '' : houseClock().sheet(wantedAtMs)),
};

/** @param isOwn whoever reads it knows their address: a phone's card has better use for the line */
function emailColumn(kind: OrderListKind, isOwn: boolean): OrderColumn {
  const guest = isOwn ? texts.youAsGuest() : GUEST;
  return {
    label: common.email(),
    cell: (order) => <Customer order={order} guest={guest} isAtWork={kind === 'deciding' || kind === 'due'} />,
    value: ({ user }) => user || guest,
    minWidth: 136,
    // An address on one line: its end says less than the height of the row.
    sx: {
      maxWidth: { xs: 236, xl: 320 },
      color: 'text.secondary',
      typography: 'body2',
      ...ON_ONE_LINE,
    },
    toolsSx: {
      maxWidth: { xs: 136, lg: 190, xl: 320 },
      // Beside a time, the buttons would lie over it.
      ...((kind === 'deciding' || kind === 'due') && { [SHORT]: { maxWidth: 136 } }),
    },
    tabletSx: {
      gridArea: 'email',
      alignSelf: 'start',
      maxWidth: 'none',
      ...upright(kind, { alignSelf: 'center', justifySelf: 'end', maxWidth: '100%' }),
    },
    phoneSx: isOwn ? UNSEEN : { gridArea: 'email', alignSelf: 'start', maxWidth: 'none' },
  };
}

const NOT_BESIDE: ReadonlySet<string> = new Set([common.email(), common.price(), words.served()]);

/** Token and status of a tablet, both beside the middle of their row, one over the other. */
const OVER_EACH_OTHER = { gridArea: 'state', alignSelf: 'center', position: 'relative' } as const;

function tokenColumn(kind: OrderListKind): OrderColumn {
  return {
    label: common.token(),
    cell: ({ token }) => <Token>{token}</Token>,
    value: ({ token }) => token,
    minWidth: 104,
    sx: { width: '1px' },
    tabletSx: { ...OVER_EACH_OTHER, top: '-14px', ...upright(kind, { gridArea: 'token', top: 0 }) },
    phoneSx: { gridArea: 'token', ...apart(kind) },
  };
}

function statusColumn(kind: OrderListKind, status: NonNullable<OrderCells['status']>): OrderColumn {
  return {
    label: texts.status(),
    cell: status,
    value: statusLabelOf,
    minWidth: 104,
    sx: { width: '1px' },
    tabletSx: { ...OVER_EACH_OTHER, top: '16px', ...upright(kind, { gridArea: 'status', top: 0 }) },
    phoneSx: {
      gridArea: 'status',
      justifySelf: isInLine(kind) ? 'start' : 'end',
      ...apart(kind),
      // What is due is all of one status, which the filter says: the button needs its room.
      ...(kind === 'due' && { '@media (max-width: 339.95px)': { display: 'none' } }),
    },
  };
}

const TIME = {
  sx: { width: '1px', textAlign: 'end' },
  tabletSx: { gridArea: 'time' },
  phoneSx: { gridArea: 'time', alignSelf: 'start' },
} as const;

const MINUTE_MS = 60_000;

const WAIT: OrderColumn = {
  label: texts.wait(),
  cell: waitOf,
  value: ({ createdAtMs }) => Math.max(0, Math.floor((serverNowMs() - createdAtMs) / MINUTE_MS)),
  minWidth: 72,
  ...TIME,
};

function waitOf(order: Order): ReactNode {
  return (
    <>
      <Wait order={order} />
      {order.answerByMs !== null && (
        <Typography component="span" variant="body2" sx={LEFT}>
          <AnswerTime order={order} isShort />
        </Typography>
      )}
    </>
  );
}

const LEFT = { display: 'block', minHeight: '1lh', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;

const DUE: OrderColumn = {
  label: texts.due(),
  cell: (order) => <PromiseTime order={order} look="staff" />,
  exportedLabel: texts.promised(),
  value: ({ promisedAtMs }) => (promisedAtMs === null ? '' : houseClock().sheet(promisedAtMs)),
  minWidth: 72,
  ...TIME,
};

/** The time of an order that is late says it; a file has no other place for it. */
const FIRST_PROMISED: OrderColumn = {
  ...ORDERED_ASIDE,
  label: texts.firstPromised(),
  cell: ({ firstPromisedAtMs }) => (firstPromisedAtMs === null ? '' : houseClock().words(firstPromisedAtMs)),
  value: ({ firstPromisedAtMs }) => (firstPromisedAtMs === null ? '' : houseClock().sheet(firstPromisedAtMs)),
};

function actionColumn(kind: OrderListKind, action: NonNullable<OrderCells['action']>): OrderColumn {
  return {
    label: texts.action(),
    cell: (order, _index, view) => action(order, view),
    sx: { width: '1px' },
    tabletSx: { gridArea: 'action', justifySelf: 'end' },
    phoneSx: isInLine(kind)
      ? {
          gridArea: 'action',
          ...(kind === 'due' && { gridColumn: 'status / action' }),
          justifySelf: 'end',
          '&:has(a, button + button)': OWN_LINE,
        }
      : OWN_LINE,
  };
}

/** Of what is too wide for the line of a phone's token and status: links, several buttons, and buttons that decide. */
const OWN_LINE = { gridArea: '4 / 1 / auto / -1', justifySelf: 'stretch', mt: 0.5 } as const;

/** The table of columns. */
const WIDE = '@media (min-width: 1280px)';
