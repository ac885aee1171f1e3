import { startTransition, useEffect, useState } from 'react';

/** After this it runs without a frame: a page that nobody sees has none. */
const LONGEST_MS = 1000;

/** Runs it behind the next frame: what that shows is in sight by then. @returns takes it back */
export function behindFrame(run: () => void): () => void {
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    run();
  }, LONGEST_MS);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Whether to draw what nobody sees in the first frame.
 * @param isAwaited whether it waits for that frame; only of the first render
 * @returns beside it, draws it at once
 */
export function useBehindFrame(isAwaited: boolean): readonly [isDrawn: boolean, draw: () => void] {
  const [isDrawn, setDrawn] = useState(!isAwaited);
  useEffect(() => {
    if (isDrawn) return undefined;
    return behindFrame(() => {
      startTransition(() => {
        setDrawn(true);
      });
    });
  }, [isDrawn]);
  return [
    isDrawn,
    () => {
      setDrawn(true);
    },
  ];
}
