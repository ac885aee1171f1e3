import { useEffect } from 'react';

/** Keeps the screen of the board on, where the browser can. It lets go when the page is hidden, and is asked again after. */
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
        // A battery that is low, or a policy: the board works without it.
      }
    };
    const askAgain = (): void => void ask();
    askAgain();
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      isWanted = false;
      document.removeEventListener('visibilitychange', askAgain);
      void lock?.release();
    };
  }, []);
}
