import Box from '@mui/material/Box';
import { InlineInput } from '../../ui/inline-input.tsx';
import { TIME_INPUT, timeText } from './time-text.ts';

/** Two times, or two dates, of which one follows the other. They stay on one line. */
export function FromTo({
  type,
  labels,
  value,
  sx,
  onChange,
}: {
  readonly type: 'time' | 'date';
  readonly labels: readonly [from: string, to: string];
  readonly value: { readonly from: string; readonly to: string };
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
      value={value[end]}
      sx={sx}
      onChange={({ target }) => {
        onChange({ [end]: target.value });
      }}
    />
  );
  return (
    <Box sx={LINE}>
      {fieldOf('from', labels[0])}
      <span>to</span>
      {fieldOf('to', labels[1])}
    </Box>
  );
}

const LINE = { display: 'flex', alignItems: 'center', columnGap: { xs: 0.5, sm: 1 } } as const;
