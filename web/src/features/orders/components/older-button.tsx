import type { Order } from '@foodhouse/domain';
import { Button } from '../../../components/button.tsx';
import type { LivePages } from '../../../firebase/use-live-pages.ts';
import type { Loadable } from '../../../lib/loadable.ts';

/** Asks for the next page of a list of orders, while there is one. */
export function OlderButton({ orders }: { readonly orders: Loadable<LivePages<Order>> }): React.JSX.Element | null {
  if (orders.status !== 'ready' || orders.value.older === 'none') return null;
  const isComing = orders.value.older === 'coming';
  return (
    <Button variant="outlined" sx={{ mt: 2, mr: 1.5 }} aria-busy={isComing} onClick={orders.value.showOlder}>
      {isComing ? 'Fetching older orders' : 'Show older orders'}
    </Button>
  );
}
