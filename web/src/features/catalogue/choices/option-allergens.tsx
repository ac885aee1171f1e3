import { allergensText, wholeStatement } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { AllergenFields, allergensIn, type AllergenValues } from '../fields/allergen-fields.tsx';

/** What an option is declared to contain: one line, which opens to be changed. */
export function OptionAllergens({
  values,
  ...fields
}: {
  /** As they are ticked now. */
  readonly values: AllergenValues;
  readonly statement: UseFormRegisterReturn;
  readonly allergens: UseFormRegisterReturn;
}): React.JSX.Element {
  const declared = wholeStatement(allergensIn(values));
  return (
    <Box component="details" sx={{ width: 1 }}>
      <Box component="summary" sx={SUMMARY}>
        {allergensText(declared)}
      </Box>
      <AllergenFields {...fields} isSaid={values.statement === 'said'} />
    </Box>
  );
}

const SUMMARY = {
  display: 'list-item',
  alignContent: 'center',
  minHeight: 44,
  typography: 'body2',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
} as const;
