import Box from '@mui/material/Box';
import { InlineInput } from '../../ui/inline-input.tsx';
import { TIME_INPUT, timeText } from './time-text.ts';

/** Two times, or two dates, of which one follows the other. They stay on one line, but dates in a narrow window. */
export function FromTo({
  type,
  labels,
  value,
  wrong = NEITHER,
  describedBy,
  sx,
  onChange,
}: {
  readonly type: 'time' | 'date';
  readonly labels: readonly [from: string, to: string];
  readonly value: { readonly from: string; readonly to: string };
  /** Which of them is not taken. */
  readonly wrong?: { readonly from: boolean; readonly to: boolean };
  /** The element that says why. */
  readonly describedBy?: string;
  readonly sx: React.ComponentProps<typeof InlineInput>['sx'];
  readonly onChange: (changes: { readonly from?: string; readonly to?: string }) => void;
}): React.JSX.Element {
  const fieldOf = (end: 'from' | 'to', label: string): React.JSX.Element => (
    <InlineInput
      {...(type === 'time'
        ? {
            ...TIME_INPUT,
            onBlur: ({ target }) => {
              onChange({ [end]: timeText(target.value) });
            },
          }
        : { type })}
      aria-label={label}
      aria-invalid={wrong[end]}
      aria-describedby={wrong[end] ? describedBy : undefined}
      value={value[end]}
      sx={sx}
      onChange={({ target }) => {
        onChange({ [end]: target.value });
      }}
    />
  );
  return (
    <Box sx={type === 'date' ? [LINE, DATES] : LINE}>
      {fieldOf('from', labels[0])}
      <span>to</span>
      {fieldOf('to', labels[1])}
    </Box>
  );
}

const NEITHER = { from: false, to: false } as const;
const LINE = { display: 'flex', alignItems: 'center', columnGap: { xs: 0.5, sm: 1 } } as const;
const DATES = {
  '@media (max-width: 379.95px)': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', rowGap: 1 },
} as const;
