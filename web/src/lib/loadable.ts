/** Why a request failed, as screens tell it apart. */
export type FailureReason = 'offline' | 'unavailable' | 'no-permission' | 'signed-out' | 'not-found' | 'broken';

/** The state of a request. Screens handle every state. */
export type Loadable<T> =
  | { readonly status: 'loading' }
  /** `retry` sends the request again, where that makes sense. */
  | { readonly status: 'failed'; readonly reason: FailureReason; readonly retry?: () => void }
  | { readonly status: 'ready'; readonly value: T };

export const LOADING = { status: 'loading' } as const;
