import { useEffect, useState } from 'react';
import { learnServerTime, serverNowMs } from './server-clock.ts';

/** The current time by the server's clock, in epoch milliseconds, updated every `everyMs`. */
export function useNow(everyMs: number): number {
  const [nowMs, setNowMs] = useState(serverNowMs);
  useEffect(() => {
    const look = async (): Promise<void> => {
      setNowMs(serverNowMs());
      await learnServerTime();
      setNowMs(serverNowMs());
    };
    void look();
    const timer = setInterval(() => void look(), everyMs);
    return () => {
      clearInterval(timer);
    };
  }, [everyMs]);
  return nowMs;
}
