import { lazyComponent } from '../../first-paint/lazy-component.tsx';

/** The table to type into, fetched once somebody wants to: who brings a file waits for nothing of it. */
export const LazyTypedMenu = lazyComponent(async () => (await import('./typed-menu.tsx')).TypedMenu);
