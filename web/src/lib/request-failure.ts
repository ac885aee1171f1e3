import type { FailureReason } from './loadable.ts';

/** A request that brought nothing, for those who know failures as thrown errors. */
export class RequestFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason) {
    super(reason);
    this.name = 'RequestFailure';
    this.reason = reason;
  }
}

export function reasonOfFailure(error: unknown): FailureReason {
  return error instanceof RequestFailure ? error.reason : 'broken';
}
