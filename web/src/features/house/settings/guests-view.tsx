import { offeredServices, openState, specialDaysOf, type HouseDto } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useNow } from '../../../lib/use-now.ts';
import { Surface } from '../../../ui/surface.tsx';
import { SpecialDayFacts, WeekFacts } from '../now/hours-facts.tsx';
import { hoursOf, shownServices } from './hours-values.ts';
import { SERVICE_NAMES } from './own-hours.tsx';
import * as texts from './texts.ts';

/** What guests read of the house as it was saved last. */
export function GuestsView({ house }: { readonly house: HouseDto }): React.JSX.Element {
  const values = hoursOf(house);
  const { isLimited, days, own } = values;
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
      {specialDaysOf(house).map((day) => (
        <SpecialDayFacts
          key={`${day.from} ${day.to} ${day.services.join()}`}
          day={day}
          offered={offeredServices(house)}
        />
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

const CARD = {
  display: { xs: 'none', xl: 'grid' },
  gap: 2,
  p: 3,
  position: 'sticky',
  top: 'calc(var(--bar-height, 0px) + 16px)',
  typography: 'body2',
} as const;
