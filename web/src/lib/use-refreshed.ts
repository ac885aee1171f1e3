import { useEffect, useRef, useState } from 'react';

/** What changed is on the screen before anything is asked about it: at a busy moment both would wait for each other. */
const LEAD_MS = 300;

/**
 * Follows something that is only known when it is asked for, such as a count. The first answer is asked for at once, one
 * about a change a moment later; changes in a row are asked about one after the other with a pause between, so that constant change neither starves the answer
 * nor floods the server.
 * @param name what is asked for; another name begins anew
 * @param revision changes whenever there is something new to ask about; null while nothing need be known
 * @returns null until it is known, and again when it is no longer: an old answer is not shown
 */
export function useRefreshed<T>(
  name: string,
  revision: string | null,
  pauseMs: number,
  load: () => Promise<T>,
): T | null {
  const [answer, setAnswer] = useState<{ readonly name: string; readonly value: T } | null>(null);
  const refresher = useRef<Refresher | null>(null);
  useEffect(() => {
    const own = startRefresher(pauseMs, async () => {
      const value = await load().catch(() => null);
      return () => {
        setAnswer(value === null ? null : { name, value });
      };
    });
    refresher.current = own;
    return own.stop;
    // oxlint-disable-next-line react/exhaustive-deps -- `name` stands for everything that `load` closes over
  }, [name, pauseMs]);
  useEffect(() => {
    if (revision !== null) refresher.current?.refresh();
  }, [name, revision]);
  return revision !== null && answer?.name === name ? answer.value : null;
}

interface Refresher {
  readonly refresh: () => void;
  readonly stop: () => void;
}

/** @param run asks once, and returns what takes the answer */
function startRefresher(pauseMs: number, run: () => Promise<() => void>): Refresher {
  let isBusy = false;
  let isStale = false;
  let isOver = false;
  let leadMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async (): Promise<void> => {
    isStale = false;
    const take = await run();
    if (isOver) return;
    take();
    timer = setTimeout(() => {
      if (isStale) void ask();
      else isBusy = false;
    }, pauseMs);
  };
  return {
    refresh: () => {
      isStale = true;
      if (isBusy) return;
      isBusy = true;
      timer = setTimeout(() => void ask(), leadMs);
      leadMs = LEAD_MS;
    },
    stop: () => {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
