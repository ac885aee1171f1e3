/** A sign-out waits no longer than this for what is on its way. */
const WAIT_MS = 2000;

const works = new Set<() => Promise<unknown>>();

/**
 * Registers work that must reach the server while the session still stands, such as a decision that was not sent yet.
 * @param work sends what waits; its promise settles once all of it is answered
 * @returns takes the work away again
 */
export function beforeSignOut(work: () => Promise<unknown>): () => void {
  works.add(work);
  return () => {
    works.delete(work);
  };
}

/** Does the registered work before a sign-out: all of it at once, for at most two seconds. */
export async function finishBeforeSignOut(): Promise<void> {
  const { promise: isTooLate, resolve: giveUp } = Promise.withResolvers<void>();
  const timer = setTimeout(giveUp, WAIT_MS);
  await Promise.race([Promise.allSettled([...works].map((work) => work())), isTooLate]);
  clearTimeout(timer);
}
