/** Too many others kept changing the same documents. */
export class ContentionError extends Error {
  constructor(cause: unknown) {
    super('gave up after repeated collisions', { cause });
    this.name = 'ContentionError';
  }
}
