// No stories: the columns of order-table.tsx.
import {
  DELETED_USER,
  formatMoney,
  GUEST,
  isOpen,
  isSold,
  STATUS_LABELS,
  toDecimal,
  type Order,
} from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { CellStyle, Column } from '../../../ui/data-table/column.ts';
import { FoodPicture } from '../../foods/food-picture.tsx';
import { TimelineButton } from '../timeline/timeline-button.tsx';
import { ContactName } from '../details/order-contact.tsx';
import { askedOf } from './asked-of.ts';
import { StatusChip } from './status-chip.tsx';
import { houseClock } from '../../../lib/clock.ts';
import { Served, servedNow } from '../details/served.tsx';
import { Token } from '../details/token.tsx';
import { AnswerTime, PromiseTime } from '../timing/lazy-parts.tsx';
import { Age, Wait } from './wait.tsx';
import { RADII } from '../../../ui/radii.ts';

/** What differs between lists. Each function must be referentially stable: a new one renders every row again. */
export interface OrderCells {
  /** The buttons of a row; when left out, there is no Action column. */
  readonly action?: (order: Order) => ReactNode;
  /** The content of the Status cell; the order's own status when left out. */
  readonly status?: (order: Order) => ReactNode;
  /** An extra line about an order; null for none. */
  readonly note?: (order: Order) => string | null;
  /** Whether some of these orders say how they are served. */
  readonly hasServed?: boolean;
  /** Whether a column shows how long the customers have been waiting. */
  readonly hasWait?: boolean;
  /** Whether a column shows for when they are promised. */
  readonly hasDue?: boolean;
}

const ON_ONE_LINE = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Rather two lines than a wide column. */
const TWO_LINED = { typography: 'body2', color: 'text.secondary', whiteSpace: 'normal' } as const;

/** Token and status of a tablet, both beside the middle of their row. */
const OVER_EACH_OTHER = { gridColumn: '3', gridRow: '1 / 3', alignSelf: 'center', position: 'relative' } as const;
/** The second line of a row. */
const SECOND = { gridRow: '2', alignSelf: 'center' } as const;
/** Of what is too wide for the line of a phone's token and status: links, several buttons, and buttons that decide. */
const OWN_LINE = { gridColumn: '1 / -1', gridRow: '4', justifySelf: 'stretch', mt: 0.5 } as const;
const STANDING = '@media (max-width: 1023.95px)';
/** The first line of a tablet that stands. */
const BEFORE_ACTION = { gridColumn: '-3 / -2', gridRow: '1' } as const;
/** Leaves the name its line, and is whole on two of its own. */
const TWO_LINES_LONG = {
  '@media (min-width: 1280px) and (max-width: 1439.95px)': {
    maxWidth: 136,
    whiteSpace: 'normal',
    overflowWrap: 'break-word',
    '& wbr': { display: 'inline' },
  },
} as const;

/** Beside the many columns of the table with tools. */
const NARROW_BUTTONS = { '& > div': { minWidth: 176 }, '& > div > button': { flexBasis: 'auto', px: 1.75 } } as const;

const LEFT_STYLE = {
  display: 'block',
  minHeight: '1lh',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
} as const;

