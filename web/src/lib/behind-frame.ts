import { startTransition, useEffect, useState } from 'react';

/** Runs it behind the next frame: what that shows is in sight by then. A page that nobody sees has none. @returns takes it back */
export function behindFrame(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (document.hidden) {
    timer = setTimeout(run);
    return () => {
      clearTimeout(timer);
    };
  }
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
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
