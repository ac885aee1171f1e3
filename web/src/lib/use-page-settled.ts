import { useEffect, useState } from 'react';

const SETTLED_MS = 2000;

/** False until a page had time for what it shows first: what is fetched ahead of a press would delay that. */
export function usePageSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsSettled(true);
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return isSettled;
}
