import { isSold, type Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { CallHouse } from '../details/call-house.tsx';
import { linesAgain } from './order-again.ts';
import { isolated } from '../../../lib/isolated.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** The way to order it again; for one that was not taken with the house's phone, where it says one. */
export function OrderAgainButton({ order }: { readonly order: Order }): React.JSX.Element {
  if (isSold(order.status)) return <AgainButton order={order} />;
  return (
    <Box sx={WITH_PHONE}>
      <AgainButton order={order} />
      <CallHouse />
    </Box>
  );
}

/** Leads to the basket with what an order had, which can be changed before it is ordered. The basket takes it over. */
function AgainButton({ order }: { readonly order: Order }): React.JSX.Element {
  const { foodName, token, status } = order;
  const [label, labelWith] = isSold(status)
    ? [common.orderAgain(), texts.orderAgainWith]
    : [common.tryAgain(), texts.tryAgainWith];
  return (
    <LinkButton
      to={paths.inventory}
      state={{ basket: true, again: linesAgain(order) }}
      variant="outlined"
      sx={{ whiteSpace: 'nowrap' }}
      aria-label={labelWith({ name: isolated(foodName), token })}
    >
      {label}
    </LinkButton>
  );
}

/** In a table of columns, which are as narrow as they can be, in one line. */
const WITH_PHONE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  whiteSpace: 'nowrap',
  'td > &': { '@media (min-width: 1280px)': { flexWrap: 'nowrap' } },
} as const;
