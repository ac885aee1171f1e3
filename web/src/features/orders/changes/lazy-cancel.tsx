import { isUndecided, type Order } from '@foodhouse/domain';
import type { ReactNode } from 'react';
import { lazyComponent } from '../../../first-paint/lazy-component.tsx';
import { Button } from '../../../ui/button.tsx';
import { OptionalPart } from '../../../ui/optional-part.tsx';
import { BESIDE } from './cancel-style.ts';
import * as texts from './texts.ts';

const LazyCancelButton = lazyComponent(async () => (await import('./cancel-button.tsx')).CancelButton);

/** Takes an order of one's own back while the house has not answered; nothing for any other. */
export function CancelButton(props: { readonly order: Order; readonly isAfterPay?: boolean }): ReactNode {
  return (
    isUndecided(props.order.status) && (
      <OptionalPart place={<CancelRoom />}>
        <LazyCancelButton {...props} />
      </OptionalPart>
    )
  );
}

/** What is below stays where it is when the button comes. */
function CancelRoom(): React.JSX.Element {
  return (
    <Button disabled aria-hidden sx={{ ...BESIDE, visibility: 'hidden' }}>
      {texts.cancel()}
    </Button>
  );
}
