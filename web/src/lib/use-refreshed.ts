import { useEffect, useRef, useState } from 'react';

/** Delay between a change and its request, so that a busy page first renders the change. */
const LEAD_MS = 300;

/**
 * Keeps a value current that must be requested, such as a count. The first request is sent at once, the one after a
 * change a moment later; further changes are throttled, so that constant change neither starves the answer nor floods
 * the server.
 * @param name identifies the request; another name begins anew
 * @param revision changes whenever the value may have changed; null while no value is needed
 * @returns null until the value is known, and again when it is unknown: an old value is not shown
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

/** @param run sends the request and returns a function that stores its answer */
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
