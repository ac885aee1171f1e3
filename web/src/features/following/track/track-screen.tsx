import {
  DEFAULT_CURRENCY,
  formatMoney,
  fromDecimal,
  isBeingMade,
  isOpen,
  isSold,
  isUndecided,
  TRACK_KEY_HEADER,
  type TrackDto,
} from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useCallback, useState, type ReactNode } from 'react';
import { isolated } from '../../../lib/isolated.ts';
import { callApi } from '../../../data/client.ts';
import { useRepeatedRequest } from '../../../data/use-repeated-request.ts';
import { lazyComponent } from '../../../first-paint/lazy-component.tsx';
import { OptionalPart } from '../../../ui/optional-part.tsx';
import { serverNowMs } from '../../../lib/server-clock.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { paths } from '../../../paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { NoticeBlock } from '../../../ui/notice-block.tsx';
import { Surface } from '../../../ui/surface.tsx';
import { useHeadingFocus } from '../../../ui/use-heading-focus.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import { CallHouse } from '../../orders/details/call-house.tsx';
import { CancelLink } from './cancel-link.tsx';
import { HouseTimeNote } from '../../orders/details/house-time.tsx';
import { OrderLines } from '../../orders/details/order-lines.tsx';
import { OrderSums, readSumsOfDto } from '../../orders/details/order-sums.tsx';
import { PickupAddress } from '../../orders/details/pickup-address.tsx';
import { PromiseCard } from '../../orders/timing/promise-card.tsx';
import type { Promised } from '../../orders/timing/promise-words.ts';
import { standingWords } from '../../orders/timeline/event-words.ts';
import { servedAs, useHandover } from '../../orders/details/served.tsx';
import { Steps } from '../../orders/details/steps.tsx';
import { Token } from '../../orders/details/token.tsx';
import { useHouseFace } from '../../../lib/house-face.ts';
import { useHouseClock, type HouseClock } from '../../../lib/clock.ts';
import * as common from '../../../ui/texts.ts';
import * as words from '../../orders/details/texts.ts';
import * as texts from './texts.ts';

/** As often as somebody who waits looks. */
const REPEAT_MS = 10_000;

/** Of few orders. */
const WayOn = lazyComponent(async () => (await import('./way-on.tsx')).WayOn);

/** An order for whoever has its link: what was ordered, its token and how far it is, asked again while it is looked at. */
export function TrackScreen({ id, trackKey }: { readonly id: string; readonly trackKey: string }): React.JSX.Element {
  const request = useCallback(
    () => callApi<TrackDto>(`/track/${encodeURIComponent(id)}`, { headers: { [TRACK_KEY_HEADER]: trackKey } }),
    [id, trackKey],
  );
  const house = useHouseFace();
  const answer = useRepeatedRequest(request, undefined, false, REPEAT_MS);
  // An answer may be on its way that was given before.
  const [cancelled, setCancelled] = useState<TrackDto | null>(null);
  const latest = answer.status === 'ready' ? answer.value.value : null;
  const changed = latest && isUndecided(latest.status) ? cancelled : null;
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 3, sm: 5 }, minHeight: '60vh' }}>
      <title>{texts.title({ name: isolated(house.name) })}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      {answer.status === 'loading' && (
        <Typography role="status" color="textSecondary">
          {texts.looking()}
        </Typography>
      )}
      {answer.status === 'failed' &&
        (answer.reason === 'not-found' ? (
          <NoticeBlock
            picture="/img/site/bag.webp"
            title={texts.noSuchOrder()}
            headingLevel="h1"
            action={
              <LinkButton to={paths.inventory} variant="contained">
                {common.seeAllFoods()}
              </LinkButton>
            }
          >
            {texts.checkTheLink()}
          </NoticeBlock>
        ) : (
          <NoticeBlock
            picture="/img/site/bag.webp"
            title={texts.notLoaded()}
            headingLevel="h1"
            role="alert"
            action={
              <Button variant="contained" onClick={() => answer.retry?.()}>
                {common.tryAgain()}
              </Button>
            }
          >
            {texts.isSafe()}
          </NoticeBlock>
        ))}
      {answer.status === 'ready' && (
        <TrackedOrder
          order={changed ?? answer.value.value}
          isFresh={answer.value.isFresh}
          wayOn={
            <OptionalPart>
              <WayOn order={changed ?? answer.value.value} id={id} trackKey={trackKey} />
            </OptionalPart>
          }
          calendar={<AddToCalendar id={id} order={changed ?? answer.value.value} />}
          cancel={<CancelLink id={id} trackKey={trackKey} onCancelled={setCancelled} />}
        />
      )}
    </Container>
  );
}

