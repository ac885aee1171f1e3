import { lazyComponent } from '../../../first-paint/lazy-component.tsx';
import { OptionalPart } from '../../../ui/optional-part.tsx';

const LazyGuestButton = lazyComponent(async () => (await import('./guest-button.tsx')).GuestButton);

/** Fetched for somebody who wants to order and has not signed in. */
export function GuestButton(): React.JSX.Element {
  return (
    <OptionalPart>
      <LazyGuestButton />
    </OptionalPart>
  );
}
