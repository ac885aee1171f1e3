// No stories: in set-up-steps.stories.tsx.
import type { FieldErrors } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Field, Tick } from '../settings/fields.tsx';
import { hoursDtoOf, hoursOf, problemOf, refusedIn, type HoursValues } from '../settings/hours-values.ts';
import { PAIR } from '../settings/house-styles.ts';
import { Section } from '../settings/house-section.tsx';
import { TimeZoneField } from '../settings/identity-fields.tsx';
import {
  IDENTITY_EXPECTED,
  identityDtoOf,
  identityOf,
  identityProps,
  type IdentityValues,
} from '../settings/identity-values.ts';
import { PartForm } from '../settings/part-form.tsx';
import { sayAtFields } from '../settings/refused-fields.ts';
import { useSave, type PartProps } from '../settings/use-save.ts';
import { WeekHours } from '../settings/week-hours.tsx';
import * as settings from '../settings/texts.ts';
import * as texts from './texts.ts';

/** Where the house is, and its week; what is rarer is left to the House page. */
export function PlaceForm(props: PartProps): React.JSX.Element {
  const { house } = props;
  // Without a name the house takes nothing else of who it is.
  const asksName = (house.about?.name ?? '') === '';
  const { register, handleSubmit, setError, reset, formState } = useForm<IdentityValues>(identityProps(house));
  const { errors } = formState;
  const [hours, setHours] = useState<HoursValues>(() => hoursOf(house));
  const [savedHours, setSavedHours] = useState(hours);
  const hoursDto = hoursDtoOf(hours);
  const { save, setProblem, refused, ...state } = useSave(props, settings.houseIsSaved(), (fields) => {
    const { inHours, others } = parted(fields);
    const sentence = sayAtFields(others, EXPECTED, (name, ...error) => {
      setError(name as keyof IdentityValues, ...error);
    });
    return Object.keys(inHours).length > 0 ? problemOf(inHours) : sentence;
  });
  const changeHours = (changes: Partial<HoursValues>): void => {
    setProblem(null);
    setHours({ ...hours, ...changes });
  };
  const submit = handleSubmit(async (values) => {
    const known = identityOf(house);
    const { name, address, phone } = values.about;
    const about = { ...known.about, ...(asksName && { name }), address, phone };
    if (!(await save({ ...identityDtoOf({ ...known, about, timeZone: values.timeZone }), ...hoursDto }))) return;
    reset(values, { keepValues: true });
    setSavedHours(hours);
  });
  return (
    <PartForm
      {...props}
      {...state}
      button={settings.saveTheHouse()}
      isDirty={formState.isDirty || JSON.stringify(hours) !== JSON.stringify(savedHours)}
      onSubmit={(event) => void submit(event)}
    >
      <Section title={texts.whereYouAre()} text={settings.theHouseHelp()}>
        {asksName && (
          <Field label={settings.nameOfTheHouse()} field={register('about.name')} error={errors.about?.name} />
        )}
        <Field label={settings.address()} field={register('about.address')} error={errors.about?.address} />
        <Box sx={PAIR}>
          <Field label={settings.phone()} type="tel" field={register('about.phone')} error={errors.about?.phone} />
          <TimeZoneField field={register('timeZone')} error={errors.timeZone} />
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

function parted(fields: FieldErrors): { readonly inHours: FieldErrors; readonly others: FieldErrors } {
  const entries = Object.entries(fields);
  const isOfHours = (path: string): boolean => path.startsWith('hours.');
  return {
    inHours: Object.fromEntries(entries.filter(([path]) => isOfHours(path))),
    others: Object.fromEntries(entries.filter(([path]) => !isOfHours(path))),
  };
}

const EXPECTED = {
  'about.name': IDENTITY_EXPECTED['about.name'],
  'about.address': IDENTITY_EXPECTED['about.address'],
  'about.phone': IDENTITY_EXPECTED['about.phone'],
  timeZone: IDENTITY_EXPECTED.timeZone,
};
const MORE = { justifySelf: 'start', px: 0, textAlign: 'start' } as const;
