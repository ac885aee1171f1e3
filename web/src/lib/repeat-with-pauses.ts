const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Runs `work` now and again after 1 s, 2 s, 4 s … 60 s until it is stopped. It rests while the page is hidden.
 * @param waitsFirst whether the first pause comes before the first run
 * @returns stops
 */
export function repeatWithPauses(work: () => Promise<unknown>, { waitsFirst = false } = {}): () => void {
  let pauseMs = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasEnded = false;
  let isBusy = false;
  const run = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (hasEnded || isBusy || document.hidden) return;
    isBusy = true;
    void work()
      .catch(() => undefined)
      .then(() => {
        isBusy = false;
        if (!hasEnded) pause();
      });
  };
  const pause = (): void => {
    timer = setTimeout(run, pauseMs);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  };
  const resume = (): void => {
    if (timer === undefined) run(); // a pending pause continues
  };
  document.addEventListener('visibilitychange', resume);
  if (waitsFirst) pause();
  else run();
  return () => {
    hasEnded = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', resume);
  };
}
