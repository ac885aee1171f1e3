import type { Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { askHouse } from '../../../data/house-currency.ts';
import { useRequest } from '../../../data/use-request.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { linesAgain } from './order-again.ts';

/** For an order that nobody answered: the way to order it again, and the house's phone where it says one. */
export function OrderAgainButton({ order }: { readonly order: Order }): React.JSX.Element {
  const house = useRequest(askHouse);
  const phone = house.status === 'ready' ? (house.value.about?.phone ?? '') : '';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <AgainButton order={order} />
      {phone !== '' && (
        <Box component="a" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} sx={PHONE}>
          Call {phone}
        </Box>
      )}
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
      aria-label={`Try again: ${order.foodName}, token ${order.token}`}
    >
      Try again
    </LinkButton>
  );
}

const PHONE = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  px: 1,
  color: 'primary.main',
  fontWeight: 700,
} as const;
