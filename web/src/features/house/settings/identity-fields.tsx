// No stories: in identity-form.tsx.
import { useId, type ComponentProps } from 'react';
import { useWatch, type Control, type UseFormReturn } from 'react-hook-form';
import { AccentField } from './accent-field.tsx';
import { Field } from './fields.tsx';
import { Section } from './house-section.tsx';
import type { IdentityValues } from './identity-values.ts';
import { SignField } from './sign-field.tsx';
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

export function TimeZoneField(props: Pick<ComponentProps<typeof Field>, 'field' | 'error'>): React.JSX.Element {
  const id = useId();
  return (
    <>
      <Field label={texts.timeZone()} {...props} inputProps={{ list: id, autoCapitalize: 'off', spellCheck: false }} />
      <datalist id={id}>
        {TIME_ZONES.map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </datalist>
    </>
  );
}

export const TIME_ZONES: readonly string[] = ['UTC', ...Intl.supportedValuesOf('timeZone')];
