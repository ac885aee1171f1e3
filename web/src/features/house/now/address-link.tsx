// No stories: in house-line.tsx.
import { mapLinkOf, type HouseAbout } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

/** The street of the house, which leads to a map; nothing of a house that says none. */
export function AddressLink({
  house,
  sx = [],
}: {
  readonly house: HouseAbout;
  readonly sx?: SxProps<Theme>;
}): React.JSX.Element | null {
  if (house.address === '') return null;
  return (
    <Box component="a" href={mapLinkOf(house)} target="_blank" rel="noopener" sx={[INK, sx].flat()}>
      <bdi>{house.address}</bdi>
    </Box>
  );
}

const INK = { color: 'text.primary' } as const;
