// No stories: in choice-fields.tsx.
import type { FoodGroupDto } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import type { SentUse } from '../api/sent-choices.ts';
import { listOf } from '../fields/allergen-fields.tsx';
import { TickBoxes } from '../fields/tick-boxes.tsx';
import { FoldLine } from './fold-line.tsx';
import { isCountFrom } from './is-count.ts';
import * as texts from './texts.ts';

/** How a food uses a group, as ticked and typed. */
export interface UseValues {
  /** The rows of the sizes with which the group is offered; none for all. */
  readonly sizes: readonly string[];
  /** Whether the food has limits of its own. */
  readonly isLimited: boolean;
  readonly required: boolean;
  readonly min: string;
  readonly max: string;
}

/** A form would take an id such as `30` for a place in a list. */
export const usageKey = (groupId: string): string => `of-${groupId}`;

/** @param rowOf the row of a size */
export function usageValues(
  group: Pick<FoodGroupDto, 'sizes' | 'limits' | 'required' | 'min' | 'max'>,
  rowOf: (sizeId: string) => string | undefined,
): UseValues {
  const { required, min, max } = group.limits ?? group;
  const sizes = (group.sizes ?? []).flatMap((id) => rowOf(id) ?? []);
  return { sizes, isLimited: group.limits !== undefined, required, min: String(min), max: String(max) };
}

/** What is said, as it is sent. @param idOf the id of the size of a row, where there still is one */
export function sentUseOf(
  id: string,
  values: UseValues | undefined,
  idOf: (row: string) => string | undefined,
): SentUse {
  if (!values) return { id };
  const sizes = listOf(values.sizes).flatMap((row) => idOf(row) ?? []);
  const limits = { required: values.required, min: Number(values.min), max: Number(values.max) };
  return { id, ...(sizes.length > 0 && { sizes }), ...(values.isLimited && { limits }) };
}

/** At which sizes a food offers a group, and how many are to be chosen with it. */
export function GroupUse({
  path,
  values,
  sizes,
  register,
  errors,
}: {
  readonly path: `uses.${string}`;
  readonly values: UseValues;
  readonly sizes: readonly { readonly row: string; readonly name: string }[];
  readonly register: UseFormRegister<{ readonly uses: Readonly<Record<string, UseValues>> }>;
  readonly errors: FieldErrors<UseValues> | undefined;
}): React.JSX.Element {
  const at = sizes.filter(({ row }) => listOf(values.sizes).includes(row)).map(({ name }) => name);
  const where = at.length === 0 ? texts.withAllSizes() : texts.withSomeSizes({ sizes: at.join(', ') });
  const summary = values.isLimited ? texts.withOwnLimits({ where }) : where;
  return (
    <FoldLine summary={summary}>
      {sizes.length > 0 && (
        <TickBoxes
          legend={texts.offeredWith()}
          options={sizes.map(({ row, name }) => ({ value: row, label: name }))}
          field={register(`${path}.sizes`)}
        />
      )}
      <Box component="label" sx={TICK}>
        <Checkbox {...register(`${path}.isLimited`)} sx={{ flexShrink: 0 }} />
        {texts.otherLimits()}
      </Box>
      {values.isLimited && (
        <>
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
            <FormTextField
              label={texts.atLeast()}
              field={register(`${path}.min`, { validate: isCountFrom(0) })}
              error={errors?.min}
              inputProps={{ inputMode: 'numeric' }}
            />
            <FormTextField
              label={texts.atMost()}
              field={register(`${path}.max`, {
                validate: (text, { uses }) => {
                  const isCount = isCountFrom(1)(text);
                  const least = uses[path.slice('uses.'.length)]?.min;
                  return isCount === true && Number(text) < Number(least) ? texts.notBelowTheLeast() : isCount;
                },
              })}
              error={errors?.max}
              inputProps={{ inputMode: 'numeric' }}
            />
          </Box>
          <Box component="label" sx={TICK}>
            <Checkbox {...register(`${path}.required`)} sx={{ flexShrink: 0 }} />
            {texts.mustChoose()}
          </Box>
        </>
      )}
    </FoldLine>
  );
}

const TICK = { display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 44 } as const;
