/** How long a sign-out waits for registered work. */
const WAIT_MS = 2000;

const works = new Set<() => Promise<unknown>>();

/**
 * Registers work that must reach the server before the session ends, such as a decision that was not sent yet.
 * @param work sends what is pending; its promise settles once the server has answered everything
 * @returns removes the work again
 */
export function beforeSignOut(work: () => Promise<unknown>): () => void {
  works.add(work);
  return () => {
    works.delete(work);
  };
}

/** Runs all registered work before a sign-out, in parallel, for at most two seconds. */
export async function finishBeforeSignOut(): Promise<void> {
  const { promise: isTooLate, resolve: giveUp } = Promise.withResolvers<void>();
  const timer = setTimeout(giveUp, WAIT_MS);
  await Promise.race([Promise.allSettled([...works].map((work) => work())), isTooLate]);
  clearTimeout(timer);
}
