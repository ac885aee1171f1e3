// No stories: asks the server.
import { profilesOf } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useHouseFace, useHouseToday } from '../../../lib/house-face.ts';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { AddressLink } from './address-link.tsx';
import { askHouseNow } from './ask-house-now.ts';
import { isAsking } from './asking.ts';
import { ProfileLinks } from './profile-links.tsx';

/** Where the house is, how guests reach it, and its hours of today, below its name. Nothing of a house that has said none of it. */
export function HouseLines(): React.JSX.Element | null {
  const house = useHouseFace();
  const today = useHouseToday();
  useEffect(() => {
    if (!isAsking()) void askHouseNow();
  }, []);
  const isSilent = house.address === '' && house.phone === '' && profilesOf(house).length === 0;
  if (isSilent && today === null) return null;
  return (
    <Box component="address" sx={LINES}>
      <AddressLink house={house} sx={LINK} />
      {house.phone !== '' && <PhoneLink phone={house.phone} sx={[LINK, { fontWeight: 700 }]} />}
      {today !== null && <span>{today}</span>}
      <ProfileLinks house={house} sx={PROFILE} />
    </Box>
  );
}

const LINES = {
  display: 'grid',
  justifyItems: 'start',
  maxWidth: 340,
  mt: 2,
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
} as const;

/** As high as a finger. */
const LINK = { display: 'inline-flex', alignItems: 'center', minHeight: 44, maxWidth: 1 } as const;
const PROFILE = { ...LINK, minWidth: 44, color: 'text.primary' } as const;
