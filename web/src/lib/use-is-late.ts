import { useEffect, useState } from 'react';

/** After this long without an answer the page says so. */
export const LATE_MS = 10_000;

/** Whether something has been pending for longer than that without a break. */
export function useIsLate(isWaiting: boolean, afterMs = LATE_MS): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => {
      setIsLate(true);
    }, afterMs);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isWaiting, afterMs]);
  return isWaiting && isLate;
}
