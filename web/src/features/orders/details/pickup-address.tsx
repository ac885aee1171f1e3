// No stories: a line of the receipt, of an order's details and of its link.
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useHouseFace } from '../../../lib/house-face.ts';
import { withParts } from '../../../ui/with-parts.tsx';
import { AddressLink } from '../../house/now/address-link.tsx';
import * as texts from './texts.ts';

/** Where an order is fetched, which leads to a map; nothing of a house that says no address. */
export function PickupAddress({ sx = {} }: { readonly sx?: SxProps<Theme> }): React.JSX.Element | null {
  const house = useHouseFace();
  if (house.address === '') return null;
  return (
    <Typography sx={[{ overflowWrap: 'anywhere' }, sx].flat()}>
      {withParts(texts.pickUpAt, { address: <AddressLink house={house} /> })}
    </Typography>
  );
}
