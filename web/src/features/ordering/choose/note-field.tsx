import { LIMITS } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { InlineInput } from '../../../ui/inline-input.tsx';

/** What a guest asks of the kitchen for one line, or of the house for the whole order. */
export function NoteField({
  note,
  disabled = false,
  hasFocus = false,
  label = 'Note for the kitchen',
  help = 'Such as “no onions”.',
  onNote,
}: {
  readonly note: string;
  readonly disabled?: boolean;
  /** Where it has just taken the place of a button. */
  readonly hasFocus?: boolean;
  /** What it is a note for. */
  readonly label?: string;
  readonly help?: string;
  readonly onNote: (note: string) => void;
}): React.JSX.Element {
  const id = useId();
  return (
    <Box sx={STYLE}>
      <label htmlFor={id}>{label}</label>
      <span>
        {note.length} of {LIMITS.note}
      </span>
      <InlineInput
        id={id}
        aria-describedby={`${id}-help`}
        maxLength={LIMITS.note}
        value={note}
        disabled={disabled}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed is gone
        autoFocus={hasFocus}
        onChange={(event) => {
          onNote(event.target.value);
        }}
        sx={{ width: 1, minHeight: 48, fontWeight: 400, gridColumn: '1 / -1' }}
      />
      <small id={`${id}-help`}>{help} About allergies please ask the house.</small>
    </Box>
  );
}

const STYLE = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: 0.75,
  typography: 'body2',
  '& > label': { fontWeight: 600 },
  '& > span, & > small': { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
  '& > small': { gridColumn: '1 / -1', fontSize: 'inherit' },
} as const;
