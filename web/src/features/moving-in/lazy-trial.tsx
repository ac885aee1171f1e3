import { lazyComponent } from '../../first-paint/lazy-component.tsx';

/** The trial, fetched once there is a menu: who imports waits for nothing of it. */
export const LazyTrial = lazyComponent(async () => (await import('./trial.tsx')).Trial);
