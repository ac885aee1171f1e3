import type { HouseAbout as About, OpenState } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { lazyComponent } from '../../first-paint/lazy-component.tsx';
import { useHouseFace, useHouseName, useHouseOpen } from '../../lib/house-face.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { OptionalPart } from '../../ui/optional-part.tsx';
import { HEADING_STYLE } from '../../ui/page-heading.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { RADII } from '../../ui/radii.ts';
import { useHeadingFocus } from '../../ui/use-heading-focus.ts';
import { AddressLink } from '../house/now/address-link.tsx';
import { OpenWords } from '../house/now/open-words.tsx';
import { ProfileLinks } from '../house/now/profile-links.tsx';
import { HoursRoom } from './hours-room.tsx';
import { ownIntroductionOf } from './use-home.ts';
import * as common from '../../ui/texts.ts';
import * as texts from './texts.ts';

const LazyHours = lazyComponent(async () => (await import('./house-hours.tsx')).HouseHours);

/** Where and when of a house that has said who it is. */
export function HouseAbout(): React.JSX.Element {
  const about = useHouseFace();
  const isHydrated = useIsHydrated();
  const open = useHouseOpen();
  // A house that has answered without a state has not said its hours.
  const room = open !== null && <HoursRoom />;
  return (
    <HouseAboutView
      name={useHouseName()}
      introduction={isHydrated ? ownIntroductionOf(about) : ''}
      about={isHydrated ? about : null}
      state={open ?? null}
    >
      {isHydrated ? (
        <OptionalPart meanwhile={room}>
          <LazyHours meanwhile={room} />
        </OptionalPart>
      ) : (
        room
      )}
    </HouseAboutView>
  );
}

/** What is not known yet is null. */
export function HouseAboutView({
  name,
  introduction = '',
  about,
  state,
  children,
}: {
  readonly name: string;
  /** In a line of its own words. It comes with the address, and from the same answer: nothing moves for it alone. */
  readonly introduction?: string;
  readonly about: About | null;
  readonly state: OpenState | null;
  /** Its hours. */
  readonly children?: ReactNode;
}): React.JSX.Element {
  const heading = useHeadingFocus();
  return (
    <Box sx={COLUMNS}>
      <Box component="section" sx={HEAD}>
        <Typography ref={heading} tabIndex={-1} component="h1" variant="h2" sx={HEADING_STYLE}>
          <bdi data-house-name="">{name}</bdi>
        </Typography>
        {introduction !== '' && (
          <Typography dir="auto" color="textSecondary" sx={INTRODUCTION}>
            {introduction}
          </Typography>
        )}
        <Box sx={{ minHeight: 28, typography: 'lead' }}>{state && <OpenWords state={state} />}</Box>
        {about && (
          <Box component="address" sx={ADDRESS}>
            <AddressLink house={about} sx={LINK} />
            {about.phone !== '' && <PhoneLink phone={about.phone} sx={[LINK, { fontWeight: 700 }]} />}
            <ProfileLinks house={about} sx={LINK} />
          </Box>
        )}
        <Box sx={BUTTONS}>
          <LinkButton to={paths.inventory} variant="contained">
            {common.seeAllFoods()}
          </LinkButton>
          <LinkButton to={paths.chefs} variant="outlined">
            {texts.meetTheChefs()}
          </LinkButton>
        </Box>
      </Box>
      {children}
    </Box>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: { xs: 2, md: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gridTemplateRows: { md: 'auto 1fr' },
} as const;

const HEAD = {
  bgcolor: 'plate.peach',
  borderRadius: RADII.card,
  p: { xs: 3, md: 6 },
  display: 'grid',
  gap: 1.5,
  justifyItems: 'start',
  alignContent: 'start',
} as const;

const INTRODUCTION = { overflowWrap: 'anywhere', textWrap: 'pretty' } as const;

/** What fits shares a line, so that the hours begin in a phone's first window. */
const ADDRESS = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
} as const;

/** As high as a finger. */
const LINK = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  minWidth: 44,
  color: 'text.primary',
} as const;

const BUTTONS = { display: 'flex', gap: 1.5, flexWrap: 'wrap', mt: 1 } as const;
