import { useEffect } from 'react';

/**
 * Keeps the board's screen on, where the browser supports it. The browser releases the lock when the page is hidden, so
 * it is requested again afterwards.
 */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (!isWanted) await lock.release();
      } catch {
        // A low battery or a policy refused the lock: the board works without it.
      }
    };
    const request = (): void => void ask();
    request();
    document.addEventListener('visibilitychange', request);
    return () => {
      isWanted = false;
      document.removeEventListener('visibilitychange', request);
      void lock?.release();
    };
  }, []);
}
