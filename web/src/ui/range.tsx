import Box from '@mui/material/Box';

/** A number that is dragged, or moved with the arrow keys. */
export function Range({
  labelledBy,
  min,
  max,
  step,
  value,
  disabled,
  onValue,
}: {
  /** The id of its label. */
  readonly labelledBy: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly disabled: boolean;
  readonly onValue: (value: number) => void;
}): React.JSX.Element {
  return (
    <Box
      component="input"
      type="range"
      aria-labelledby={labelledBy}
      min={min}
      max={max}
      step={step}
      value={value}
      disabled={disabled}
      onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
        onValue(event.target.valueAsNumber);
      }}
      sx={STYLE}
    />
  );
}

const STYLE = { width: 1, height: 44, accentColor: 'var(--mui-palette-primary-main)' } as const;
