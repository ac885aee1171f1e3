import { styled } from '@mui/material/styles';
import { IS_RTL } from '../lib/direction.ts';
import { RADII } from './radii.ts';

/** Down, as far from the edge as the words are from theirs. */
const ARROW = {
  appearance: 'none',
  paddingInline: '12px 34px',
  background:
    'linear-gradient(45deg, transparent 50%, currentColor 50%) right 18px center / 5px 5px no-repeat, linear-gradient(135deg, currentColor 50%, transparent 50%) right 13px center / 5px 5px no-repeat',
  ...(IS_RTL && { backgroundPosition: 'left 13px center, left 18px center' }),
  // Which draws no background: the browser's own.
  '@media (forced-colors: active)': { appearance: 'auto', backgroundImage: 'none' },
} as const;

/** Over the edge of the other part. */
const ABOVE = { position: 'relative', zIndex: 1 } as const;

const Select = styled('select')(({ theme }) =>
  theme.unstable_sx({
    flex: '1 1 auto',
    minHeight: 48,
    minWidth: 0,
    ...ARROW,
    border: 1,
    borderColor: 'edge',
    borderRadius: RADII.field,
    bgcolor: 'background.paper',
    color: 'text.primary',
    typography: 'body1',
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    '&[aria-invalid="true"]': { borderColor: 'error.main' },
    '&[data-joined="start"]': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
    '&[data-joined="end"]': { borderStartStartRadius: 0, borderEndStartRadius: 0, marginInlineStart: '-1px' },
    '&[data-joined]:focus-visible': ABOVE,
    '&[data-joined][aria-invalid="true"]': ABOVE,
  }),
);

export interface InlineOption {
  readonly value: string;
  readonly label: string;
  /** The heading under which it stands, with those beside it; left out for none. */
  readonly group?: string | undefined;
}

/** One of some values, chosen in the browser's own menu. In a line it shares what is left of it. */
export function InlineSelect({
  label,
  options,
  value,
  isInvalid = false,
  joined,
  describedBy,
  onChange,
}: {
  /** Accessible name. */
  readonly label: string;
  readonly options: readonly InlineOption[];
  readonly value: string;
  readonly isInvalid?: boolean;
  /** Which part it is of one field of two; left out for one alone. */
  readonly joined?: 'start' | 'end';
  /** The id of what says more of it. */
  readonly describedBy?: string | undefined;
  readonly onChange: (value: string) => void;
}): React.JSX.Element {
  return (
    <Select
      aria-label={label}
      aria-invalid={isInvalid}
      data-joined={joined}
      aria-describedby={describedBy}
      value={value}
      onChange={({ target }) => {
        onChange(target.value);
      }}
    >
      {groupsOf(options).map(([group, ofGroup]) => {
        const each = ofGroup.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ));
        return group === undefined ? (
          each
        ) : (
          <optgroup key={group} label={group}>
            {each}
          </optgroup>
        );
      })}
    </Select>
  );
}

function groupsOf(
  options: readonly InlineOption[],
): readonly (readonly [string | undefined, readonly InlineOption[]])[] {
  const groups = new Map<string | undefined, InlineOption[]>();
  for (const option of options) groups.set(option.group, [...(groups.get(option.group) ?? []), option]);
  return [...groups];
}
