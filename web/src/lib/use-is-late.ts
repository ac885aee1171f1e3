import { useEffect, useState } from 'react';

/** Who has waited this long for an answer of the server is told so. */
export const LATE_MS = 10_000;

/** Whether something has been waited for without a break for so long that the page says so. */
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
