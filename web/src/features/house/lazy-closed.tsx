import { lazyComponent } from '../../first-paint/lazy-component.tsx';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { Beside } from '../../ui/beside.tsx';

const ClosedNotice = lazyComponent(async () => (await import('./closed-notice.tsx')).ClosedNotice);

/** Says over a page of the menu that the house takes no orders. Fetched after the page. */
export function ClosedOver(props: Parameters<typeof ClosedNotice>[0]): React.JSX.Element | null {
  return useIsHydrated() ? (
    <Beside>
      <ClosedNotice {...props} />
    </Beside>
  ) : null;
}