/** The columns of every list of orders, named as in the specification. */
export function orderColumns({
  action,
  status = ({ status: own }) => <StatusChip status={own} />,
  note = () => null,
  hasWait = false,
  hasDue = false,
  hasServed = false,
}: OrderCells): readonly Column<Order>[] {
  const isActing = action !== undefined && !hasWait;
  /** On a phone the second line's email keeps its distance, which buttons beside have by themselves. */
  const apart = { mt: isActing ? 0 : 0.5 };
  /** On a tablet that stands: what waits, or is due, has its name over the other facts. */
  const upright = (style: CellStyle): CellStyle => (hasWait || hasDue ? { [STANDING]: style } : {});
  return [
    {
      label: 'Image',
      only: 'plain',
      cell: ({ image, foodId }) => (
        <Box sx={PICTURE_STYLE}>
          <FoodPicture src={image} seed={foodId} size={40} />
        </Box>
      ),
      sx: { width: 68, height: 64, pr: 0 },
      tabletSx: { gridRow: '1 / 3', ...upright({ gridRow: '1' }) },
      phoneSx: { gridRow: '1 / 3', alignSelf: 'start' },
    },
    {
      label: 'Food',
      cell: (order, _index, view) => (
        <>
          <TimelineButton order={order} />
          {view === 'plain' && (
            <Typography component="span" variant="body2" color="textSecondary">
              {formatMoney(order.priceMinor, order.currency)}
              <Served order={order} isAfter />
              {!hasWait && (
                <>
                  {' · '}
                  <Age atMs={order.createdAtMs} isShort />
                </>
              )}
            </Typography>
          )}
          <Note text={note(order)} isRefusal={!isSold(order.status)} />
          {hasWait && <Asked order={order} />}
        </>
      ),
      value: ({ foodName }) => foodName,
      sx: { overflowWrap: 'anywhere', minWidth: 150, [WIDE]: WHAT_IS_LEFT, '& button': CUT },
      toolsSx: { whiteSpace: 'normal', [WIDE]: {}, '& button': TWO_LINES },
      tabletSx: {
        ...ONE_LINE,
        alignSelf: 'end',
        [STANDING]: {
          // In every row, so that all of them are as high.
          '& > span': { flexBasis: '100%' },
          ...((hasWait || hasDue) && {
            gridColumn: '2 / -3',
            alignSelf: 'center',
            '& button': WHOLE,
          }),
        },
      },
      phoneSx: { gridColumn: hasWait ? '2' : hasDue ? '2 / -2' : '2 / -1', alignSelf: 'end' },
    },
    {
      label: 'Price',
      only: 'tools',
      cell: ({ priceMinor, currency }) => formatMoney(priceMinor, currency),
      minWidth: 80,
      sx: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
      value: ({ priceMinor, currency }) => toDecimal(priceMinor, currency),
    },
    ...(hasServed
      ? [
          {
            label: 'Served',
            only: 'tools',
            cell: (order: Order) => <Served order={order} />,
            value: servedNow,
            minWidth: 76,
            sx: TWO_LINED,
          } as const,
        ]
      : []),
    {
      label: 'Ordered',
      only: 'tools',
      cell: (order) => <Age atMs={order.createdAtMs} />,
      value: ({ createdAtMs }) => houseClock().sheet(createdAtMs),
      minWidth: 122,
      sx: { ...TWO_LINED, whiteSpace: { xs: 'normal', lg: 'nowrap' } },
    },
    {
      label: 'Email',
      cell: (order) => <Customer order={order} />,
      value: ({ user }) => user || GUEST,
      minWidth: 136,
      // An address on one line: its end says less than the height of the row.
      sx: {
        maxWidth: { xs: 236, xl: 320 },
        color: 'text.secondary',
        typography: 'body2',
        ...ON_ONE_LINE,
        '& wbr': { display: 'none' },
        ...(hasWait && TWO_LINES_LONG),
      },
      toolsSx: { maxWidth: { xs: 136, lg: 190, xl: 320 } },
      tabletSx: {
        gridColumn: '2',
        gridRow: '2',
        alignSelf: 'start',
        maxWidth: 'none',
        ...upright({ gridColumn: '4 / -1', alignSelf: 'center', justifySelf: 'end', maxWidth: '100%' }),
      },
      phoneSx: {
        gridColumn: '2 / -1',
        gridRow: '2',
        alignSelf: 'start',
        maxWidth: 'none',
      },
    },
    {
      label: 'Token',
      cell: ({ token }) => <Token>{token}</Token>,
      value: ({ token }) => token,
      minWidth: 104,
      sx: { width: '1px' },
      tabletSx: { ...OVER_EACH_OTHER, top: '-14px', ...upright({ gridColumn: '2', top: 0, ...SECOND }) },
      phoneSx: { gridColumn: '1 / 3', gridRow: '3', ...apart },
    },
    {
      label: 'Status',
      cell: status,
      value: (order) => STATUS_LABELS[order.status],
      minWidth: 104,
      sx: { width: '1px' },
      tabletSx: { ...OVER_EACH_OTHER, top: '16px', ...upright({ top: 0, ...SECOND }) },
      phoneSx: { gridColumn: '3', gridRow: '3', justifySelf: isActing ? 'start' : 'end', ...apart },
    },
    ...(hasWait
      ? [
          {
            label: 'Wait',
            only: 'plain',
            cell: (order: Order) => (
              <>
                <Wait sinceMs={order.createdAtMs} />
                {order.answerByMs !== null && (
                  <Typography component="span" variant="body2" sx={LEFT_STYLE}>
                    <AnswerTime order={order} isShort />
                  </Typography>
                )}
              </>
            ),
            sx: { width: '1px', textAlign: 'right' },
            tabletSx: {
              gridColumn: '4',
              gridRow: '1 / 3',
              ...upright(BEFORE_ACTION),
            },
            phoneSx: { gridColumn: '3', gridRow: '1', alignSelf: 'start' },
          } as const,
        ]
      : []),
    ...(hasDue
      ? [
          {
            label: 'Due',
            cell: (order: Order) => <PromiseTime order={order} look="staff" />,
            value: ({ promisedAtMs }: Order) => (promisedAtMs === null ? '' : houseClock().sheet(promisedAtMs)),
            minWidth: 72,
            sx: { width: '1px', textAlign: 'right' },
            tabletSx: {
              gridColumn: '4',
              gridRow: '1 / 3',
              ...upright(BEFORE_ACTION),
            },
            phoneSx: { gridColumn: '4', gridRow: '1', alignSelf: 'start' },
          } as const,
        ]
      : []),
    ...(action
      ? [
          {
            label: 'Action',
            cell: action,
            sx: { width: '1px' },
            ...(hasWait && { toolsSx: NARROW_BUTTONS }),
            tabletSx: { gridColumn: '-2 / -1', gridRow: '1 / 3', justifySelf: 'end', ...upright({ gridRow: '1' }) },
            phoneSx: isActing
              ? {
                  gridColumn: hasDue ? '3 / -1' : '4',
                  gridRow: '3',
                  justifySelf: 'end',
                  '&:has(a, button + button)': OWN_LINE,
                }
              : OWN_LINE,
          },
        ]
      : []),
  ];
}

