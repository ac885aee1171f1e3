/** Work exceeded its time limit. */
export class TooLate extends Error {}

/**
 * Settles as `work` does, but no later than `timeoutMs`: some libraries return promises that never settle. @throws
 * TooLate
 */
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
