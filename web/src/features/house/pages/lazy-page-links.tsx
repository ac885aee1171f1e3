// No stories: fetches page-links.tsx.
import { lazyComponent } from '../../../first-paint/lazy-component.tsx';
import { useAtConfirm } from '../../../lib/at-confirm.ts';
import { OptionalPart } from '../../../ui/optional-part.tsx';

export const LazyPageLinks = lazyComponent(async () => (await import('./page-links.tsx')).PageLinks);

/** The way to the pages that the law asks for, at the end of a public page of a house that has written any. */
export function PageLinksBeside(): React.JSX.Element | null {
  const { writtenPages } = useAtConfirm();
  return writtenPages.length === 0 ? null : (
    <OptionalPart>
      <LazyPageLinks pages={writtenPages} />
    </OptionalPart>
  );
}
