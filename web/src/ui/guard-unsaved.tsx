// No stories: shows unsaved.tsx, after a try to leave.
import { lazyComponent } from '../first-paint/lazy-component.tsx';
import { OptionalPart } from './optional-part.tsx';

/** Exported for tests, which load it before. */
export const LazyGuard = lazyComponent(async () => (await import('./unsaved.tsx')).UnsavedGuard);

/** Asks before what is typed on a page is lost. It is fetched once something is typed; where that fails, nobody is asked. */
export function GuardUnsaved({ isDirty }: { readonly isDirty: boolean }): React.JSX.Element | null {
  if (!isDirty) return null;
  return (
    <OptionalPart>
      <LazyGuard />
    </OptionalPart>
  );
}
