import type { Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { CallHouse } from '../details/call-house.tsx';
import { linesAgain } from './order-again.ts';
import { isolated } from '../../../lib/isolated.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** For an order that was not taken: the way to order it again, and the house's phone where it says one. */
export function OrderAgainButton({ order }: { readonly order: Order }): React.JSX.Element {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <AgainButton order={order} />
      <CallHouse />
    </Box>
  );
}

/** Leads to the basket with what an order had, which can be changed before it is ordered. The basket takes it over. */
function AgainButton({ order }: { readonly order: Order }): React.JSX.Element {
  return (
    <LinkButton
      to={paths.inventory}
      state={{ basket: true, again: linesAgain(order) }}
      variant="outlined"
      aria-label={texts.tryAgainWith({ name: isolated(order.foodName), token: order.token })}
    >
      {common.tryAgain()}
    </LinkButton>
  );
}
