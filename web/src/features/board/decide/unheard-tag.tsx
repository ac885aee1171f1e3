// No stories: a chip, of what the warnings know.
import type { Order } from '@foodhouse/domain';
import { Chip } from '../../../ui/chip.tsx';
import { useIsUnheard } from '../../orders/changes/unheard-orders.ts';
import * as texts from './texts.ts';

/** At the row of an order that nobody could hear. */
export function UnheardTag({ order }: { readonly order: Order }): React.JSX.Element | null {
  return useIsUnheard(order.id) ? <Chip color="error" label={texts.unheard()} /> : null;
}

/** For the rows of a table, none of which is rendered again for another function. */
export function unheardTagOf(order: Order): React.JSX.Element {
  return <UnheardTag order={order} />;
}
