import { LIMITS } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { InlineInput } from '../../../ui/inline-input.tsx';
import * as texts from './texts.ts';

/** What a guest asks of the kitchen for one line, or of the house for the whole order. */
export function NoteField({
  note,
  disabled = false,
  hasFocus = false,
  label = texts.noteForKitchen(),
  help = texts.noteHelp(),
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
    <Box sx={GRID}>
      <Box component="label" htmlFor={id} sx={{ fontWeight: 600 }}>
        {label}
      </Box>
      <Box component="span" sx={QUIET}>
        {texts.lettersOf({ count: note.length, most: LIMITS.note })}
      </Box>
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
        sx={{ width: 1, boxSizing: 'border-box', gridColumn: '1 / -1' }}
      />
      <Box component="small" id={`${id}-help`} sx={HELP}>
        {help}
      </Box>
    </Box>
  );
}

const GRID = { display: 'grid', gridTemplateColumns: '1fr auto', gap: 0.75, typography: 'body2' } as const;
const QUIET = { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' } as const;
const HELP = { ...QUIET, gridColumn: '1 / -1', fontSize: 'inherit' } as const;
