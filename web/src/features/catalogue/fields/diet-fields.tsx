// No stories: in option-declared.tsx.
import {
  againstDiet,
  allergensList,
  DIET_TAGS,
  dietsBeside,
  dietWord,
  isDietTag,
  type Allergen,
  type DietTag,
} from '@foodhouse/domain';
import Box from '@mui/material/Box';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { allergensIn, allergenValuesOf, listOf, type AllergenValues } from './allergen-fields.tsx';
import { TickBoxes } from './tick-boxes.tsx';
import * as texts from './texts.ts';

/** What a house declares of a food or of an option, as it is ticked. */
export interface DeclaredValues extends AllergenValues {
  readonly tags: readonly string[];
}

export function declaredValuesOf(declared: {
  readonly allergens: readonly Allergen[] | null;
  readonly tags: readonly DietTag[];
}): DeclaredValues {
  return { ...allergenValuesOf(declared.allergens), tags: [...declared.tags] };
}

export const NOTHING_DECLARED = declaredValuesOf({ allergens: null, tags: [] });

/** The diets that are ticked, but for those that the ticked allergens contradict. */
export function dietsIn(values: DeclaredValues): DietTag[] {
  return [...dietsBeside(tickedDiets(values), allergensIn(values))];
}

function tickedDiets({ tags }: Pick<DeclaredValues, 'tags'>): readonly DietTag[] {
  return listOf(tags).filter(isDietTag);
}

/** Diets, and which of them guests do not read because something is in it that is in no food of them. */
export function DietFields({
  values,
  field,
}: {
  /** As they are ticked now. */
  readonly values: DeclaredValues;
  readonly field: UseFormRegisterReturn;
}): React.JSX.Element {
  const declared = allergensIn(values);
  const left = tickedDiets(values).filter((tag) => againstDiet(tag, declared).length > 0);
  return (
    <>
      <TickBoxes legend={texts.diets()} options={BOXES} field={field} />
      <Box role="status" sx={LEFT_OUT}>
        {left.map((tag) => (
          <div key={tag}>
            {texts.dietLeftOut({ diet: dietWord(tag), allergens: allergensList(againstDiet(tag, declared)) })}
          </div>
        ))}
      </Box>
    </>
  );
}

const BOXES = DIET_TAGS.map((value) => ({ value, label: dietWord(value) }));
const LEFT_OUT = { mb: 1, color: 'error.main', typography: 'body2', '&:empty': { display: 'none' } } as const;
