import { InlineInput } from '../../ui/inline-input.tsx';

/** Two times, or two dates, of which one follows the other. */
export function FromTo({
  type,
  labels: [fromLabel, toLabel],
  value: { from, to },
  sx,
  onChange,
}: {
  readonly type: 'time' | 'date';
  readonly labels: readonly [from: string, to: string];
  readonly value: { readonly from: string; readonly to: string };
  readonly sx: React.ComponentProps<typeof InlineInput>['sx'];
  readonly onChange: (changes: { readonly from?: string; readonly to?: string }) => void;
}): React.JSX.Element {
  return (
    <>
      <InlineInput
        type={type}
        aria-label={fromLabel}
        value={from}
        sx={sx}
        onChange={({ target }) => {
          onChange({ from: target.value });
        }}
      />
      <span>to</span>
      <InlineInput
        type={type}
        aria-label={toLabel}
        value={to}
        sx={sx}
        onChange={({ target }) => {
          onChange({ to: target.value });
        }}
      />
    </>
  );
}
