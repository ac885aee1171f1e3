import { useEffect, useState } from 'react';

/** Longer than between two letters of somebody who types. */
const PAUSE_MS = 250;

/** A value once it has not changed for a moment, so that nothing is asked for each letter that somebody types. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [value]);
  return settled;
}
