import { lazyComponent } from '../../first-paint/lazy-component.tsx';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { Beside } from '../../ui/beside.tsx';

const load = () => import('./closed-notice.tsx');
const ClosedNotice = lazyComponent(async () => (await load()).ClosedNotice);
export const LazyServedFrom = lazyComponent(async () => (await load()).ServedFrom);

/** Says over a page of the menu that the house takes no orders. Fetched after the page. */
export function ClosedOver(props: Parameters<typeof ClosedNotice>[0]): React.JSX.Element | null {
  return useIsHydrated() ? (
    <Beside>
      <ClosedNotice {...props} />
    </Beside>
  ) : null;
}

/** Says at a food from when on it is served, while it is not. Fetched after the page. */
export function ServedFromBeside(props: Parameters<typeof LazyServedFrom>[0]): React.JSX.Element | null {
  return useIsHydrated() ? (
    <Beside>
      <LazyServedFrom {...props} />
    </Beside>
  ) : null;
}
