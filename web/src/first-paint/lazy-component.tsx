import { use, type ComponentType } from 'react';
import { loadChunk } from '../lib/load-chunk.ts';

/** A component that is fetched when it is first shown. Needs a Suspense boundary above it. */
export interface LazyComponent<P> {
  (props: P): React.JSX.Element;
  /** Fetches it ahead; afterwards it renders at once. @throws ChunkFailure where the file is not to be had */
  readonly load: () => Promise<void>;
}

/** React looks again at once before it believes a failure; who tries again later is a person. */
const FORGET_MS = 500;

/**
 * A component from a module of its own. Unlike React's lazy it renders without waiting once it is there, so that a page
 * rendered at build is taken over as it stands; and what failed is fetched anew by the next look.
 */
export function lazyComponent<P extends object>(fetchComponent: () => Promise<ComponentType<P>>): LazyComponent<P> {
  let pending: Promise<ComponentType<P>> | null = null;
  let isShown = false;
  const fetchOnce = (): Promise<ComponentType<P>> => (pending ??= follow());
  const follow = (): Promise<ComponentType<P>> => {
    const promise = loadChunk(fetchComponent, () => isShown);
    promise.then(
      // What React itself notes at a promise that it has waited for: now it need not wait at all.
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      () => {
        if (isShown) setTimeout(forget, FORGET_MS);
        else forget();
      },
    );
    return promise;
  };
  const fetchToShow = (): Promise<ComponentType<P>> => {
    isShown = true;
    return fetchOnce();
  };
  const forget = (): void => {
    pending = null;
  };
  function Lazy(props: P): React.JSX.Element {
    const Component = use(fetchToShow());
    // oxlint-disable-next-line react/static-components -- made once by its module; only its arrival is awaited here
    return <Component {...props} />;
  }
  return Object.assign(Lazy, {
    load: async () => {
      await fetchOnce();
    },
  });
}
