/** Why something could not be loaded or done, as screens tell it apart. */
export type FailureReason = 'offline' | 'unavailable' | 'no-permission' | 'signed-out' | 'not-found' | 'broken';

/** What a screen shows: every state is handled, and a fake is one object. */
export type Loadable<T> =
  | { readonly status: 'loading' }
  /** `retry` asks anew, where that makes sense. */
  | { readonly status: 'failed'; readonly reason: FailureReason; readonly retry?: () => void }
  | { readonly status: 'ready'; readonly value: T };

export const LOADING = { status: 'loading' } as const;
