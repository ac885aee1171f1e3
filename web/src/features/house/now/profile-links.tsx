// No stories: in home/house-about.tsx.
import { profilesOf, type HouseAbout } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import * as texts from './texts.ts';

/** The pages of the house elsewhere; nothing of a house that has none. */
export function ProfileLinks({
  house,
  sx,
}: {
  readonly house: HouseAbout;
  readonly sx: SxProps<Theme>;
}): React.JSX.Element | null {
  const profiles = profilesOf(house);
  if (profiles.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}>
      {profiles.map(([network, address]) => (
        <Box key={network} component="a" href={address} target="_blank" rel="noopener" sx={sx}>
          {texts.profile({ network })}
        </Box>
      ))}
    </Box>
  );
}
