import { formatMoney, isBeingMade, isUndecided, type Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { RADII } from '../../../ui/radii.ts';
import { Surface } from '../../../ui/surface.tsx';
import { FoodPicture } from '../../foods/food-picture.tsx';
import { StatusChip } from '../../orders/list/status-chip.tsx';
import { OrderContact } from '../../orders/details/order-contact.tsx';
import { AnswerTime, PromiseTime } from '../../orders/timing/lazy-parts.tsx';
import { Duration, Ticking } from '../../orders/list/wait.tsx';
import { OrderLines } from '../../orders/details/order-lines.tsx';
import { readLineOf } from '../../orders/details/read-line.ts';
import { OrderSums, readSumsOf } from '../../orders/details/order-sums.tsx';
import { HouseTimeNote } from '../../orders/details/house-time.tsx';
import { useHandover, useServed } from '../../orders/details/served.tsx';
import { Steps } from '../../orders/details/steps.tsx';
import { Token } from '../../orders/details/token.tsx';
import { standingWordsOf } from '../../orders/timeline/event-words.ts';
import { TimelineButton } from '../../orders/timeline/timeline-button.tsx';
import { useHouseClock } from '../../../lib/clock.ts';
import { serverNowMs } from '../../../lib/server-clock.ts';
import { withParts } from '../../../ui/with-parts.tsx';
import * as words from '../../orders/details/texts.ts';
import { LiveWays } from './live-ways.tsx';
import * as site from '../../../texts.ts';
import * as texts from './texts.ts';

/** Orders in sight before the button that shows the rest. */
const MOST_SHOWN = 3;
/** A card with its gap. */
const WIDEST_PX = 560;
/** Narrower windows have fewer cards, and lines instead, so that the list below begins in the first window. */
const ONE_CARD = '(max-width: 599.95px)';
const TWO_CARDS = '(max-width: 1023.95px)';

/** The orders that a customer is waiting for, each with its token and how far it has come. Renders nothing without any. */
export function UnderWay({
  orders,
  count,
  areFirst = false,
  areAlone = false,
}: {
  /** The newest first, and so they stand. */
  readonly orders: readonly Order[];
  /** The number of all of them: more than `orders`, perhaps. */
  readonly count: number;
  /** Whether they are of the page's first list, which has no lines. */
  readonly areFirst?: boolean;
  /** Whether they stand here alone: then they have what the rows of a list have, too. */
  readonly areAlone?: boolean;
}): React.JSX.Element | null {
  const hasOne = useMediaQuery(ONE_CARD);
  const hasTwo = useMediaQuery(TWO_CARDS);
  const [isOpen, setIsOpen] = useState(false);
  const cards = orders.slice(0, hasOne ? 1 : hasTwo ? 2 : MOST_SHOWN);
  if (orders.length === 0) return null;
  const lines = orders.slice(cards.length, isOpen ? undefined : MOST_SHOWN);
  const canClose = isOpen && orders.length > MOST_SHOWN;
  const rest = Math.max(count, orders.length) - cards.length - lines.length;
  return (
    <Ticking>
      <Box component="section" aria-label={texts.underWay()} sx={{ mb: { xs: 2, sm: 3 } }}>
        <Box component="ul" sx={CARDS_STYLE} style={{ maxWidth: cards.length * WIDEST_PX }}>
          {cards.map((order) => (
            <Surface key={order.id} component="li" radius="card" data-under-way={order.id} sx={CARD_STYLE}>
              <OrderUnderWay order={order} isFirst={areFirst} isAlone={areAlone} />
            </Surface>
          ))}
        </Box>
        <HouseTimeNote sx={{ mt: 1.5 }} />
        {lines.length > 0 && (
          <Box component="ul" sx={LINES_STYLE}>
            {lines.map((order) => (
              <Surface key={order.id} component="li" radius="field" data-under-way={order.id} sx={LINE_STYLE}>
                <Token>{order.token}</Token>
                <Box component="span" sx={areAlone ? LINE_LINK_STYLE : LINE_NAME_STYLE}>
                  <Name order={order} isAlone={areAlone} />
                </Box>
                <Box sx={{ gridArea: 'status', justifySelf: 'end' }}>
                  <StatusChip status={order.status} />
                </Box>
                <LineTimes order={order} />
                <Box sx={LINE_WAYS_STYLE}>
                  <LiveWays order={order} isAlone={areAlone} />
                </Box>
              </Surface>
            ))}
          </Box>
        )}
        {(rest > 0 || canClose) && (
          <Button
            aria-expanded={canClose}
            sx={{ px: 1, marginInlineStart: -1, mt: 0.5 }}
            onClick={() => {
              setIsOpen(!isOpen);
            }}
          >
            {canClose ? texts.showFewer() : texts.showMore({ count: rest })}
          </Button>
        )}
        {canClose && rest > 0 && (
          <Typography component="span" variant="body2" color="textSecondary">
            {texts.olderInList({ count: rest })}
          </Typography>
        )}
      </Box>
    </Ticking>
  );
}

/** For when it is wanted, and what happens when. */
function LineTimes({ order }: { readonly order: Order }): React.JSX.Element {
  const isPromised = isBeingMade(order.status) && order.promisedAtMs === order.wantedAtMs;
  const served = useServed(isPromised ? { ...order, wantedAtMs: null } : order); // the promise has the same time
  const orderedAgo = withParts(texts.orderedAgo, { duration: <Duration sinceMs={order.createdAtMs} /> });
  return (
    <Box component="b" sx={TIMES_STYLE}>
      {served !== '' && `${served}\u00a0· `}
      {order.promisedAtMs !== null && isBeingMade(order.status) ? (
        <PromiseTime order={order} look="row" />
      ) : order.answerByMs !== null ? (
        <AnswerTime order={order}>{orderedAgo}</AnswerTime>
      ) : (
        orderedAgo
      )}
      {` · ${formatMoney(order.priceMinor, order.currency)}`}
      {isUndecided(order.status) && order.returnedAtMs !== null && (
        <Box component="span" sx={{ display: 'block', color: 'warning.main' }}>
          {site.orderReturned()}
        </Box>
      )}
    </Box>
  );
}

/** Where the order stands alone, its name opens what else there is about it. */
function Name({ order, isAlone }: { readonly order: Order; readonly isAlone: boolean }): React.JSX.Element {
  return isAlone ? <TimelineButton order={order} look="lines" /> : <bdi>{order.foodName}</bdi>;
}

function OrderUnderWay({
  order,
  isFirst,
  isAlone,
}: {
  readonly order: Order;
  /** Of the page's first list, which has no lines. */
  readonly isFirst: boolean;
  readonly isAlone: boolean;
}): React.JSX.Element {
  const clock = useHouseClock();
  const served = useServed(order);
  const { createdAtMs, status } = order;
  return (
    <>
      <Box sx={PICTURE_STYLE}>
        <FoodPicture src={order.image} seed={order.foodId} size={46} />
      </Box>
      <Box sx={HEAD_STYLE}>
        <Typography variant="lead" sx={NAME_STYLE}>
          <Name order={order} isAlone={isAlone} />
        </Typography>
        <Typography noWrap variant="body2" color="textSecondary">
          {withParts(texts.orderedAt, {
            time: clock.words(createdAtMs),
            duration: <Duration sinceMs={createdAtMs} />,
          })}
        </Typography>
      </Box>
      <Box sx={TOKEN_STYLE}>
        <Token isLarge>{order.token}</Token>
        <Box sx={WAYS_STYLE}>
          <LiveWays order={order} isAlone={isAlone} />
        </Box>
      </Box>
      {served !== '' && (
        <Typography variant="body2" sx={{ gridColumn: '1 / -1', fontWeight: 700 }}>
          {served}
        </Typography>
      )}
      {order.fulfilment?.kind === 'delivery' && (
        <Box sx={CONTACT_ROOM}>
          <OrderContact order={order} sx={{ mb: 0 }} />
        </Box>
      )}
      <Steps status={status} fulfilment={order.fulfilment} />
      <PromiseTime order={order}>
        {order.promisedAtMs !== null && isBeingMade(status) && <Box sx={PROMISE_ROOM} />}
      </PromiseTime>
      {isUndecided(status) && <Waiting order={order} />}
      <Box component="details" sx={{ gridColumn: '1 / -1' }}>
        <Box component="summary" sx={SUMMARY_STYLE}>
          {words.whatWasOrdered()}
          <Box component="b" sx={SUM_STYLE}>
            {formatMoney(order.priceMinor, order.currency)}
          </Box>
        </Box>
        {!isFirst && (
          <>
            <OrderLines lines={order.lines.map(readLineOf)} currency={order.currency} />
            <OrderSums {...readSumsOf(order)} />
          </>
        )}
      </Box>
    </>
  );
}

/** Until when the house answers; where that is not known, or not yet, in the same line what the order waits for. */
function Waiting({ order }: { readonly order: Order }): React.JSX.Element {
  const clock = useHouseClock();
  const handover = useHandover();
  const standing = standingWordsOf(handover(order), clock, serverNowMs());
  const isReturned = order.returnedAtMs !== null;
  return (
    <Typography variant="body2" sx={ANSWER_STYLE}>
      {isReturned && (
        <Box component="span" sx={{ display: 'block', color: 'warning.main' }}>
          {standing}
        </Box>
      )}
      <AnswerTime order={order}>{isReturned ? null : standing}</AnswerTime>
    </Typography>
  );
}

const CARDS_STYLE = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

const LINES_STYLE = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 420px), 1fr))',
  gap: 1,
  m: 0,
  mt: 1,
  p: 0,
  listStyle: 'none',
} as const;

