import {
  businessDayOf,
  profilesOf,
  specialDaysSoon,
  weeksOf,
  type HouseAbout as About,
  type HouseDto,
  type OpenState,
} from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { askHouse } from '../../data/house-currency.ts';
import { useRequest } from '../../data/use-request.ts';
import { useHouseFace, useHouseName, useHouseOpen } from '../../lib/house-face.ts';
import { serverNowMs } from '../../lib/server-clock.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { whileVisible } from '../../lib/while-visible.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { HEADING_STYLE } from '../../ui/page-heading.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { RADII } from '../../ui/radii.ts';
import { Surface } from '../../ui/surface.tsx';
import { useHeadingFocus } from '../../ui/use-heading-focus.ts';
import { askHouseNow } from '../house/now/ask-house-now.ts';
import { AddressLink } from '../house/now/address-link.tsx';
import { FactsOf } from '../house/now/house-facts.tsx';
import { SpecialDayFacts, WeekFacts } from '../house/now/hours-facts.tsx';
import { OpenWords } from '../house/now/open-words.tsx';
import * as common from '../../ui/texts.ts';
import * as texts from './texts.ts';

/** What stays open for long, or is looked at again, says no state that is over. The footer has asked first. */
const ASK_EVERY_MS = 5 * 60_000;

/** Where and when of a house that has said who it is. */
export function HouseAbout(): React.JSX.Element {
  const house = useRequest(askHouse);
  const about = useHouseFace();
  const isHydrated = useIsHydrated();
  useEffect(() => whileVisible(() => void askHouseNow(), ASK_EVERY_MS), []);
  const known = house.status === 'ready' ? house.value : null;
  return (
    <>
      <HouseAboutView
        name={useHouseName()}
        about={isHydrated ? about : null}
        state={useHouseOpen() ?? null}
        house={known}
      />
      {known && <FactsOf house={known} />}
    </>
  );
}

/** What is not known yet is null. */
export function HouseAboutView({
  name,
  about,
  state,
  house,
}: {
  readonly name: string;
  readonly about: About | null;
  readonly state: OpenState | null;
  readonly house: Pick<HouseDto, 'hours' | 'exceptions' | 'services' | 'timeZone'> | null;
}): React.JSX.Element {
  const heading = useHeadingFocus();
  return (
    <Box sx={COLUMNS}>
      <Box component="section" sx={HEAD}>
        <Typography ref={heading} tabIndex={-1} component="h1" variant="h2" sx={HEADING_STYLE}>
          <bdi data-house-name="">{name}</bdi>
        </Typography>
        <Box sx={{ minHeight: 28, typography: 'lead' }}>{state && <OpenWords state={state} />}</Box>
        {about && (
          <Box component="address" sx={ADDRESS}>
            <AddressLink house={about} sx={LINK} />
            {about.phone !== '' && <PhoneLink phone={about.phone} sx={[LINK, { fontWeight: 700 }]} />}
            <Profiles about={about} />
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
      {house && <Hours house={house} />}
    </Box>
  );
}

function Profiles({ about }: { readonly about: About }): React.JSX.Element | null {
  const profiles = profilesOf(about);
  if (profiles.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}>
      {profiles.map(([network, address]) => (
        <Box key={network} component="a" href={address} target="_blank" rel="noopener" sx={LINK}>
          {texts.profile({ network })}
        </Box>
      ))}
    </Box>
  );
}

/** The week of each service that is open at other times, and the special days to come. */
function Hours({
  house,
}: {
  readonly house: Pick<HouseDto, 'hours' | 'exceptions' | 'services' | 'timeZone'>;
}): React.JSX.Element | null {
  const weeks = weeksOf(house);
  const special = specialDaysSoon(house, businessDayOf(serverNowMs(), { timeZone: house.timeZone, dayStart: '00:00' }));
  if (weeks.length === 0 && special.length === 0) return null;
  return (
    <Surface component="section" sx={{ p: { xs: 2.5, md: 4 }, display: 'grid', gap: 2.5 }}>
      {weeks.length > 0 && (
        <Typography component="h2" variant="h3">
          {texts.openingHours()}
        </Typography>
      )}
      {weeks.map(({ services, days }) => (
        <div key={services.join()}>
          {weeks.length > 1 && (
            <Typography component="h3" sx={{ fontWeight: 700, mb: 1 }}>
              {services.map((service) => texts.hoursOfService({ service })).join(', ')}
            </Typography>
          )}
          <WeekFacts days={days} />
        </div>
      ))}
      {special.length > 0 && (
        <Box sx={{ display: 'grid', gap: 1.5, typography: 'body2' }}>
          <Typography component="h2" variant="h3">
            {texts.specialDays()}
          </Typography>
          {special.map((day) => (
            <SpecialDayFacts key={`${day.from} ${day.services.join()}`} day={day} />
          ))}
        </Box>
      )}
    </Surface>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: { xs: 2, md: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const;

const HEAD = {
  bgcolor: 'plate.peach',
  borderRadius: RADII.card,
  p: { xs: 3, md: 6 },
  display: 'grid',
  gap: 1.5,
  justifyItems: 'start',
} as const;

const ADDRESS = { display: 'grid', justifyItems: 'start', fontStyle: 'normal', overflowWrap: 'anywhere' } as const;

/** As high as a finger. */
const LINK = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  minWidth: 44,
  color: 'text.primary',
} as const;

const BUTTONS = { display: 'flex', gap: 1.5, flexWrap: 'wrap', mt: 1 } as const;
