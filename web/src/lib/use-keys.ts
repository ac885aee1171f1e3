import { useEffect, useRef } from 'react';
import { singleKeys } from './single-keys.ts';

/** What each key does, by `KeyboardEvent.key`. A handler that returns false leaves the key to the browser. */
export type Keys = Readonly<Record<string, (event: KeyboardEvent) => boolean | void>>;

/**
 * Keys of a page: while nobody types, without modifiers, and while no dialog is open. Keys that write something do nothing
 * when they are switched off (WCAG 2.1.4), nor while they are held down.
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
