import { useEffect, useState } from 'react';

/** Rows that a slow phone puts up without keeping its user waiting: the first ones cost the most. */
const FIRST = 2;
const STEP = 3;

/**
 * A long list is put up a few rows at a time, from its top; between two steps the browser answers whoever touches the page.
 * Once all of it stood there, changes come whole.
 */
export function useProgressiveRows<T>(rows: readonly T[]): readonly T[] {
  const [count, setCount] = useState(FIRST);
  const isWhole = count >= rows.length;
  useEffect(() => {
    if (count === Infinity) return undefined;
    const timer = setTimeout(() => {
      setCount(isWhole ? Infinity : count + STEP);
    });
    return () => {
      clearTimeout(timer);
    };
  }, [count, isWhole]);
  return isWhole ? rows : rows.slice(0, count);
}
