import { dayWords, openState, type DayHours, type HouseDto } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useNow } from '../../../lib/use-now.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import { Surface } from '../../../ui/surface.tsx';
import { WEEK } from '../../../ui/week.ts';
import { WEEKDAYS } from '../../../lib/weekdays.ts';
import { hoursOf, isNextDay, shownServices, type WeekDays } from './hours-values.ts';
import { SERVICE_NAMES } from './own-hours.tsx';
import * as texts from './texts.ts';

/** What guests read of the house as it was saved last. */
export function GuestsView({ house }: { readonly house: HouseDto }): React.JSX.Element {
  const values = hoursOf(house);
  const { isLimited, days, own, special } = values;
  const { words } = openState(house, useNow(60_000));
  const { name = '', address = '', phone = '' } = house.about ?? {};
  return (
    <Surface component="aside" aria-label={texts.asGuestsSeeIt()} sx={CARD}>
      <Typography component="h2" variant="h3">
        {texts.asGuestsSeeIt()}
      </Typography>
      <Box sx={{ fontWeight: 600 }}>{words}</Box>
      {isLimited && <WeekFacts days={days} />}
      {shownServices([], values).map((service) => (
        <div key={service}>
          <b>{SERVICE_NAMES[service]}</b>
          <WeekFacts days={own[service] ?? []} />
        </div>
      ))}
      {special.map(({ row, from, to, hours, message }) => (
        <div key={row}>
          <b>{from === to ? dayWords(from) : texts.fromTo({ from: dayWords(from), to: dayWords(to) })}</b>
          <div>{hoursText(hours)}</div>
          {message !== '' && <div>{message}</div>}
        </div>
      ))}
      {name !== '' && (
        <div>
          <b>{name}</b>
          <div>{address}</div>
          <div>{phone}</div>
        </div>
      )}
    </Surface>
  );
}

function WeekFacts({ days }: { readonly days: WeekDays }): React.JSX.Element {
  return <FactList facts={WEEK.map((day) => [WEEKDAYS[day], hoursText(days[day] ?? [])])} />;
}

/** '11:00 to 14:00, 18:00 to 02:00 next day' */
function hoursText(hours: readonly DayHours[]): string {
  const words = hours.map((period) => (isNextDay(period) ? texts.fromToNextDay(period) : texts.fromTo(period)));
  return words.join(', ') || texts.closed();
}

const CARD = {
  display: { xs: 'none', xl: 'grid' },
  gap: 2,
  p: 3,
  position: 'sticky',
  top: 'calc(var(--bar-height, 0px) + 16px)',
  typography: 'body2',
} as const;
