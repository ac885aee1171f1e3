import { lazyComponent } from '../../../first-paint/lazy-component.tsx';
import { OptionalPart } from '../../../ui/optional-part.tsx';

const LazyMyVouchers = lazyComponent(async () => (await import('./vouchers.ts')).MyVouchers);

/** A customer's vouchers, fetched beside the page. */
export function MyVouchers(props: Parameters<typeof LazyMyVouchers>[0]): React.JSX.Element {
  return (
    <OptionalPart>
      <LazyMyVouchers {...props} />
    </OptionalPart>
  );
}
