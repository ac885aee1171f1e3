import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and does what the last render says: for parts that are drawn again only when they are others. */
export function useLatestCallback<Parameters extends readonly unknown[]>(
  callback: (...parameters: Parameters) => void,
): (...parameters: Parameters) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...parameters) => {
    latest.current(...parameters);
  }, []);
}
