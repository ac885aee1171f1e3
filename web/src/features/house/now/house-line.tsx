import type { HouseAbout, OpenState } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useHouseFace, useHouseOpen } from '../../../lib/house-face.ts';
import { Phone } from '../../../ui/icons/phone.tsx';
import { NUMBER, PhoneLink } from '../../../ui/phone-link.tsx';
import { AddressLink, NARROW_LINE, UNSEEN_IN_NARROW } from './address-link.tsx';
import { OpenWords } from './open-words.tsx';

/** Where the house is and whether it is open, in one row. */
export function HouseLine(): React.JSX.Element {
  return <HouseRow house={useHouseFace()} state={useHouseOpen() ?? null} />;
}

/** What has no room ends in dots. */
export function HouseRow({
  house,
  state,
}: {
  readonly house: HouseAbout;
  /** Null where the house has not said when it is open. */
  readonly state: OpenState | null;
}): React.JSX.Element {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box data-house-line="" sx={ROW}>
        {state && <OpenWords state={state} sx={STATE} />}
        <AddressLink house={house} isShort sx={STREET} />
        {house.phone !== '' && (
          <PhoneLink phone={house.phone} sx={PHONE}>
            <Phone aria-hidden sx={SIGN} />
            <Box component="span" sx={[UNSEEN_IN_NARROW, NUMBER]}>
              {house.phone}
            </Box>
          </PhoneLink>
        )}
      </Box>
    </Box>
  );
}

const ENDS = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const ROW = {
  display: 'flex',
  alignItems: 'center',
  columnGap: { xs: 1.5, sm: 2.5 },
  height: 44,
  minWidth: 0,
  typography: { xs: 'body2', sm: 'body1' },
} as const;

/** Leaves room for the street's beginning and for the phone. */
const STATE = { ...ENDS, flex: 'none', maxWidth: 'calc(100% - 140px)' } as const;
const STREET = { ...ENDS, flex: '0 1 auto', minWidth: 44, lineHeight: '44px' } as const;
const PHONE = {
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 44,
  height: 44,
  fontWeight: 700,
} as const;
/** In a narrow line the sign stands for the number. */
const SIGN = { display: 'none', [NARROW_LINE]: { display: 'block' } } as const;
