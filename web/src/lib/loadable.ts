/** Why something could not be loaded or done, as screens tell it apart. */
export type FailureReason = 'offline' | 'unavailable' | 'no-permission' | 'signed-out' | 'not-found' | 'broken';

/** What a screen shows: every state is handled, and a fake is one object. */
export type Loadable<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reason: FailureReason }
  | { readonly status: 'ready'; readonly value: T };

export const LOADING = { status: 'loading' } as const;
