import type { Order } from '@foodhouse/domain';
import { useEffect, useRef, useState } from 'react';
import type { Live } from '../../../data/firebase/live.ts';
import type { LivePages } from '../../../data/use-live-pages.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { keepStored, readStored } from '../../../lib/stored.ts';
import { useIsLate } from '../../../lib/use-is-late.ts';

/** The number of open tickets that load without a press: the kitchen must not miss an order. */
export const MOST_UNASKED = 200;

const STORED_UNDER = 'kitchen-sound';
/** Pause between two rings. */
const RING_EVERY_MS = 4000;
const TONES_HZ = [880, 1175] as const;
const TONE_SECONDS = 0.18;

export interface Alarm {
  readonly isOn: boolean;
  readonly toggle: () => void;
  /** Browsers block sound until the first click on a page. */
  readonly isBlocked: boolean;
  /** Number of new orders that nobody has acknowledged. */
  readonly unseen: number;
  /** Whether the connection has been lost for a while and nobody has acknowledged that. */
  readonly isDeaf: boolean;
  readonly acknowledge: () => void;
}

/**
 * Rings for every new order until somebody acknowledges it. A connection that has been lost for ten seconds rings until
 * it is back or acknowledged. Orders that are open when the board opens are not new; an order that left and comes back
 * is. While older pages are missing, the list does not show which orders are new or have left.
 * @param list the open orders
 * @param isOwn whether this board delivered the order and may still undo that
 */
export function useAlarm(list: Loadable<LivePages<Order>>, isOwn: (orderId: string) => boolean): Alarm {
  const [isOn, setIsOn] = useState(() => readChoice());
  const [seen, setSeen] = useState<ReadonlySet<string> | null>(null);
  const [isBlocked, setIsBlocked] = useState(false);
  const sound = useRef<AudioContext | null>(null);
  const orders = list.status === 'ready' ? list.value.items : null;
  const isWhole = list.status === 'ready' && list.value.older === 'none';
  if (seen === null && orders && (isWhole || orders.length >= MOST_UNASKED)) setSeen(idsOf(orders));
  if (seen && isWhole && list.value.isFresh) {
    const there = idsOf(list.value.items);
    const stays = [...seen].filter((id) => there.has(id) || isOwn(id));
    if (stays.length < seen.size) setSeen(new Set(stays));
  }
  const unseen = orders?.filter(({ id }) => seen?.has(id) === false).length ?? 0;
  const isLost = useIsLate(hearsNothing(list));
  const [isLossKnown, setIsLossKnown] = useState(false);
  if (isLossKnown && !isLost) setIsLossKnown(false);
  const isDeaf = isLost && !isLossKnown;
  const isRinging = isOn && (unseen > 0 || isDeaf);

  useEffect(() => {
    if (!isRinging) return undefined;
    const ringOnce = (): void => {
      sound.current ??= new AudioContext();
      setIsBlocked(sound.current.state !== 'running');
      if (sound.current.state === 'running') ring(sound.current);
    };
    ringOnce();
    const timer = setInterval(ringOnce, RING_EVERY_MS);
    return () => {
      clearInterval(timer);
    };
  }, [isRinging]);

  useEffect(
    () => () => {
      void sound.current?.close();
    },
    [],
  );

  const wake = (): void => {
    sound.current ??= new AudioContext();
    void sound.current.resume().then(() => {
      setIsBlocked(false);
    });
  };
  return {
    isOn,
    isBlocked: isOn && isBlocked,
    unseen,
    isDeaf,
    toggle: () => {
      wake();
      setIsOn(!isOn);
      keepChoice(!isOn);
    },
    acknowledge: () => {
      wake();
      if (seen && orders) setSeen(new Set([...seen, ...idsOf(orders)]));
      setIsLossKnown(isLost);
    },
  };
}

/** Without permission the alarm is silent: the page explains. */
function hearsNothing(list: Loadable<Live<Order>>): boolean {
  if (list.status === 'failed') return list.reason !== 'no-permission' && list.reason !== 'signed-out';
  return list.status === 'loading' || !list.value.isFresh;
}

function ring(context: AudioContext): void {
  for (const [index, frequency] of TONES_HZ.entries()) {
    const tone = new OscillatorNode(context, { frequency, type: 'triangle' });
    const volume = new GainNode(context, { gain: 0.4 });
    const at = context.currentTime + index * TONE_SECONDS;
    volume.gain.exponentialRampToValueAtTime(0.001, at + TONE_SECONDS * 2);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + TONE_SECONDS * 2);
  }
}

function idsOf(orders: readonly Order[]): ReadonlySet<string> {
  return new Set(orders.map(({ id }) => id));
}

/** On by default and without storage: a kitchen would rather hear too much. */
function readChoice(): boolean {
  return readStored(STORED_UNDER) !== 'off';
}

function keepChoice(isOn: boolean): void {
  keepStored(STORED_UNDER, isOn ? 'on' : 'off');
}
