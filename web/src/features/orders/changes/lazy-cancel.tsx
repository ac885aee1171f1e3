import { isUndecided, type Order } from '@foodhouse/domain';
import type { ReactNode } from 'react';
import { lazyComponent } from '../../../first-paint/lazy-component.tsx';
import { OptionalPart } from '../../../ui/optional-part.tsx';

const LazyCancelButton = lazyComponent(async () => (await import('./cancel-button.tsx')).CancelButton);

/** Takes an order of one's own back while the house has not answered; nothing for any other. */
export function CancelButton(props: { readonly order: Order; readonly isAlone?: boolean }): ReactNode {
  return (
    isUndecided(props.order.status) && (
      <OptionalPart>
        <LazyCancelButton {...props} />
      </OptionalPart>
    )
  );
}
