// No stories: in house-line.tsx.
import { mapLinkOf, type HouseAbout } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { UNSEEN } from '../../../ui/unseen.ts';
import type { SxProps, Theme } from '@mui/material/styles';

/** The street of the house, which leads to a map; nothing of a house that says none. A narrow line may show it without the town. */
export function AddressLink({
  house,
  isShort = false,
  sx = [],
}: {
  readonly house: HouseAbout;
  readonly isShort?: boolean;
  readonly sx?: SxProps<Theme>;
}): React.JSX.Element | null {
  if (house.address === '') return null;
  const [street, town] = isShort ? partsOf(house.address) : [house.address, ''];
  return (
    <Box
      component="a"
      href={mapLinkOf(house)}
      target="_blank"
      rel="noopener"
      aria-label={isShort ? house.address : undefined}
      sx={[INK, sx].flat()}
    >
      <bdi>
        {street}
        {town !== '' && (
          <Box component="span" sx={UNSEEN_IN_NARROW}>
            {town}
          </Box>
        )}
      </bdi>
    </Box>
  );
}

/** What is before the first comma, and the rest with it. */
function partsOf(address: string): readonly [street: string, town: string] {
  const at = address.indexOf(',');
  return at > 0 ? [address.slice(0, at), address.slice(at)] : [address, ''];
}

/** Of a line beside a picture, or on a phone, which has no room for the town and the number of the phone. */
export const NARROW_LINE = '@container (max-width: 519.95px)';
export const UNSEEN_IN_NARROW = { [NARROW_LINE]: UNSEEN } as const;

const INK = { color: 'text.primary' } as const;
