import type { Order, ScreenPage } from '@foodhouse/domain';
import { useEffect, useState } from 'react';
import type { Live } from '../../../data/firebase/live.ts';
import type { LivePages } from '../../../data/use-live-pages.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { useIsLate } from '../../../lib/use-is-late.ts';
import { useSound } from './use-sound.ts';
import { useVolume, type Volume } from './volume.ts';

/** The number of open tickets that load without a press: the kitchen must not miss an order. */
export const MOST_UNASKED = 200;

export interface Alarm {
  readonly volume: Volume;
  readonly setVolume: (volume: Volume) => void;
  /** Whether it could ring now. */
  readonly soundOk: boolean;
  /** Whether that is known yet. */
  readonly isKnown: boolean;
  /** Browsers block sound until the first press on a page. */
  readonly isBlocked: boolean;
  /** It is blocked because this browser cannot play it. */
  readonly isBroken: boolean;
  readonly wake: () => void;
  /** Number of new orders that nobody has acknowledged. */
  readonly unseen: number;
  readonly unseenIds: readonly string[];
  /** How many of them are not new, but came back from the kitchen. */
  readonly returned: number;
  /** Whether the connection has been lost for a while and nobody has acknowledged that. */
  readonly isDeaf: boolean;
  readonly acknowledge: () => void;
  /** When the newest order of this page came; null without any. */
  readonly newestMs: number | null;
  /** The orders that came until then were acknowledged here. */
  readonly acknowledgedMs: number | null;
}

/** What the house and its other screens say. */
export interface Others {
  /** Whether the house wants to know if this screen could ring. */
  readonly isWatched: boolean;
  /** Orders that came until then were acknowledged on another screen. */
  readonly acknowledgedMs: number | null;
}

/** What a page knows of its orders, for the next page of the same person: what rings goes on there. */
export interface AlarmMemory {
  seen: ReadonlySet<string> | null;
  acknowledgedMs: number | null;
}

export const NO_OTHERS: Others = { isWatched: false, acknowledgedMs: null };

/** While nobody has chosen: a house would rather hear too much. */
export const UNSET_VOLUME: Volume = 'medium';

/** Of each page: where this browser keeps its volume, and the volume while nobody has chosen. */
const VOLUME_OF = {
  kitchen: ['kitchen-sound', UNSET_VOLUME],
  orders: ['order-list-sound', UNSET_VOLUME],
} as const satisfies Record<ScreenPage, readonly [string, Volume]>;

/** The volume that this browser's person has chosen for a page. */
export function useVolumeOf(page: ScreenPage): ReturnType<typeof useVolume> {
  const [key, unset] = VOLUME_OF[page];
  return useVolume(key, unset);
}

/**
 * Rings for every new order until somebody acknowledges it, here or on another screen. A connection that has been lost
 * for ten seconds rings until it is back or acknowledged. Orders that are open when the page opens are not new; an order
 * that left and comes back is. While older pages are missing, the list does not show which orders are new or have left.
 * @param list the open orders
 * @param isOwn whether this page moved the order on and may still undo that
 * @param memory what the page before this one knew; left out: a page begins anew
 */
export function useAlarm(
  list: Loadable<LivePages<Order>>,
  isOwn: (orderId: string) => boolean,
  [volume, setVolume]: ReturnType<typeof useVolume>,
  { isWatched, acknowledgedMs: elsewhereMs }: Others = NO_OTHERS,
  memory: AlarmMemory | null = null,
): Alarm {
  const [seen, setSeen] = useState(memory?.seen ?? null);
  const [acknowledgedMs, setAcknowledgedMs] = useState(memory?.acknowledgedMs ?? null);
  useEffect(() => {
    if (memory) Object.assign(memory, { seen, acknowledgedMs });
  }, [memory, seen, acknowledgedMs]);
  const orders = list.status === 'ready' ? list.value.items : null;
  const isWhole = list.status === 'ready' && list.value.older === 'none';
  if (seen === null && orders && (isWhole || orders.length >= MOST_UNASKED)) setSeen(idsOf(orders));
  if (seen && isWhole && list.value.isFresh) {
    const there = idsOf(list.value.items);
    const stays = [...seen].filter((id) => there.has(id) || isOwn(id));
    if (stays.length < seen.size) setSeen(new Set(stays));
  }
  const isNew = ({ id, updatedAtMs }: Order): boolean =>
    seen?.has(id) === false && updatedAtMs > (elsewhereMs ?? -Infinity);
  const unseenOrders = orders?.filter(isNew) ?? [];
  const unseen = unseenOrders.length;
  const newestMs = orders && orders.length > 0 ? Math.max(...orders.map(({ updatedAtMs }) => updatedAtMs)) : null;
  const isLost = useIsLate(hearsNothing(list));
  const [isLossKnown, setIsLossKnown] = useState(false);
  if (isLossKnown && !isLost) setIsLossKnown(false);
  const isDeaf = isLost && !isLossKnown;
  const sound = useSound(volume, unseen > 0 || isDeaf, isWatched);

  return {
    volume,
    setVolume: (chosen) => {
      setVolume(chosen);
      sound.wake(chosen);
    },
    soundOk: sound.isOk,
    isKnown: sound.isKnown,
    isBlocked: sound.isBlocked,
    isBroken: sound.isBroken,
    wake: () => {
      sound.wake();
    },
    unseen,
    unseenIds: unseenOrders.map(({ id }) => id),
    returned: unseenOrders.filter(({ returnedAtMs }) => returnedAtMs !== null).length,
    isDeaf,
    acknowledge: () => {
      if (volume !== 'off') sound.wake();
      if (seen && orders) setSeen(new Set([...seen, ...idsOf(orders)]));
      if (newestMs !== null) setAcknowledgedMs(newestMs);
      setIsLossKnown(isLost);
    },
    newestMs,
    acknowledgedMs,
  };
}

/** Without permission the alarm is silent: the page explains. */
function hearsNothing(list: Loadable<Live<Order>>): boolean {
  if (list.status === 'failed') return list.reason !== 'no-permission' && list.reason !== 'signed-out';
  return list.status === 'loading' || !list.value.isFresh;
}

function idsOf(orders: readonly Order[]): ReadonlySet<string> {
  return new Set(orders.map(({ id }) => id));
}
