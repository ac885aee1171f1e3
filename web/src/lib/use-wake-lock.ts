import { useEffect } from 'react';

/**
 * Keeps the screen of a page that rings on, where the browser supports it. The browser releases the lock when the page is
 * hidden, so it is requested again afterwards.
 * @param isWanted whether the page needs it now
 */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (isOver) await lock.release();
      } catch {
        // A low battery or a policy refused the lock: the page works without it.
      }
    };
    const request = (): void => void ask();
    request();
    document.addEventListener('visibilitychange', request);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', request);
      void lock?.release();
    };
  }, [isWanted]);
}
