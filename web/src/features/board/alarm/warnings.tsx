// No stories: asks the database; shows alarm-bar.tsx.
import {
  COLLECTIONS,
  isUndecided,
  isUnheard,
  orderFromDocument,
  type ListeningHouse,
  type OrderAlert,
} from '@foodhouse/domain';
import { useCallback, useEffect, useState } from 'react';
import toast from 'react-hot-toast';
import { useLocation } from 'react-router-dom';
import { callAsUser } from '../../../data/call-as-user.ts';
import { failureSentence } from '../../../lib/failure-sentence.ts';
import { useIsLate } from '../../../lib/use-is-late.ts';
import { useNow } from '../../../lib/use-now.ts';
import { paths } from '../../../paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { AlarmBar, AlarmBars, BAR_BUTTON, whyOf, useBlockedSound } from './alarm-bar.tsx';
import { OrderListAlarm } from './order-list-alarm.tsx';
import { UNSET_VOLUME, useVolumeOf } from './use-alarm.ts';
import type { Volume } from './volume.ts';
import { useDocument, useListeningHouse, useOpenAlerts, useScreens } from './use-screens.ts';
import { useHouseClock, type HouseClock } from '../../../lib/clock.ts';
import { isolated } from '../../../lib/isolated.ts';
import { useTellUnheard } from '../../orders/changes/unheard-orders.ts';
import * as common from '../../../ui/texts.ts';
import * as site from '../../../texts.ts';
import * as texts from './texts.ts';

const LOOK_EVERY_MS = 5000;

/** What admins must know on every page of the dashboard: nobody hears orders, or nobody heard one. */
export function Warnings(): React.JSX.Element {
  const house = useListeningHouse();
  const [volume, setVolume] = useVolumeOf('orders');
  const [isChosen, setIsChosen] = useState(false);
  const [isUnheard, setIsUnheard] = useState(false);
  const choose = (chosen: Volume): void => {
    setVolume(chosen);
    setIsChosen(chosen !== 'off');
  };
  return (
    <AlarmBars>
      {house && house.whenNobodyListens !== 'nothing' && (
        <ListeningHouse
          house={house}
          onUnheard={setIsUnheard}
          onSound={
            volume === 'off'
              ? () => {
                  choose(UNSET_VOLUME);
                }
              : null
          }
        />
      )}
      <OrderListAlarm volume={[volume, choose]} isChosen={isChosen} isUnheard={isUnheard} />
    </AlarmBars>
  );
}

/** Of a house that wants to know who listens. */
function ListeningHouse({
  house,
  onUnheard,
  onSound,
}: {
  readonly house: ListeningHouse;
  /** Called with whether this says that nobody hears orders, and why. */
  readonly onUnheard: (isUnheard: boolean) => void;
  /** Turns the sound of new orders on here; null where it is on. */
  readonly onSound: (() => void) | null;
}): React.JSX.Element {
  const screens = useScreens('orders');
  const alerts = useOpenAlerts();
  const nowMs = useNow(LOOK_EVERY_MS);
  const { pathname } = useLocation();
  // A page that has lost its connection knows nothing of other screens, and one that just opened has yet to be heard.
  const isFresh = screens.status === 'ready' && screens.value.isFresh;
  const unheard = useIsLate(isFresh && isUnheard(house, screens.value.items, nowMs));
  const blocked = useBlockedSound();
  const turnOn = onSound ?? blocked?.onWake;
  useEffect(() => {
    onUnheard(unheard);
    return () => {
      onUnheard(false);
    };
  }, [unheard, onUnheard]);
  return (
    <>
      {unheard && (
        <AlarmBar
          action={
            <>
              {pathname !== paths.orderList && (
                <LinkButton {...BAR_BUTTON} to={paths.orderList}>
                  {site.orderList()}
                </LinkButton>
              )}
              {turnOn && (
                <Button {...BAR_BUTTON} onClick={turnOn}>
                  {texts.turnSoundOn()}
                </Button>
              )}
            </>
          }
        >
          {house.pause?.isByHouse ? texts.nobodyHearsSoPaused() : texts.nobodyHears()}
          {blocked && ` ${texts.silent({ why: whyOf(blocked) })}`}
        </AlarmBar>
      )}
      <Alerts alerts={alerts} />
    </>
  );
}

/** As many as a phone's bar says in three lines. */
const MOST_TOKENS = 5;

/** Orders that nobody could hear, until an admin says that they know, or an order was decided. */
function Alerts({ alerts }: { readonly alerts: readonly OrderAlert[] }): React.JSX.Element {
  const clock = useHouseClock();
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setIsBusy] = useState(false);
  const addDecided = useCallback((name: string) => {
    setDecided((before) => new Set(before).add(name));
  }, []);
  const shown = alerts.filter((alert) => !decided.has(nameOf(alert)));
  useTellUnheard(shown.map(({ orderId }) => orderId).join(' '));
  const acknowledge = async (): Promise<void> => {
    setIsBusy(true);
    const answers = await Promise.all(
      shown.map(({ orderId }) => callAsUser(`/alerts/${encodeURIComponent(orderId)}/acknowledge`, { method: 'POST' })),
    );
    setIsBusy(false);
    const failed = answers.find((answer) => !answer.ok);
    if (failed && !failed.ok) toast.error(failureSentence(failed.failure));
  };
  return (
    <>
      {shown.map((alert) => (
        <Waiting key={nameOf(alert)} orderId={alert.orderId} name={nameOf(alert)} onDecided={addDecided} />
      ))}
      {shown.length > 0 && (
        <AlarmBar
          action={
            <Button {...BAR_BUTTON} loading={isBusy} onClick={() => void acknowledge()}>
              {common.gotIt()}
            </Button>
          }
        >
          {alertText(shown, clock)}
        </AlarmBar>
      )}
    </>
  );
}

/** One that the kitchen has given back can go unheard again. */
function nameOf({ orderId, raisedAtMs }: OrderAlert): string {
  return `${orderId} ${raisedAtMs}`;
}

function alertText(alerts: readonly OrderAlert[], clock: HouseClock): string {
  const [alert] = alerts;
  if (!alert || alerts.length > 1) return texts.unheardOrders({ count: alerts.length, tokens: tokensOf(alerts) });
  const { token, foodName, placedAtMs } = alert;
  return texts.unheardOrder({ token, name: isolated(foodName), time: clock.words(placedAtMs) });
}

/** The tokens of the first, and how many there are more. */
function tokensOf(alerts: readonly OrderAlert[]): string {
  const said = alerts.slice(0, MOST_TOKENS);
  const tokens = said.map(({ token }) => token).join(', ');
  return said.length === alerts.length ? tokens : texts.tokensAndMore({ tokens, count: alerts.length - said.length });
}

/** Follows an order until it is decided: the tick finds that out later. */
function Waiting({
  orderId,
  name,
  onDecided,
}: {
  readonly orderId: string;
  readonly name: string;
  readonly onDecided: (name: string) => void;
}): null {
  const order = useDocument([COLLECTIONS.orders, orderId], orderFromDocument);
  const isDecided = order.status === 'ready' && !(order.value && isUndecided(order.value.status));
  useEffect(() => {
    if (isDecided) onDecided(name);
  }, [isDecided, name, onDecided]);
  return null;
}
