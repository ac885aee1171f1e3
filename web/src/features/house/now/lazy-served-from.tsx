import { lazyComponent } from '../../../first-paint/lazy-component.tsx';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { OptionalPart } from '../../../ui/optional-part.tsx';

export const LazyServedFrom = lazyComponent(async () => (await import('./served-from.tsx')).ServedFrom);

/** Says at a food from when on it is served, while it is not. Fetched after the page. */
export function ServedFromBeside(props: Parameters<typeof LazyServedFrom>[0]): React.JSX.Element | null {
  return useIsHydrated() ? (
    <OptionalPart>
      <LazyServedFrom {...props} />
    </OptionalPart>
  ) : null;
}
