import { z } from 'zod';
import { ALLERGENS, type AllergenStatement } from '../../foods/declarations.ts';
import { describe, text } from '../../contracts/fields.ts';
import { MOST } from '../../limits/counts.ts';
import { LIMITS } from '../../limits/field-limits.ts';

/** The most parts of a line: two halves, the size of each, and its options. */
const MOST_PARTS = MOST.optionsOfLine + 4;

/** What somebody was shown of the allergens of a line before they ordered it. */
export const shownAllergensField: z.ZodExactOptional<z.ZodType<AllergenStatement>> = z
  .strictObject(
    {
      contains: z
        .array(z.enum(ALLERGENS, { error: (issue) => `expected an allergen, got ${describe(issue.input)}` }))
        .max(ALLERGENS.length, `expected at most ${ALLERGENS.length} allergens`),
      undeclared: z
        .array(text(LIMITS.foodName))
        .max(MOST_PARTS, `expected at most ${MOST_PARTS} names`)
        .describe('the names of what was shown as not declared'),
    },
    { error: (issue) => `expected contains and undeclared, got ${describe(issue.input)}` },
  )
  .exactOptional()
  .describe('what was shown of its allergens: anything else is refused; left out: nothing was declared');
