import type { Order } from '@foodhouse/domain';
import { useEffect, useRef, useState } from 'react';
import type { Live } from '../../../data/firebase/live.ts';
import type { LivePages } from '../../../data/use-live-pages.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { keepStored, readStored } from '../../../lib/stored.ts';
import { useIsLate } from '../../../lib/use-is-late.ts';

/** Open tickets that come without being asked for: what the kitchen does not see, it does not cook. */
export const MOST_UNASKED = 200;

const STORED_UNDER = 'kitchen-sound';
/** Between two rings while nobody has acknowledged. */
const RING_EVERY_MS = 4000;
const TONES_HZ = [880, 1175] as const;
const TONE_SECONDS = 0.18;

export interface Alarm {
  readonly isOn: boolean;
  readonly toggle: () => void;
  /** The browser lets no page sound that nobody has touched. */
  readonly isBlocked: boolean;
  /** Orders that came and that nobody has acknowledged. */
  readonly unseen: number;
  /** No order has been heard for a while, since the connection is gone, and nobody has acknowledged that. */
  readonly isDeaf: boolean;
  readonly acknowledge: () => void;
}

/**
 * Rings for every new order until somebody acknowledges it, and for a connection that has been gone for ten seconds until it
 * is back or somebody acknowledges that. What is there when the board is opened is not new. What left and comes back is.
 * A list of which only the first pages have come tells neither what was there nor what left.
 * @param list the open orders. @param isOwn whether somebody here made the order leave, and may take that back
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

/** Who may not see the orders is told so by the page. */
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

/** Where storage is switched off it rings: a kitchen would rather hear too much. */
function readChoice(): boolean {
  return readStored(STORED_UNDER) !== 'off';
}

function keepChoice(isOn: boolean): void {
  keepStored(STORED_UNDER, isOn ? 'on' : 'off');
}
