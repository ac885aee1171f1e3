// No stories: in set-up-steps.stories.tsx.
import Box from '@mui/material/Box';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Field, Tick } from '../settings/fields.tsx';
import { hoursDtoOf, hoursOf, problemOf, refusedIn, type HoursValues } from '../settings/hours-values.ts';
import { PAIR } from '../settings/house-styles.ts';
import { Section } from '../settings/house-section.tsx';
import { TimeZoneField } from '../settings/identity-fields.tsx';
import { PartForm } from '../settings/part-form.tsx';
import type { PartProps } from '../settings/use-save.ts';
import { WeekHours } from '../settings/week-hours.tsx';
import { useIdentityStep, type Asked } from './use-identity-step.ts';
import * as settings from '../settings/texts.ts';
import * as texts from './texts.ts';

/** Where the house is, and its week; what is rarer is left to the House page. */
export function PlaceForm(props: PartProps): React.JSX.Element {
  const { house } = props;
  // Without a name the house takes nothing else of who it is.
  const asksName = (house.about?.name ?? '') === '';
  const [hours, setHours] = useState<HoursValues>(() => hoursOf(house));
  const [savedHours, setSavedHours] = useState(hours);
  const hoursDto = hoursDtoOf(hours);
  const { form, card, setProblem, refused } = useIdentityStep(props, asksName ? ['about.name', ...PLACE] : PLACE, {
    dto: hoursDto,
    isDirty: JSON.stringify(hours) !== JSON.stringify(savedHours),
    onSaved: () => {
      setSavedHours(hours);
    },
    has: (path) => path.startsWith('hours.'),
    say: problemOf,
  });
  const { register, formState } = form;
  const { errors } = formState;
  const changeHours = (changes: Partial<HoursValues>): void => {
    setProblem(null);
    setHours({ ...hours, ...changes });
  };
  return (
    <PartForm {...card}>
      <Section title={texts.whereYouAre()} text={settings.theHouseHelp()}>
        {asksName && (
          <Field label={settings.nameOfTheHouse()} field={register('about.name')} error={errors.about?.name} />
        )}
        <Field label={settings.address()} field={register('about.address')} error={errors.about?.address} />
        <Box sx={PAIR}>
          <Field label={settings.phone()} type="tel" field={register('about.phone')} error={errors.about?.phone} />
          <TimeZoneField control={form.control} />
        </Box>
      </Section>
      <Section isStacked hasChoice title={settings.openingHours()} text={settings.openingHoursHelp()}>
        <Tick
          checked={hours.isLimited}
          onChange={({ target }) => {
            changeHours({ isLimited: target.checked });
          }}
        >
          {settings.inOpeningHoursOnly()}
        </Tick>
      </Section>
      {hours.isLimited && (
        <WeekHours
          refused={refusedIn(hoursDto.hours.pickup, 'hours.pickup', refused)}
          days={hours.days}
          dayStart={house.dayStart}
          onChange={(days) => {
            changeHours({ days });
          }}
        />
      )}
      <LinkButton to={`${paths.house}#hours`} sx={MORE}>
        {texts.moreHours()}
      </LinkButton>
    </PartForm>
  );
}

const PLACE: Asked = ['about.address', 'about.phone', 'timeZone'];
const MORE = { justifySelf: 'start', px: 0, textAlign: 'start' } as const;
