import type { MenuFood } from '@foodhouse/domain';
import { memo } from 'react';
import { lazyComponent } from '../../../first-paint/lazy-component.tsx';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { OptionalPart } from '../../../ui/optional-part.tsx';

const LazyChoiceList = lazyComponent(async () => (await import('./choice-list.tsx')).ChoiceList);

/** What can be chosen of a food, where something can. Fetched after the page, and not drawn again by a dialog over it. */
export const ChoicesBeside = memo(function ChoicesBeside({
  food,
}: {
  readonly food: MenuFood;
}): React.JSX.Element | null {
  if (!useIsHydrated() || food.leastExtraMinor === null) return null;
  return (
    <OptionalPart>
      <LazyChoiceList food={food} />
    </OptionalPart>
  );
});
