// No stories: fetches closed-at-table.tsx.
import { lazyComponent } from '../../../first-paint/lazy-component.tsx';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { useIsAsking } from '../../house/now/asking.ts';
import { OptionalPart } from '../../../ui/optional-part.tsx';

const ClosedAtTable = lazyComponent(async () => (await import('./closed-at-table.tsx')).ClosedAtTable);

/** Says over a page of the menu that the house takes no orders, and at which table the guest sits. Fetched after the page. */
export function ClosedOver(props: Parameters<typeof ClosedAtTable>[0]): React.JSX.Element | null {
  useIsAsking();
  return useIsHydrated() ? (
    <OptionalPart>
      <ClosedAtTable {...props} />
    </OptionalPart>
  ) : null;
}
