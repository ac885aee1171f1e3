import Box from '@mui/material/Box';
import { TOGGLE_BUTTON } from './toggle-button-group.tsx';

/** A group of buttons of which any may be pressed, each with its label. */
export function ToggleButtons<Value extends string>({
  label,
  options,
  chosen,
  onChange,
}: {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: readonly Value[]) => void;
}): React.JSX.Element {
  return (
    <Box component="fieldset" sx={LINE}>
      <Box component="legend" sx={{ p: 0, mb: 1, typography: 'body2', fontWeight: 600 }}>
        {label}
      </Box>
      {options.map(({ value, label: word }) => (
        <Box
          component="button"
          type="button"
          key={value}
          aria-pressed={chosen.includes(value)}
          onClick={() => {
            onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
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
