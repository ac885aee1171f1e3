import { useEffect } from 'react';

// A page has one request for what the house says of itself. Small: it is in the first files of a page.

let askers = 0;

/** For a part of a page that asks the house: its footer need not. */
export function useIsAsking(): void {
  useEffect(() => {
    askers += 1;
    return () => {
      askers -= 1;
    };
  }, []);
}

/** Whether a part of this page asks the house, or is about to. */
export function isAsking(): boolean {
  return askers > 0;
}
