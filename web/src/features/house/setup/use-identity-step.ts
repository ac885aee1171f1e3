import { DEFAULT_LOCALE, type FieldErrors, type HouseDto, type SaveHouseDto } from '@foodhouse/domain';
import type { ComponentProps } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { followLanguage } from '../settings/follow-language.ts';
import {
  chosenLanguage,
  IDENTITY_EXPECTED,
  identityDtoOf,
  identityOf,
  identityProps,
  type IdentityValues,
} from '../settings/identity-values.ts';
import type { PartForm } from '../settings/part-form.tsx';
import { sayAtFields } from '../settings/refused-fields.ts';
import { useSave, type PartProps } from '../settings/use-save.ts';
import * as settings from '../settings/texts.ts';

/** The fields that a step asks for: the others stay as the house has them. */
export type Asked = readonly (keyof typeof IDENTITY_EXPECTED)[];

/** What a step saves beside who the house is. */
export interface Beside {
  readonly dto: Partial<SaveHouseDto>;
  readonly isDirty: boolean;
  readonly onSaved: () => void;
  /** @returns whether the field of a path is one of these */
  readonly has: (path: string) => boolean;
  /** @returns what to say of them */
  readonly say: (fields: FieldErrors) => string;
}

interface IdentityStep extends Pick<ReturnType<typeof useSave>, 'setProblem' | 'refused'> {
  readonly form: UseFormReturn<IdentityValues>;
  /** What its card is given. */
  readonly card: Omit<ComponentProps<typeof PartForm>, 'children'>;
}

/** A step that asks who the house is, saved in one request with what is beside it. */
export function useIdentityStep(props: PartProps, asked: Asked, beside?: Beside): IdentityStep {
  const { house } = props;
  const form = useForm<IdentityValues>(identityProps(house));
  const { handleSubmit, setError, reset, formState } = form;
  const { save, setProblem, refused, ...state } = useSave(props, settings.houseIsSaved(), (fields) => {
    const [inside, others] = parted(fields, (path) => beside?.has(path) === true);
    const sentence = sayAtFields(others, wordsOf(asked), (name, ...error) => {
      setError(name as keyof IdentityValues, ...error);
    });
    return beside && Object.keys(inside).length > 0 ? beside.say(inside) : sentence;
  });
  const submit = handleSubmit(async (values) => {
    const said = askedOf(house, values, asked);
    const chosen = asked.includes('locale') ? chosenLanguage(house, said) : {};
    const dto = { ...identityDtoOf(said, house), ...chosen, ...beside?.dto };
    if (!(await save(dto))) return;
    reset(values, { keepValues: true });
    beside?.onSaved();
    if (dto.locale !== undefined) followLanguage(dto.locale);
  });
  return {
    form,
    setProblem,
    refused,
    card: {
      ...props,
      ...state,
      button: settings.saveTheHouse(),
      isDirty: formState.isDirty || beside?.isDirty === true,
      onSubmit: (event) => void submit(event),
    },
  };
}

/** What is typed in the fields that are asked, over what the house has. */
function askedOf(house: HouseDto, typed: IdentityValues, asked: Asked): IdentityValues {
  const known = identityOf(house);
  const about = Object.entries(typed.about).filter(([name]) => asked.some((path) => path === `about.${name}`));
  return {
    ...known,
    locale: asked.includes('locale') ? typed.locale : (house.locale ?? DEFAULT_LOCALE),
    ...(asked.includes('timeZone') && { timeZone: typed.timeZone }),
    about: { ...known.about, ...Object.fromEntries(about) },
  };
}

function wordsOf(asked: Asked): Readonly<Record<string, string>> {
  return Object.fromEntries(asked.map((path) => [path, IDENTITY_EXPECTED[path]]));
}

function parted(fields: FieldErrors, isInside: (path: string) => boolean): readonly [FieldErrors, FieldErrors] {
  const [inside, others] = [true, false].map((is) =>
    Object.fromEntries(Object.entries(fields).filter(([path]) => isInside(path) === is)),
  ) as [FieldErrors, FieldErrors];
  return [inside, others];
}
