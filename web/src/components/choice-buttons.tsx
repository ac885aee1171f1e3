import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface ChoiceButtonsProps<T extends string> {
  /** What is chosen between, for who cannot see it. */
  readonly label: string;
  readonly choices: readonly { readonly value: T; readonly label: ReactNode }[];
  readonly current: T;
  readonly onChoose: (value: T) => void;
}

/** A few buttons of which one is pressed, such as the filters above a list. */
export function ChoiceButtons<T extends string>({
  label,
  choices,
  current,
  onChoose,
}: ChoiceButtonsProps<T>): React.JSX.Element {
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {choices.map((choice) => (
        <Box
          component="button"
          type="button"
          key={choice.value}
          aria-pressed={choice.value === current}
          onClick={() => {
            onChoose(choice.value);
          }}
          sx={LOOK}
        >
          {choice.label}
        </Box>
      ))}
    </Box>
  );
}

const LOOK = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  px: 2.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: '999px',
  bgcolor: 'background.paper',
  color: 'text.secondary',
  fontFamily: 'inherit',
  fontSize: '0.9rem',
  fontWeight: 700,
  cursor: 'pointer',
  '&:hover': { borderColor: 'text.secondary' },
  '&[aria-pressed="true"]': { bgcolor: 'plate.peach', color: 'primary.main', borderColor: 'primary.main' },
} as const;
