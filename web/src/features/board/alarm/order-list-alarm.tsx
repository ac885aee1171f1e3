// No stories: asks the database; shows alarm-bar.tsx and sound-choice.
import { COLLECTIONS, isUndecided, orderFromDocument, statusesThat, type Order } from '@foodhouse/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Live } from '../../../data/firebase/live.ts';
import type { LivePages } from '../../../data/use-live-pages.ts';
import { useLiveQuery } from '../../../data/use-live.ts';
import { useSignedInUser } from '../../../data/use-signed-in-user.ts';
import { useHeldNews, useWhenShown } from '../../../lib/held-news.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { useWakeLock } from '../../../lib/use-wake-lock.ts';
import { paths } from '../../../paths.ts';
import { InBarTools } from '../../../ui/bar-tools.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { AlarmBar, BAR_BUTTON, BlockedSound } from './alarm-bar.tsx';
import { ListeningScreen } from './listening-screen.tsx';
import { SoundChoice } from './sound-choice.tsx';
import { NO_OTHERS, useAlarm, type Alarm, type AlarmMemory, type useVolumeOf } from './use-alarm.ts';
import * as common from '../../../ui/texts.ts';
import * as site from '../../../texts.ts';
import * as texts from './texts.ts';

/** More orders than wait in a house that answers them. */
const MOST_WAITING = 100;
const SILENT = { soundOk: false, isKnown: true, newestMs: null, acknowledgedMs: null };
/** The decision takes an order out of the list, and an undone one was never sent. */
const NEVER = (): boolean => false;

interface OrderListAlarmProps {
  readonly volume: ReturnType<typeof useVolumeOf>;
  /** Somebody has just turned the sound on: they hear it. */
  readonly isChosen: boolean;
  /** Another bar says that nobody hears orders, and why. */
  readonly isUnheard: boolean;
}

/**
 * Rings for pending orders on every page of an admin, as loud as this person wants, unless they switched it off. The Order
 * List keeps the screen on meanwhile.
 */
export function OrderListAlarm({
  volume: [volume, setVolume],
  isChosen,
  isUnheard,
}: OrderListAlarmProps): React.JSX.Element | null {
  const { uid } = useSignedInUser();
  const { pathname } = useLocation();
  const isOff = volume === 'off';
  useEffect(() => {
    if (isOff) memories.delete(uid); // what comes meanwhile is not new to whoever turns it on again
  }, [isOff, uid]);
  if (!isOff)
    return <Ringing key={uid} uid={uid} volume={[volume, setVolume]} isChosen={isChosen} isUnheard={isUnheard} />;
  if (pathname !== paths.orderList) return null;
  return (
    <>
      <InBarTools>
        <SoundChoice volume={volume} onVolume={setVolume} />
      </InBarTools>
      <ListeningScreen page="orders" alarm={SILENT} onOthers={ignore} />
    </>
  );
}

/** By person: pages come and go, and what rings goes on. */
const memories = new Map<string, AlarmMemory>();

function memoryOf(uid: string): AlarmMemory {
  const memory = memories.get(uid) ?? { seen: null, acknowledgedMs: null };
  memories.set(uid, memory);
  return memory;
}

function Ringing({
  uid,
  volume,
  isChosen,
  isUnheard,
}: OrderListAlarmProps & { readonly uid: string }): React.JSX.Element {
  const { pathname } = useLocation();
  useWakeLock(pathname === paths.orderList);
  const [others, setOthers] = useState(NO_OTHERS);
  const alarm = useAlarm(useWaitingOrders(), NEVER, volume, others, memoryOf(uid));
  const held = useHeldNews();
  const isSaid = alarm.unseen > 0 && alarm.unseenIds.every((id) => held.has(id));
  useWhenShown(() => {
    if (isSaid) alarm.acknowledge();
  });
  const isPlayed = useRef(!isChosen);
  useEffect(() => {
    if (!isPlayed.current) alarm.setVolume(alarm.volume);
    isPlayed.current = true;
  });
  return (
    <>
      <InBarTools>
        <SoundChoice
          volume={alarm.volume}
          onVolume={alarm.setVolume}
          {...(pathname === paths.kitchen && { label: texts.soundOfNewOrders() })}
        />
      </InBarTools>
      {alarm.isBlocked && (
        <BlockedSound isBroken={alarm.isBroken} isSaid={isUnheard || alarm.isDeaf} onWake={alarm.wake} />
      )}
      {((alarm.unseen > 0 && !isSaid) || alarm.isDeaf) && (
        <AlarmBar
          isNews={!alarm.isDeaf}
          action={
            <>
              {pathname !== paths.orderList && (
                <LinkButton {...BAR_BUTTON} to={paths.orderList}>
                  {site.orderList()}
                </LinkButton>
              )}
              <Button {...BAR_BUTTON} onClick={alarm.acknowledge}>
                {common.gotIt()}
              </Button>
            </>
          }
        >
          {newsOf(alarm)}
        </AlarmBar>
      )}
      <ListeningScreen page="orders" alarm={alarm} onOthers={setOthers} />
    </>
  );
}

function newsOf({ isDeaf, unseen, returned }: Alarm): string {
  if (isDeaf) return texts.hearsNoOrders();
  const added = unseen - returned;
  if (returned === 0) return texts.newOrdersWait({ count: added });
  return added === 0 ? texts.ordersCameBack({ count: returned }) : texts.ordersCameBackAndNew({ returned, added });
}

/** Pending orders, the newest first, as a list without pages. */
function useWaitingOrders(): Loadable<LivePages<Order>> {
  const live: Loadable<Live<Order>> = useLiveQuery(
    'waiting orders',
    ({ collection, firebaseFirestore, limit, orderBy, query, where }) =>
      query(
        collection(firebaseFirestore(), COLLECTIONS.orders),
        where('status', 'in', statusesThat(isUndecided)),
        orderBy('createdAt', 'desc'),
        limit(MOST_WAITING),
      ),
    orderFromDocument,
  );
  return useMemo(
    () =>
      live.status === 'ready'
        ? { status: 'ready', value: { ...live.value, older: 'none' as const, showOlder: ignore } }
        : live,
    [live],
  );
}

function ignore(): void {
  // It rings for nothing, and has no further page.
}
