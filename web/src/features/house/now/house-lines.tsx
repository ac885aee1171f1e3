// No stories: asks the server.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { isSaid, useHouseFace, useHouseToday } from '../../../lib/house-face.ts';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { askHouseNow } from './ask-house-now.ts';
import { isAsking } from './asking.ts';

/** Who the house is, how guests reach it, and its hours of today. Nothing of a house that has said none of it. */
export function HouseLines(): React.JSX.Element | null {
  const house = useHouseFace();
  const today = useHouseToday();
  useEffect(() => {
    if (!isAsking()) void askHouseNow();
  }, []);
  if (!isSaid(house) && today === null) return null;
  return (
    <Box component="address" sx={LINES}>
      {isSaid(house) && (
        <Typography component="strong" sx={{ fontWeight: 700 }}>
          <bdi>{house.name}</bdi>
        </Typography>
      )}
      {house.address !== '' && <bdi>{house.address}</bdi>}
      {house.phone !== '' && <PhoneLink phone={house.phone} sx={PHONE} />}
      {today !== null && <span>{today}</span>}
    </Box>
  );
}

const LINES = {
  display: 'grid',
  justifyItems: 'start',
  gap: 0.5,
  maxWidth: 340,
  mt: 2,
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
} as const;

/** As high as a finger. */
const PHONE = { display: 'inline-flex', alignItems: 'center', minHeight: 44, my: -1, fontWeight: 700 } as const;
