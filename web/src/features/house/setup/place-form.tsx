// No stories: in set-up-steps.stories.tsx.
import Box from '@mui/material/Box';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Field } from '../settings/fields.tsx';
import { hoursDtoOf, hoursOf, problemOf, refusedIn, type HoursValues } from '../settings/hours-values.ts';
import { PAIR } from '../settings/house-styles.ts';
import { Section } from '../settings/house-section.tsx';
import { TimeZoneField } from '../settings/identity-fields.tsx';
import { PartForm } from '../settings/part-form.tsx';
import type { PartProps } from '../settings/use-save.ts';
import { WeekHours } from '../settings/week-hours.tsx';
import { helpOf } from './field-help.ts';
import type { Lack } from './steps.ts';
import { useIdentityStep, type Asked } from './use-identity-step.ts';
import * as settings from '../settings/texts.ts';
import * as texts from './texts.ts';

/** Where the house is, and its week; what is rarer is left to the House page. */
export function PlaceForm({ lacks, ...props }: PartProps & { readonly lacks: readonly Lack[] }): React.JSX.Element {
  const { house } = props;
  // Without a name the house takes nothing else of who it is.
  const asksName = (house.about?.name ?? '') === '';
  // A week is proposed to a house that has none, and stored once it is saved.
  const isProposed = house.hours.pickup === undefined;
  const [hours, setHours] = useState<HoursValues>(() => ({ ...hoursOf(house), isLimited: true }));
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
  return (
    <PartForm {...card} isProposed={isProposed}>
      <Section title={texts.whereYouAre()} text={settings.theHouseHelp()}>
        {asksName && (
          <Field
            label={settings.nameOfTheHouse()}
            {...helpOf('name', lacks)}
            field={register('about.name')}
            error={errors.about?.name}
          />
        )}
        <Field
          label={settings.address()}
          {...helpOf('address', lacks)}
          field={register('about.address')}
          error={errors.about?.address}
        />
        <Box sx={PAIR}>
          <Field
            label={settings.phone()}
            type="tel"
            {...helpOf('phone', lacks)}
            field={register('about.phone')}
            error={errors.about?.phone}
          />
          <TimeZoneField control={form.control} />
        </Box>
      </Section>
      <Section
        isStacked
        title={settings.openingHours()}
        text={isProposed ? texts.proposedHours() : settings.openingHoursHelp()}
      >
        <WeekHours
          refused={refusedIn(hoursDto.hours.pickup, 'hours.pickup', refused)}
          days={hours.days}
          dayStart={house.dayStart}
          onChange={(days) => {
            setProblem(null);
            setHours({ ...hours, days });
          }}
        />
      </Section>
      <LinkButton to={`${paths.house}#hours`} sx={MORE}>
        {texts.moreHours()}
      </LinkButton>
    </PartForm>
  );
}

const PLACE: Asked = ['about.address', 'about.phone', 'timeZone'];
const MORE = { justifySelf: 'start', px: 0, textAlign: 'start' } as const;
