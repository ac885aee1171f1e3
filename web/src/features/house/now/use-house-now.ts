import { useEffect, useState } from 'react';
import { useDeferredLive } from '../../../data/use-deferred-live.ts';
import { useIsPageLive } from '../../../data/live-wanted.ts';
import { learnHouseNews } from '../../../lib/house-changes.ts';
import { whileVisible } from '../../../lib/while-visible.ts';
import { askHouseNow } from './ask-house-now.ts';
import { AS_USUAL, newsOf, type HouseNews } from './house-news.ts';

/** How often a page that is looked at asks: with what memory and CDN keep, it hears within fifteen seconds (decision 046). */
const ASK_EVERY_MS = 8000;
const TOUCHES = ['pointerdown', 'keydown'];

/**
 * What the house says: as usual while nobody knows. A page that is live follows the settings; one that is looked at asks, and
 * asks at once when it is touched.
 */
export function useHouseNow(): HouseNews {
  const isLive = useIsPageLive();
  const live = useDeferredLive(isLive ? loadLive : null);
  const isHeard = live?.status === 'ready';
  const [asked, setAsked] = useState(AS_USUAL);
  useEffect(() => {
    if (isHeard) return undefined;
    let [sent, taken] = [0, 0];
    const ask = async (): Promise<void> => {
      const number = (sent += 1);
      const answer = await askHouseNow();
      if (!answer.ok || number < taken) return; // the last answer stands; or a later one came before
      taken = number;
      learnHouseNews(newsOf(answer.value, AS_USUAL));
      setAsked((known) => newsOf(answer.value, known));
    };
    void ask();
    const stop = whileVisible(() => void ask(), ASK_EVERY_MS, TOUCHES);
    return () => {
      taken = Infinity;
      stop();
    };
  }, [isHeard]);
  return isHeard ? live.value : asked;
}

const loadLive = async () => (await import('./live-house-now.ts')).openHouseNow();
