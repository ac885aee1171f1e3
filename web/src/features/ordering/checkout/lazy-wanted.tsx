import { lazyComponent } from '../../../first-paint/lazy-component.tsx';
import { OptionalPart } from '../../../ui/optional-part.tsx';
import type { WantedBlockProps } from './wanted-block.tsx';

export const LazyWantedBlock = lazyComponent(async () => (await import('./wanted-block.tsx')).WantedBlock);

/** Fetched in a house that takes orders for later. */
export function WantedBlock(props: WantedBlockProps): React.JSX.Element {
  return (
    <OptionalPart>
      <LazyWantedBlock {...props} />
    </OptionalPart>
  );
}
