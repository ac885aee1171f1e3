import type { Order } from '@foodhouse/domain';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { linesAgain } from './order-again.ts';

/** Leads to the basket with what an order had, which can be changed before it is ordered. The basket takes it over. */
export function OrderAgainButton({ order }: { readonly order: Order }): React.JSX.Element {
  return (
    <LinkButton
      to={paths.inventory}
      state={{ basket: true, again: linesAgain(order) }}
      variant="outlined"
      aria-label={`Try again: ${order.foodName}, token ${order.token}`}
    >
      Try again
    </LinkButton>
  );
}
