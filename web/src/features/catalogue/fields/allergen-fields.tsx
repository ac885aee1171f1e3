// No stories: in details-fields.tsx.
import { ALLERGENS, allergenWord, isAllergen, type Allergen } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Choice } from './choice.tsx';
import { TickBoxes } from './tick-boxes.tsx';
import * as texts from './texts.ts';

/** What a house declares of a food or of an option, as it is ticked. */
export interface AllergenValues {
  /** 'ask': nothing was said, and guests are told to ask the house. */
  readonly statement: 'ask' | 'said';
  readonly allergens: readonly string[];
}

export function allergenValuesOf(allergens: readonly Allergen[] | null): AllergenValues {
  return { statement: allergens ? 'said' : 'ask', allergens: [...(allergens ?? [])] };
}

/** What is declared by them; null for nothing said. */
export function allergensIn({ statement, allergens }: AllergenValues): Allergen[] | null {
  return statement === 'ask' ? null : listOf(allergens).filter(isAllergen);
}

/** What is ticked. Of a list of one checkbox a form makes one text or false. */
export function listOf(ticked: readonly string[] | string | false): readonly string[] {
  return [ticked].flat().filter((value): value is string => typeof value === 'string' && value !== '');
}

/** Whether guests ask the house, or what of the fourteen it declares. */
export function AllergenFields({
  statement,
  allergens,
  isSaid,
  isBeside = false,
}: {
  readonly statement: UseFormRegisterReturn;
  readonly allergens: UseFormRegisterReturn;
  /** Whether something is declared. */
  readonly isSaid: boolean;
  /** Whether it is of a size, which contains at least what its food contains. */
  readonly isBeside?: boolean;
}): React.JSX.Element {
  return (
    <>
      <Box role="radiogroup" aria-label={texts.allergens()} sx={{ mb: 1 }}>
        <Choice value="ask" {...statement}>
          {isBeside ? texts.nothingBeside() : texts.guestsAsk()}
        </Choice>
        <Choice value="said" {...statement}>
          {texts.containsTicked()}
        </Choice>
      </Box>
      {isSaid && <TickBoxes legend={texts.contains()} options={BOXES} field={allergens} />}
    </>
  );
}

const BOXES = ALLERGENS.map((value) => ({ value, label: allergenWord(value) }));
