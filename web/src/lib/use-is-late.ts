import { useEffect, useState } from 'react';

/** After this long without an answer the page says so. */
export const LATE_MS = 10_000;

/** Whether something has been pending for longer than that without a break. */
export function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => {
      setIsLate(true);
    }, LATE_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isWaiting]);
  return isWaiting && isLate;
}
