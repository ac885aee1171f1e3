/**
 * Runs again and again while the page is visible, and at once when it becomes visible or the server answers again.
 * @returns ends it
 */
export function whileVisible(run: () => void, everyMs: number): () => void {
  const over = new AbortController();
  const runIfSeen = (): void => {
    if (document.hidden) return;
    clearInterval(timer); // the next pause begins here
    timer = setInterval(runIfSeen, everyMs);
    run();
  };
  let timer = setInterval(runIfSeen, everyMs);
  document.addEventListener('visibilitychange', runIfSeen, over);
  addEventListener('online', runIfSeen, over);
  return () => {
    clearInterval(timer);
    over.abort();
  };
}
