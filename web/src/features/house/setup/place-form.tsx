// No stories: in set-up-steps.stories.tsx.
import type { WeeklyHours } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Field, Tick } from '../settings/fields.tsx';
import { WEEK } from '../../../ui/week.ts';
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
  const lacksHours = lacks.includes('hours');
  const [hours, setHours] = useState<HoursValues>(() => ({
    ...hoursOf(house),
    ...(lacksHours && { isLimited: true }),
  }));
  const isProposed = lacksHours && hours.isLimited;
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
  const change = (changes: Partial<HoursValues>): void => {
    setProblem(null);
    setHours({ ...hours, ...changes });
  };
  return (
    <PartForm {...card} isProposed={isProposed} alsoSaved={isProposed ? savedToo(hoursDto.hours.pickup) : ''}>
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
      <Section isStacked title={settings.openingHours()} text={helpOfHours(hours, isProposed)}>
        <Tick
          checked={hours.isLimited}
          onChange={({ target }) => {
            change({ isLimited: target.checked });
          }}
        >
          {settings.inOpeningHoursOnly()}
        </Tick>
        {hours.isLimited && (
          <WeekHours
            refused={refusedIn(hoursDto.hours.pickup, 'hours.pickup', refused)}
            days={hours.days}
            dayStart={house.dayStart}
            onChange={(days) => {
              change({ days });
            }}
          />
        )}
      </Section>
      <LinkButton to={`${paths.house}#hours`} sx={MORE}>
        {texts.moreHours()}
      </LinkButton>
    </PartForm>
  );
}

function helpOfHours({ isLimited }: HoursValues, isProposed: boolean): string {
  if (!isLimited) return texts.dayAndNight();
  return isProposed ? texts.proposedHours() : settings.openingHoursHelp();
}

/** What the button says of a week that nobody has asked for. */
function savedToo([first, ...others]: readonly WeeklyHours[] = []): string {
  const isSameEveryDay = first?.days.length === WEEK.length && others.length === 0;
  return isSameEveryDay && first.from !== '' && first.to !== '' ? texts.savesTheseHours(first) : texts.savesHoursToo();
}

const PLACE: Asked = ['about.address', 'about.phone', 'timeZone'];
const MORE = { justifySelf: 'start', px: 0, textAlign: 'start' } as const;
