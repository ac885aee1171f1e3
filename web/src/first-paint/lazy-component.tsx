import { use, type ComponentType } from 'react';
import { loadChunk } from '../lib/load-chunk.ts';

/** A component that is fetched on its first render. It needs a Suspense boundary above it. */
export interface LazyComponent<P> {
  (props: P): React.JSX.Element;
  /**
   * Preloads the component; afterwards it renders synchronously. @throws ChunkFailure when the file cannot be fetched
   */
  readonly load: () => Promise<void>;
}

/** React retries a rejected promise once synchronously; wait before allowing a real retry. */
const FORGET_MS = 500;

/**
 * A component from a module of its own. Unlike React's `lazy` it renders synchronously once it is loaded, so that a
 * prerendered page hydrates unchanged. After a failure, the next render fetches it again.
 */
export function lazyComponent<P extends object>(fetchComponent: () => Promise<ComponentType<P>>): LazyComponent<P> {
  let pending: Promise<ComponentType<P>> | null = null;
  let isShown = false;
  const fetchOnce = (): Promise<ComponentType<P>> => (pending ??= follow());
  const follow = (): Promise<ComponentType<P>> => {
    const promise = loadChunk(fetchComponent, () => isShown);
    promise.then(
      // React sets these fields on a promise that it has unwrapped: `use` then returns synchronously.
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
