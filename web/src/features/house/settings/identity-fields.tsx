// No stories: in identity-form.tsx.
import { clockWords } from '@foodhouse/domain';
import type { ComponentProps } from 'react';
import { useController, useWatch, type Control, type UseFormReturn } from 'react-hook-form';
import { useNow } from '../../../lib/use-now.ts';
import { Autocomplete } from '../../../ui/autocomplete.tsx';
import { AccentField } from './accent-field.tsx';
import { Section } from './house-section.tsx';
import type { IdentityValues } from './identity-values.ts';
import { SignField } from './sign-field.tsx';
import { TIME_ZONES } from './time-zones.ts';
import * as texts from './texts.ts';

/** What is the house's own on every page: its logo and its colour. */
export function LookFields({
  form: { control, register, setValue, clearErrors, formState },
}: {
  readonly form: UseFormReturn<IdentityValues>;
}): React.JSX.Element {
  const { about } = formState.errors;
  return (
    <Section title={texts.look()} text={texts.lookHelp()}>
      <Sign
        control={control}
        error={about?.sign?.message}
        onChange={(sign) => {
          setValue('about.sign', sign, { shouldDirty: true });
          clearErrors('about.sign');
        }}
      />
      <Accent
        control={control}
        field={register('about.accent')}
        error={about?.accent}
        onPick={(color) => {
          setValue('about.accent', color, { shouldDirty: true });
        }}
      />
    </Section>
  );
}

/** Apart from the form, which a letter would render again. */
function Accent({
  control,
  ...field
}: { readonly control: Control<IdentityValues> } & Omit<
  ComponentProps<typeof AccentField>,
  'typed'
>): React.JSX.Element {
  return <AccentField {...field} typed={useWatch({ control, name: 'about.accent' })} />;
}

/** The same of the logo, beside the name as it is typed. */
function Sign({
  control,
  ...field
}: { readonly control: Control<IdentityValues> } & Omit<
  ComponentProps<typeof SignField>,
  'name' | 'sign'
>): React.JSX.Element {
  const [name, sign] = useWatch({ control, name: ['about.name', 'about.sign'] });
  return <SignField {...field} name={name} sign={sign} />;
}

/** The zone of the house, with the time that it is there now. */
export function TimeZoneField({ control }: { readonly control: Control<IdentityValues> }): React.JSX.Element {
  const { field, fieldState } = useController({ control, name: 'timeZone' });
  const { value } = field;
  const time = clockWords(useNow(NOW_EVERY_MS), value);
  return (
    <Autocomplete
      margin="dense"
      label={texts.timeZone()}
      noneText={texts.noSuchTimeZone()}
      hint={texts.nowThere({ time })}
      // A name that this browser does not list is kept.
      options={TIME_ZONES.includes(value) ? TIME_ZONES : [value, ...TIME_ZONES]}
      field={field}
      error={fieldState.error}
    />
  );
}

const NOW_EVERY_MS = 10_000;