/** Token, food and state over the times; a long name is cut off. On a phone the food has a line of its own. */
const LINE_STYLE = {
  display: 'grid',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr) auto', sm: 'auto minmax(0, 1fr) auto auto' },
  gridTemplateAreas: {
    xs: '"token . status" "name name ways" "times times times"',
    sm: '"token name status ways" "times times times ways"',
  },
  columnGap: 1.25,
  rowGap: 0.5,
  alignItems: 'center',
  px: 2,
  py: 1,
  typography: 'body2',
} as const;
const LINE_NAME_STYLE = {
  gridArea: 'name',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: 'text.secondary',
} as const;
/** A name of two lines is no higher than the buttons beside it. */
const LINE_LINK_STYLE = { gridArea: 'name', minWidth: 0 } as const;
const LINE_WAYS_STYLE = { gridArea: 'ways', display: 'flex', justifySelf: 'end' } as const;
/** Its line is there before its words. */
const TIMES_STYLE = { gridArea: 'times', minHeight: '1lh', fontVariantNumeric: 'tabular-nums' } as const;

const CARD_STYLE = {
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  columnGap: 1.5,
  rowGap: 1.5,
  alignItems: 'center',
  alignContent: 'start', // as high as the card beside it, and no looser
  p: 2,
} as const;

