import { LOADING, type Loadable } from '../lib/loadable.ts';

type Tell<T> = (state: Loadable<T>) => void;

/** What is shown before the live answer, and what reports that one after it. */
export interface Beginning<T> {
  readonly first: Loadable<T>;
  readonly after: (tell: Tell<T>) => Tell<T>;
}

export function nothingFirst<T>(): Beginning<T> {
  return { first: LOADING, after: (tell) => tell };
}

/**
 * A live list that begins with a first one. Until the live list has answered, the first one stays; when that is late,
 * the first one is shown as what it is then: not live.
 */
export function beginWith<T extends { readonly isFresh: boolean }>(list: T): Beginning<T> {
  let isAnswered = false;
  return {
    first: { status: 'ready', value: list },
    after: (tell) => (state) => {
      isAnswered ||= state.status === 'ready' || (state.status === 'failed' && state.reason !== 'unavailable');
      if (isAnswered) tell(state);
      else if (state.status === 'failed') tell({ status: 'ready', value: { ...list, isFresh: false } });
    },
  };
}
