// No stories: in house-about.tsx.
import {
  businessDayOf,
  mainService,
  offeredServices,
  openingsToday,
  specialDaysSoon,
  weeksOf,
  type HouseDto,
} from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, type ReactNode } from 'react';
import { askHouse } from '../../data/house-currency.ts';
import { useRequest } from '../../data/use-request.ts';
import { useHouseOpen } from '../../lib/house-face.ts';
import { serverNowMs } from '../../lib/server-clock.ts';
import { whileVisible } from '../../lib/while-visible.ts';
import { Surface } from '../../ui/surface.tsx';
import { askHouseNow } from '../house/now/ask-house-now.ts';
import { FactsOf } from '../house/now/house-facts.tsx';
import { servicesWords, SpecialDayFacts, WeekFacts } from '../house/now/hours-facts.tsx';
import { ServicesCard } from '../house/now/services-card.tsx';
import { AT_RIGHT, HOURS_CARD } from './hours-room.tsx';
import * as texts from './texts.ts';

/** What stays open for long, or is looked at again, says no state that is over. The footer has asked first. */
const ASK_EVERY_MS = 5 * 60_000;

/** When the house is open, for people and for search engines. Fetched after the page. */
export function HouseHours({ meanwhile }: { readonly meanwhile: ReactNode }): ReactNode {
  const house = useRequest(askHouse);
  useEffect(() => whileVisible(() => void askHouseNow(), ASK_EVERY_MS), []);
  useHouseOpen(); // what is left of today changes with it
  if (house.status === 'loading') return meanwhile;
  if (house.status !== 'ready') return null;
  return (
    <>
      <HoursCard house={house.value} nowMs={serverNowMs()} />
      <ServicesCard house={house.value} sx={[HOURS_CARD, BELOW_HEAD]} />
      <FactsOf house={house.value} />
    </>
  );
}

/** Where there are no hours it has their place. */
const BELOW_HEAD = { gridColumn: { md: 1 }, '&:nth-of-type(2)': { gridColumn: { md: 2 } } } as const;

/** The week of each service that is open at other times, and the special days to come. */
export function HoursCard({
  house,
  nowMs,
}: {
  readonly house: Pick<HouseDto, 'hours' | 'exceptions' | 'services' | 'timeZone' | 'dayStart'>;
  readonly nowMs: number;
}): React.JSX.Element | null {
  const weeks = weeksOf(house);
  const offered = offeredServices(house);
  const special = specialDaysSoon(house, businessDayOf(nowMs, { timeZone: house.timeZone, dayStart: '00:00' }));
  if (weeks.length === 0 && special.length === 0) return null;
  return (
    <Surface component="section" sx={[HOURS_CARD, AT_RIGHT]}>
      {weeks.length > 0 && (
        <Typography component="h2" variant="h3">
          {texts.openingHours()}
        </Typography>
      )}
      {weeks.map(({ services, days }) => (
        <div key={services.join()}>
          {services.length < offered.length && (
            <Typography component="h3" sx={{ fontWeight: 700, mb: 1 }}>
              {servicesWords(services)}
            </Typography>
          )}
          <WeekFacts days={days} today={openingsToday(house, services[0] ?? mainService(house), nowMs)} />
        </div>
      ))}
      {special.length > 0 && (
        <Box sx={{ display: 'grid', gap: 1.5, typography: 'body2' }}>
          <Typography component="h2" variant="h3">
            {texts.specialDays()}
          </Typography>
          {special.map((day) => (
            <SpecialDayFacts key={`${day.from} ${day.to} ${day.services.join()}`} day={day} offered={offered} />
          ))}
        </Box>
      )}
    </Surface>
  );
}
