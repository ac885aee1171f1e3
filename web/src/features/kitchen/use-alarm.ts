import type { Order } from '@foodhouse/domain';
import { useEffect, useRef, useState } from 'react';

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
  readonly acknowledge: () => void;
}

/** Rings for every new order until somebody acknowledges it. What is there when the board is opened is not new. */
export function useAlarm(orders: readonly Order[]): Alarm {
  const [isOn, setIsOn] = useState(() => readChoice());
  const [seen, setSeen] = useState<ReadonlySet<string> | null>(null);
  const [isBlocked, setIsBlocked] = useState(false);
  const sound = useRef<AudioContext | null>(null);
  if (seen === null) setSeen(idsOf(orders));
  const unseen = orders.filter(({ id }) => seen?.has(id) === false).length;
  const isRinging = isOn && unseen > 0;

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
    toggle: () => {
      wake();
      setIsOn(!isOn);
      keepChoice(!isOn);
    },
    acknowledge: () => {
      wake();
      setSeen(idsOf(orders));
    },
  };
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

function readChoice(): boolean {
  try {
    return localStorage.getItem(STORED_UNDER) !== 'off';
  } catch {
    return true; // storage switched off: a kitchen would rather hear too much
  }
}

function keepChoice(isOn: boolean): void {
  try {
    localStorage.setItem(STORED_UNDER, isOn ? 'on' : 'off');
  } catch {
    // As above.
  }
}
