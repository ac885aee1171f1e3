import Box from '@mui/material/Box';
import { RADII } from './radii.ts';

/** A colour that the browser lets one pick, as `#rrggbb`. */
export function ColorWell({
  label,
  value,
  onPick,
}: {
  readonly label: string;
  readonly value: string;
  readonly onPick: (color: string) => void;
}): React.JSX.Element {
  return (
    <Box
      component="input"
      type="color"
      value={value}
      aria-label={label}
      onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => {
        onPick(target.value);
      }}
      sx={WELL}
    />
  );
}

const WELL = {
  flex: 'none',
  width: 44,
  height: 44,
  p: 0.5,
  border: 0,
  borderRadius: RADII.field,
  bgcolor: 'transparent',
  cursor: 'pointer',
} as const;
