import { useEffect, useState } from 'react';

/** A timer may sleep with its machine: the date is checked at least this often. */
const LOOK_MS = 60_000;

/** The local midnight at which the current day began. It changes with the day. */
export function useMidnight(): number {
  const [sinceMs, setSinceMs] = useState(lastMidnight);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      const nextMs = new Date().setHours(24, 0, 0, 0);
      timer = setTimeout(
        () => {
          setSinceMs(lastMidnight());
          wait();
        },
        Math.min(LOOK_MS, nextMs - Date.now()),
      );
    };
    wait();
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return sinceMs;
}

function lastMidnight(): number {
  return new Date().setHours(0, 0, 0, 0);
}
