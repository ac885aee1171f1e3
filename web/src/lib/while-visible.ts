/** A touch right after another one is no reason to run again. */
const TOUCH_MS = 2000;

/**
 * Runs again and again while the page is visible, and at once when it becomes visible or the server answers again.
 * @param touches events of the page at which it runs at once too, such as `pointerdown`
 * @returns ends it
 */
export function whileVisible(run: () => void, everyMs: number, touches: readonly string[] = []): () => void {
  const over = new AbortController();
  let ranAtMs = -Infinity;
  const runIfSeen = (): void => {
    if (document.hidden) return;
    clearInterval(timer); // the next pause begins here
    timer = setInterval(runIfSeen, everyMs);
    ranAtMs = performance.now();
    run();
  };
  const runAtTouch = (): void => {
    if (performance.now() - ranAtMs >= TOUCH_MS) runIfSeen();
  };
  let timer = setInterval(runIfSeen, everyMs);
  document.addEventListener('visibilitychange', runIfSeen, over);
  addEventListener('online', runIfSeen, over);
  for (const touch of touches) addEventListener(touch, runAtTouch, over);
  return () => {
    clearInterval(timer);
    over.abort();
  };
}
