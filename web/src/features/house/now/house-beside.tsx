// No stories: fetches house-lines.tsx.
import { lazyComponent } from '../../../first-paint/lazy-component.tsx';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { OptionalPart } from '../../../ui/optional-part.tsx';

export const LazyHouseLines = lazyComponent(async () => (await import('./house-lines.tsx')).HouseLines);

/** Who the house is, at the end of a public page. Fetched after the page, whose HTML does not know it. */
export function HouseBeside(): React.JSX.Element | null {
  return useIsHydrated() ? (
    <OptionalPart>
      <LazyHouseLines />
    </OptionalPart>
  ) : null;
}
