import { useEffect, useState } from 'react';

/** Longer than the pause between two typed letters. */
const PAUSE_MS = 250;

/** Debounces a value, so that no request is sent for each typed letter. */
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
