import { useEffect, useRef } from 'react';

export interface KitchenKeys {
  /** 1 to 9: the ticket that stands there. */
  readonly onNumber: (place: number) => void;
  readonly onUndo: () => void;
  readonly onAcknowledge: () => void;
}

/** Keys for the main actions of the board, while nobody types and no dialog is open. */
export function useKitchenKeys(keys: KitchenKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, [role="dialog"]');
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      if (/^[1-9]$/.test(event.key)) latest.current.onNumber(Number(event.key));
      else if (event.key === 'u') latest.current.onUndo();
      else if (event.key === 'a') latest.current.onAcknowledge();
    };
    addEventListener('keydown', handle);
    return () => {
      removeEventListener('keydown', handle);
    };
  }, []);
}
