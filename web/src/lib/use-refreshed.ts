import { useEffect, useRef, useState } from 'react';

/**
 * Follows something that is only known when it is asked for, such as a count. A change is asked about at once; changes
 * in a row are asked about one after the other with a pause between, so that constant change neither starves the answer
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
  let pause: ReturnType<typeof setTimeout> | undefined;
  const ask = async (): Promise<void> => {
    isBusy = true;
    isStale = false;
    const take = await run();
    if (isOver) return;
    take();
    pause = setTimeout(() => {
      isBusy = false;
      if (isStale) void ask();
    }, pauseMs);
  };
  return {
    refresh: () => {
      if (isBusy) isStale = true;
      else void ask();
    },
    stop: () => {
      isOver = true;
      clearTimeout(pause);
    },
  };
}