function Note({
  text,
  isRefusal,
}: {
  readonly text: string | null;
  readonly isRefusal: boolean;
}): React.JSX.Element | null {
  if (text === null) return null;
  return (
    <Typography
      variant="body2"
      sx={{ flexBasis: '100%', mb: 0.75, fontWeight: 600, color: isRefusal ? 'error.main' : 'warning.main' }}
    >
      {text}
    </Typography>
  );
}

/** What was chosen and asked for beside the foods: nobody accepts it unread. */
function Asked({ order }: { readonly order: Order }): React.JSX.Element {
  const { choices, notes } = askedOf(order);
  return (
    <>
      {choices.map((text) => (
        <Typography key={text} variant="body2" color="textSecondary" sx={ASKED}>
          {text}
        </Typography>
      ))}
      {notes.map((text) => (
        <Typography key={text} variant="body2" sx={{ ...ASKED, fontWeight: 700, color: 'warning.main' }}>
          “{text}”
        </Typography>
      ))}
    </>
  );
}

/** The customer, or that the account was deleted. On two lines an address is broken before its sign. */
function Customer({ order }: { readonly order: Order }): React.JSX.Element {
  const { user, status } = order;
  if (user === '')
    return (
      <ContactName order={order} hasPhone>
        {GUEST}
      </ContactName>
    );
  if (user !== DELETED_USER) {
    const [name, ...host] = user.split('@');
    return (
      <>
        {name}
        {host.length > 0 && (
          <>
            <wbr />
            {`@${host.join('@')}`}
          </>
        )}
      </>
    );
  }
  return (
    <>
      {user}
      {isOpen(status) && (
        <Typography variant="body2" color="error" sx={{ fontWeight: 700 }}>
          Nobody will come
        </Typography>
      )}
    </>
  );
}

const ASKED = { flexBasis: '100%', mb: 0.5, overflowWrap: 'anywhere' } as const;

const PICTURE_STYLE = {
  width: { xs: 56, sm: 44 },
  height: { xs: 56, sm: 44 },
  borderRadius: RADII.field,
  overflow: 'hidden',
} as const;

/** A name of any length leaves its row as low as the others. */
const TWO_LINES = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  textAlign: 'left',
} as const;

/** A name on one line, which is cut before it says how many more there are. On a phone it has the lines that it needs. */
const CUT = {
  '@media (min-width: 768px)': {
    display: 'flex',
    columnGap: '0.3em',
    maxWidth: '100%',
    '& > :first-of-type': ON_ONE_LINE,
    '& > :not(:first-of-type)': { flexShrink: 0 },
  },
} as const;

/** Beside buttons a name has two lines, where one would cut it. */
const WHOLE = { ...TWO_LINES, '& > :first-of-type': { whiteSpace: 'normal', overflow: 'visible' } } as const;

/** The table of columns. */
const WIDE = '@media (min-width: 1280px)';
/** The width that the other columns leave, however long a name is. */
const WHAT_IS_LEFT = { width: '100%', maxWidth: 0 } as const;

/** The name and the facts after it on one line, if there is room. */
const ONE_LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 } as const;
