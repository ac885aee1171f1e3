import { useEffect, useRef } from 'react';
import { singleKeys } from './single-keys.ts';

/** Handlers by `KeyboardEvent.key`. A handler that returns false leaves the key to the browser. */
export type Keys = Readonly<Record<string, (event: KeyboardEvent) => boolean | void>>;

/**
 * Keyboard shortcuts of a page. They work outside fields, without modifiers, and while no dialog is open. Printable
 * keys do nothing when single-key shortcuts are off (WCAG 2.1.4), nor on repeat.
 */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent): void => {
      const act = latest.current[event.key];
      if (!act || isTaken(event) || (event.key.length === 1 && (event.repeat || !singleKeys.areOn()))) return;
      if (act(event) !== false) event.preventDefault();
    };
    addEventListener('keydown', handle);
    return () => {
      removeEventListener('keydown', handle);
    };
  }, []);
}

function isTaken(event: KeyboardEvent): boolean {
  const isTyping =
    event.target instanceof Element &&
    event.target.closest('input, textarea, select, [contenteditable="true"]') !== null;
  const isModified = event.ctrlKey || event.metaKey || event.altKey;
  return event.defaultPrevented || isTyping || isModified || document.querySelector('[role="dialog"]') !== null;
}
