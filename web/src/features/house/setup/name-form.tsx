// No stories: in set-up-steps.stories.tsx.
import { Field } from '../settings/fields.tsx';
import { Section } from '../settings/house-section.tsx';
import { LookFields } from '../settings/identity-fields.tsx';
import { LanguageField } from '../settings/language-field.tsx';
import { PartForm } from '../settings/part-form.tsx';
import type { PartProps } from '../settings/use-save.ts';
import { helpOf } from './field-help.ts';
import type { Lack } from './steps.ts';
import { useIdentityStep } from './use-identity-step.ts';
import * as settings from '../settings/texts.ts';

/** What the house is called, and how it looks. */
export function NameForm({ lacks, ...props }: PartProps & { readonly lacks: readonly Lack[] }): React.JSX.Element {
  const { form, card } = useIdentityStep(props, ['locale', 'about.name', 'about.sign', 'about.accent']);
  const { register, formState } = form;
  return (
    <PartForm {...card}>
      <LanguageField field={register('locale')} error={formState.errors.locale} />
      <Section title={settings.theHouse()} text={settings.theHouseHelp()}>
        <Field
          label={settings.nameOfTheHouse()}
          {...helpOf('name', lacks)}
          field={register('about.name')}
          error={formState.errors.about?.name}
        />
      </Section>
      <LookFields form={form} />
    </PartForm>
  );
}
