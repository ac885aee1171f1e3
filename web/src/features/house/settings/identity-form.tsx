import { HOUSE_LINKS } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useForm, useWatch, type Control } from 'react-hook-form';
import { Field, NarrowField } from './fields.tsx';
import { followLanguage } from './follow-language.ts';
import { PAIR } from './house-styles.ts';
import { Section } from './house-section.tsx';
import { LookFields, TimeZoneField } from './identity-fields.tsx';
import {
  chosenLanguage,
  IDENTITY_EXPECTED,
  identityDtoOf,
  identityOf,
  type IdentityValues,
} from './identity-values.ts';
import { LanguageField } from './language-field.tsx';
import { PartForm } from './part-form.tsx';
import { TIME_INPUT } from '../../../lib/time-text.ts';
import { timeField } from './time-text.ts';
import { sayAtFields } from './refused-fields.ts';
import { useSave, type PartProps } from './use-save.ts';
import * as texts from './texts.ts';

/** Who the house is and how guests reach it, and its clock. */
export function IdentityForm(props: PartProps): React.JSX.Element {
  const { house } = props;
  const form = useForm<IdentityValues>({ defaultValues: identityOf(house) });
  const { register, handleSubmit, setError, reset, control, formState } = form;
  const { errors, isDirty } = formState;
  const { save, ...state } = useSave(props, texts.houseIsSaved(), (fields) =>
    sayAtFields(fields, IDENTITY_EXPECTED, (name, ...error) => {
      setError(name as keyof IdentityValues, ...error);
    }),
  );
  const submit = handleSubmit(async (values) => {
    const dto = { ...identityDtoOf(values, house), ...chosenLanguage(house, values) };
    if (!(await save(dto))) return;
    reset(values, { keepValues: true });
    if (dto.locale !== undefined) followLanguage(dto.locale);
  });
  return (
    <PartForm
      {...props}
      {...state}
      button={texts.saveTheHouse()}
      isDirty={isDirty}
      onSubmit={(event) => void submit(event)}
    >
      <Section title={texts.theHouse()} text={texts.theHouseAndMapHelp()}>
        <Box sx={PAIR}>
          <Field label={texts.nameOfTheHouse()} field={register('about.name')} error={errors.about?.name} />
          <Field label={texts.phone()} type="tel" field={register('about.phone')} error={errors.about?.phone} />
        </Box>
        <Field label={texts.address()} field={register('about.address')} error={errors.about?.address} />
        <Box sx={PAIR}>
          {HOUSE_LINKS.map((link) => (
            <Field
              key={link}
              label={texts.linkTo({ link })}
              type="url"
              field={register(`about.links.${link}`)}
              error={errors.about?.links?.[link]}
            />
          ))}
        </Box>
      </Section>
      <LanguageField field={register('locale')} error={errors.locale} />
      <LookFields form={form} />
      <Section title={texts.clock()} text={texts.clockHelp()}>
        <Box sx={PAIR}>
          <TimeZoneField control={control} />
          <NarrowField
            label={texts.aDayBeginsAt()}
            field={timeField(register('dayStart'))}
            error={errors.dayStart}
            inputProps={TIME_INPUT}
          />
        </Box>
        <DayText control={control} />
      </Section>
    </PartForm>
  );
}

/** What the clock means. Apart from the form, whose lists a letter would render again. */
function DayText({ control }: { readonly control: Control<IdentityValues> }): React.JSX.Element {
  const [timeZone, dayStart] = useWatch({ control, name: ['timeZone', 'dayStart'] });
  return (
    <Typography variant="body2" color="textSecondary" sx={{ minHeight: '1lh' }}>
      {timeZone === 'UTC' ? texts.dayRunsInUtc({ dayStart }) : texts.dayRuns({ dayStart, timeZone })}
    </Typography>
  );
}
