// No stories: in set-up-steps.stories.tsx.
import { useForm } from 'react-hook-form';
import { Field } from '../settings/fields.tsx';
import { Section } from '../settings/house-section.tsx';
import { LookFields } from '../settings/identity-fields.tsx';
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
import * as settings from '../settings/texts.ts';

/** What the house is called, and how it looks. */
export function NameForm(props: PartProps): React.JSX.Element {
  const { house } = props;
  const form = useForm<IdentityValues>(identityProps(house));
  const { register, handleSubmit, setError, reset, formState } = form;
  const { save, ...state } = useSave(props, settings.houseIsSaved(), (fields) =>
    sayAtFields(fields, EXPECTED, (name, ...error) => {
      setError(name as keyof IdentityValues, ...error);
    }),
  );
  const submit = handleSubmit(async (values) => {
    const { name, sign, accent } = values.about;
    const known = identityOf(house);
    if (await save(identityDtoOf({ ...known, about: { ...known.about, name, sign, accent } })))
      reset(values, { keepValues: true });
  });
  return (
    <PartForm
      {...props}
      {...state}
      button={settings.saveTheHouse()}
      isDirty={formState.isDirty}
      onSubmit={(event) => void submit(event)}
    >
      <Section title={settings.theHouse()} text={settings.theHouseHelp()}>
        <Field label={settings.nameOfTheHouse()} field={register('about.name')} error={formState.errors.about?.name} />
      </Section>
      <LookFields form={form} />
    </PartForm>
  );
}

const { 'about.name': name, 'about.sign': sign, 'about.accent': accent } = IDENTITY_EXPECTED;
const EXPECTED = { 'about.name': name, 'about.sign': sign, 'about.accent': accent };