/** As high with a name of one line, so that what is below stands in line with the card beside it. */
const HEAD_STYLE = { minWidth: 0, minHeight: { sm: 66 }, alignContent: 'center' } as const;

/** A long name takes two lines. */
const NAME_STYLE = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontWeight: 700,
  lineHeight: 1.25,
} as const;

const PICTURE_STYLE = { width: 56, height: 56, borderRadius: RADII.field, overflow: 'hidden' } as const;

/** A line over the time, before they come: what is below stays where it is. */
const PROMISE_ROOM = { gridColumn: '1 / -1', minHeight: 61 } as const;

/** Its line is there before its words. */
const ANSWER_STYLE = {
  gridColumn: '1 / -1',
  minHeight: '1lh',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
} as const;

/** The token, and beside it what can be done: all tokens of a line stand side by side, with or without. */
const TOKEN_STYLE = {
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: 1,
  minHeight: 44,
} as const;
const WAYS_STYLE = { display: 'flex', alignItems: 'center', gap: 0.5, marginInlineStart: 'auto' } as const;

/** Of a name with its phone over an address, which are read later. */
const CONTACT_ROOM = { gridColumn: '1 / -1', minHeight: '3em' } as const;

/** Its sign is that of the other closed parts. */
const SUMMARY_STYLE = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  cursor: 'pointer',
  fontWeight: 700,
  '&::before': { content: '"+"', width: 20, color: 'text.secondary' },
  '[open] > &::before': { content: '"−"' },
} as const;
const SUM_STYLE = { marginInlineStart: 'auto', typography: 'lead', fontWeight: 700 } as const;
