import type { Order } from '@foodhouse/domain';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyComponent } from '../../components/lazy-component.tsx';
import { useSearchReport, useTypedSearch } from '../../components/table-search.tsx';
import type { Live } from '../../firebase/live.ts';
import { LOADING, type Loadable } from '../../lib/loadable.ts';
import { hintOf, type OrderScope } from './order-questions.ts';

const OrderSearch = lazyComponent(async () => (await import('./components/order-search.tsx')).OrderSearch);

/**
 * The search of the drawer's box for a page of orders: the server finds them by their whole token, for admins also by the
 * beginning of the email.
 * @returns what is found, or null while nothing is typed; and what the page has to show somewhere for it
 */
export function useOrderSearch(scope: OrderScope): {
  readonly found: Loadable<Live<Order>> | null;
  readonly search: ReactNode;
} {
  const typed = useTypedSearch();
  const [found, setFound] = useState<Loadable<Live<Order>>>(LOADING);
  const isSearching = typed !== '';
  useSearchReport(isSearching ? null : hintOf(scope), 'Searching …');
  return {
    found: isSearching ? found : null,
    search: isSearching && (
      <Suspense fallback={null}>
        <OrderSearch typed={typed} scope={scope} onFound={setFound} />
      </Suspense>
    ),
  };
}
