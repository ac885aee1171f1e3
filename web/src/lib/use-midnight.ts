import { useEffect, useState } from 'react';

/** A timer may sleep with its machine: the day is looked at this often at least. */
const LOOK_MS = 60_000;

/** The midnight with which the current day began, where the page is read. Another day begins by itself. */
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
