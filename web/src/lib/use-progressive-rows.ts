import { startTransition, useDeferredValue, useEffect, useState } from 'react';

/** Rows per step that a slow phone renders without a noticeable pause: the first rows cost the most. */
const FIRST = 2;
const STEP = 3;

/**
 * Renders a long list a few rows at a time, from its top, so that the browser can handle input between steps. After the
 * first complete render, changes are rendered whole. Steps and changes are transitions, which yield to input as well: a
 * live answer in place of the first list has new objects for all rows.
 */
export function useProgressiveRows<T>(rows: readonly T[]): readonly T[] {
  const [count, setCount] = useState(FIRST);
  const settled = useDeferredValue(rows);
  const isWhole = count >= settled.length;
  useEffect(() => {
    if (count === Infinity) return undefined;
    const timer = setTimeout(() => {
      startTransition(() => {
        setCount(isWhole ? Infinity : count + STEP);
      });
    });
    return () => {
      clearTimeout(timer);
    };
  }, [count, isWhole]);
  return isWhole ? settled : settled.slice(0, count);
}
