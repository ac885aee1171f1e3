import Box from '@mui/material/Box';
import { TOGGLE_BUTTON } from './toggle-button-group.tsx';

/** A group of buttons of which any may be pressed, each with its word. */
export function ToggleButtons<W extends string>({
  label,
  words,
  chosen,
  onChange,
}: {
  readonly label: string;
  readonly words: readonly W[];
  readonly chosen: readonly W[];
  readonly onChange: (chosen: readonly W[]) => void;
}): React.JSX.Element {
  return (
    <Box component="fieldset" sx={LINE}>
      <Box component="legend" sx={{ p: 0, mb: 1, typography: 'body2', fontWeight: 600 }}>
        {label}
      </Box>
      {words.map((word) => (
        <Box
          component="button"
          type="button"
          key={word}
          aria-pressed={chosen.includes(word)}
          onClick={() => {
            onChange(chosen.includes(word) ? chosen.filter((other) => other !== word) : [...chosen, word]);
          }}
          sx={BUTTON}
        >
          {word}
        </Box>
      ))}
    </Box>
  );
}

const BUTTON = { ...TOGGLE_BUTTON, px: 1.75 } as const;

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  m: 0,
  mb: 2.5,
  p: 0,
  border: 0,
} as const;
