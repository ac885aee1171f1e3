// No stories: a line of the receipt, of an order's details and of its link.
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useHouseFace } from '../../../lib/house-face.ts';
import { withParts } from '../../../ui/with-parts.tsx';
import * as texts from './texts.ts';

/** Where an order is fetched; nothing of a house that says no address. */
export function PickupAddress({ sx = {} }: { readonly sx?: SxProps<Theme> }): React.JSX.Element | null {
  const { address } = useHouseFace();
  if (address === '') return null;
  return (
    <Typography sx={[{ overflowWrap: 'anywhere' }, sx].flat()}>
      {withParts(texts.pickUpAt, { address: <bdi>{address}</bdi> })}
    </Typography>
  );
}
