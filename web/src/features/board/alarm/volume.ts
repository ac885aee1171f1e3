import { useEffect, useState } from 'react';
import { keepStored, readStored } from '../../../lib/stored.ts';

/** How loud a page rings: each person's own choice, kept by this browser. */
export const VOLUMES = ['off', 'low', 'medium', 'loud'] as const;
export type Volume = (typeof VOLUMES)[number];

/** The gain of a ring. */
export const GAINS: Readonly<Record<Volume, number>> = { off: 0, low: 0.1, medium: 0.4, loud: 1 };

/**
 * @param key under which this browser keeps the choice
 * @param unset while nobody has chosen
 */
export function useVolume(key: string, unset: Volume): readonly [Volume, (volume: Volume) => void] {
  const [volume, setVolume] = useState(() => readVolume(key, unset));
  useEffect(() => {
    const hear: Listener = (chosenKey, chosen) => {
      if (chosenKey === key) setVolume(chosen);
    };
    listeners.add(hear);
    return () => {
      listeners.delete(hear);
    };
  }, [key]);
  return [
    volume,
    (chosen) => {
      setVolume(chosen);
      keepStored(key, chosen);
      for (const tell of listeners) tell(key, chosen);
    },
  ];
}

type Listener = (key: string, chosen: Volume) => void;
/** What else shows it on this page, where the browser stores nothing too. */
const listeners = new Set<Listener>();

/** Earlier builds kept 'on', which is no choice of a volume, and 'off'. */
function readVolume(key: string, unset: Volume): Volume {
  const stored = readStored(key);
  return VOLUMES.find((volume) => volume === stored) ?? unset;
}
