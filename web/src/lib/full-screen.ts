import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { keepStored, readStored } from './stored.ts';
import { useKeys } from './use-keys.ts';

const listeners = new Set<() => void>();
let isTaken = false;

function take(isIt: boolean): void {
  isTaken = isIt;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether the page in view takes the whole window: then its layout shows no bars. */
export function useIsFullScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isTaken,
    () => false,
  );
}

export interface FullScreen {
  readonly isOn: boolean;
  readonly set: (isOn: boolean) => void;
}

/**
 * A page's choice to take the whole window, and the whole screen where the browser allows it. Escape ends it. The window
 * is given back when the page closes; the choice stays.
 * @param key under which this browser keeps the choice
 * @returns the same object until the choice changes
 */
export function useFullScreen(key: string): FullScreen {
  const [isOn, setIsOn] = useState(() => readStored(key) === 'on');
  const screen = useMemo(() => {
    const set = (on: boolean): void => {
      setIsOn(on);
      keepStored(key, on ? 'on' : 'off');
      void (on ? enterScreen() : leaveScreen());
    };
    return { isOn, set };
  }, [key, isOn]);
  useLayoutEffect(() => {
    take(isOn);
    return () => {
      take(false);
    };
  }, [isOn]);
  useEffect(() => {
    // The browser handles Escape itself while it shows one page alone.
    const look = (): void => {
      if (document.fullscreenElement) return;
      setIsOn(false);
      keepStored(key, 'off');
    };
    document.addEventListener('fullscreenchange', look);
    return () => {
      document.removeEventListener('fullscreenchange', look);
      void leaveScreen();
    };
  }, [key]);
  useKeys({
    Escape: () => {
      if (!isOn) return false;
      return screen.set(false);
    },
  });
  return screen;
}

/** Browsers refuse this without a press, in frames, and on some phones: then the page takes the window alone. */
async function enterScreen(): Promise<void> {
  try {
    await document.documentElement.requestFullscreen();
  } catch {
    // Refused, or unknown to this browser.
  }
}

async function leaveScreen(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
  } catch {
    // The browser has left it meanwhile.
  }
}
