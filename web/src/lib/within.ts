/** What took longer than it may. */
export class TooLate extends Error {}

/** Settles as `work` does, but no later than `timeoutMs`: libraries make promises that may never settle. @throws TooLate */
export function within<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new TooLate());
    }, timeoutMs);
    void work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}