function TrackedOrder({
  order,
  isFresh,
  calendar,
  cancel,
  wayOn,
}: {
  readonly order: TrackDto;
  readonly isFresh: boolean;
  /** Puts it into a calendar. */
  readonly calendar: ReactNode;
  /** Takes it back. */
  readonly cancel: ReactNode;
  /** What can be done once it is over. */
  readonly wayOn: ReactNode;
}): React.JSX.Element {
  const heading = useHeadingFocus();
  const isOnline = useOnline();
  const clock = useHouseClock();
  const house = useHouseFace();
  const { token, status, placedAt, answerBy, reason, lines, total, currency = DEFAULT_CURRENCY } = order;
  const { served, service, wantedAt } = order;
  const fulfilment = service === undefined ? null : { kind: service };
  const handover = servedAs(useHandover()({ fulfilment }));
  const promise = isBeingMade(status) && order.promised ? promiseOf(order.promised) : null;
  return (
    <>
      <Typography ref={heading} tabIndex={-1} component="h1" variant="h2" sx={{ mb: 2, outline: 'none' }}>
        {texts.yourOrder()}
      </Typography>
      <Typography variant="lead" component="p" sx={{ mt: -1.5, mb: 2 }}>
        {house.name}
      </Typography>
      {!(isOnline && isFresh) && (
        <Typography role="status" sx={{ mb: 2, fontWeight: 600, color: 'warning.main' }}>
          {isOnline ? texts.notAsked() : texts.offline()}
        </Typography>
      )}
      <Surface radius="card" sx={CARD}>
        <Box sx={HEAD}>
          <Token isLarge>{token}</Token>
          <Typography variant="body2" color="textSecondary">
            {texts.orderedAt({ time: clock.words(Date.parse(placedAt)) })}
          </Typography>
        </Box>
        <Typography variant="lead" role="status" sx={{ fontWeight: 700 }}>
          {statusOf(order, handover, clock)}
        </Typography>
        {isSold(status) && <Steps status={status} fulfilment={fulfilment} />}
        {promise && <PromiseCard order={promise} atMs={promise.promisedAtMs} nowMs={serverNowMs()} />}
        {(served !== undefined || wantedAt !== undefined) && (
          <Typography sx={{ fontWeight: 600 }}>
            {[served, wantedAt && texts.forTime({ time: clock.words(Date.parse(wantedAt)) })]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        )}
        {order.isFetched && isSold(status) && <PickupAddress />}
        {answerBy !== null && (
          <Typography color="textSecondary">{texts.answersBy({ time: clock.words(Date.parse(answerBy)) })}</Typography>
        )}
        {reason !== null && reason !== '' && <Typography dir="auto">“{reason}”</Typography>}
        <HouseTimeNote />
        <Box sx={LINES}>
          <OrderLines
            currency={currency}
            lines={lines.map(({ choices, total: sum, ...line }) => ({
              ...line,
              chosen: choices,
              note: null,
              totalMinor: fromDecimal(sum, currency),
            }))}
          />
        </Box>
        <OrderSums {...readSumsOfDto(order)} />
        <Box sx={HEAD}>
          <strong>{common.total()}</strong>
          <strong>{formatMoney(fromDecimal(total, currency), currency)}</strong>
        </Box>
        {isOpen(status) && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {words.howToPay()}
          </Typography>
        )}
      </Surface>
      {isUndecided(status) && <Box sx={{ mt: 1 }}>{cancel}</Box>}
      {!isOpen(status) && wayOn}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2, mb: 1.5 }}>
        {texts.keepLink()}
      </Typography>
      <Box sx={ACTIONS}>
        {calendar}
        <CopyLink />
        <CallHouse />
      </Box>
    </>
  );
}

function statusOf(
  { status, code, isReturned, wantedAt, beginsAt }: TrackDto,
  service: string,
  clock: HouseClock,
): string {
  const [wantedAtMs = null, beginsAtMs = null] = [wantedAt, beginsAt].map((at) => (at ? Date.parse(at) : null));
  const isBack = isReturned === true;
  return standingWords({ status, code, isReturned: isBack, wantedAtMs, beginsAtMs, service }, clock, serverNowMs());
}

/** Of this page. Where the browser forbids it, the address is in its bar. */
function CopyLink(): React.JSX.Element {
  const [said, setSaid] = useState(texts.copyLink());
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.href);
      setSaid(texts.copied());
    } catch {
      setSaid(texts.copyByHand());
    }
  };
  return (
    <Button variant="outlined" onClick={() => void copy()}>
      <span aria-live="polite">{said}</span>
    </Button>
  );
}

function promiseOf({
  at,
  first,
  why,
  isAtGuest,
}: NonNullable<TrackDto['promised']>): Promised & { readonly promisedAtMs: number } {
  return {
    promisedAtMs: Date.parse(at),
    firstPromisedAtMs: Date.parse(first),
    delayReason: why,
    fulfilment: isAtGuest ? { kind: 'delivery' } : null,
  };
}

const ACTIONS = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 } as const;

const CARD = { display: 'grid', gap: 1.5, p: { xs: 2, sm: 3 } } as const;

const HEAD = { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 } as const;

const LINES = { py: 1.5, borderTop: 1, borderBottom: 1, borderColor: 'divider' } as const;
