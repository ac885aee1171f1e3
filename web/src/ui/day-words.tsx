// No stories: beside a field of a date, in off-sale-dialog.tsx and special-days.
import Box from '@mui/material/Box';
import { typedDayWords } from '../lib/typed-day.ts';

/**
 * The day that is chosen in a field of a date, in words: the field writes it as the browser's language does, so that the
 * fourth of December may read as the twelfth of April. It describes the field.
 * @param day `YYYY-MM-DD`
 */
export function DayWords({ id, day }: { readonly id: string; readonly day: string }): React.JSX.Element {
  return (
    <Box component="span" id={id} sx={{ whiteSpace: 'nowrap' }}>
      {typedDayWords(day)}
    </Box>
  );
}
