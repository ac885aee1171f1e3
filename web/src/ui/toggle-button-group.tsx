import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { bringIntoLine } from './bring-into-line.ts';
import { RADII } from './radii.ts';

interface ToggleButtonGroupProps<T extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  /** A count is quieter than its label. */
  readonly options: readonly {
    readonly value: T;
    readonly label: string | number;
    readonly count?: number | string | undefined;
  }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** On a phone the buttons share the line, each with its count over its name. */
  readonly isShared?: boolean;
  /** The buttons lead to parts of the page: the one is current, and not pressed. */
  readonly leads?: boolean;
  /** Whether the current part is on its way. */
  readonly isBusy?: boolean;
  /** It scrolls sideways, by its `sx`. */
  readonly 'data-scrolls'?: '';
  readonly sx?: SxProps<Theme>;
  readonly slotProps?: { readonly button: { readonly sx: SxProps<Theme> } };
}

/**
 * A group of buttons of which one is pressed, such as the filters above a list. In a line that scrolls sideways, that one is in
 * sight, also where it was not pressed here but named by an address.
 */
export function ToggleButtonGroup<T extends string>({
  label,
  options,
  value,
  onChange,
  isShared = false,
  leads = false,
  isBusy = false,
  'data-scrolls': scrolls,
  sx = {},
  slotProps = { button: { sx: {} } },
}: ToggleButtonGroupProps<T>): React.JSX.Element {
  return (
    <Box
      component={leads ? 'nav' : 'div'}
      role={leads ? undefined : 'group'}
      aria-label={label}
      data-scrolls={scrolls}
      sx={[isShared ? SHARED_LINE : LINE, sx].flat()}
    >
      {options.map((option) => (
        <Box
          component="button"
          type="button"
          key={option.value}
          ref={option.value === value ? bringIntoLine : undefined}
          aria-pressed={leads ? undefined : option.value === value}
          aria-current={leads && option.value === value ? 'true' : undefined}
          aria-busy={isBusy && option.value === value ? true : undefined}
          onClick={() => {
            onChange(option.value);
          }}
          sx={[TOGGLE_BUTTON, isShared ? SHARE : {}, slotProps.button.sx].flat()}
        >
          {option.label}
          {option.count !== undefined && (
            <Box component="span" sx={isShared ? SHARED_COUNT : COUNT}>
              {option.count}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

/** For short words: buttons that find room beside each other on a phone too. */
export const IN_ONE_LINE = { button: { sx: { px: { xs: 1, sm: 2.25 } } } } as const;

const LINE = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const;
const SHARED_LINE = {
  ...LINE,
  gap: { xs: 0.5, sm: 1 },
  flexGrow: { xs: 1, sm: 0 },
  // Short words of three stand in one line, whatever is beside them.
  minWidth: { xs: 'min(100%, 184px)', sm: 0 },
} as const;

const CHOSEN = { bgcolor: 'primary.light', color: 'primary.dark', borderColor: 'primary.main' } as const;

/** The look of a button that is pressed or not (`aria-pressed`), or that leads to where the page is (`aria-current`). */
export const TOGGLE_BUTTON = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  minWidth: 44,
  minHeight: 44,
  px: 2.25,
  border: 1,
  borderColor: 'edge',
  borderRadius: RADII.pill,
  bgcolor: 'background.paper',
  color: 'text.secondary',
  typography: 'body2',
  fontWeight: 700,
  cursor: 'pointer',
  '&:hover': { borderColor: 'text.secondary' },
  '&[aria-pressed="true"]': CHOSEN,
  '&[aria-current]': CHOSEN,
} as const;

const SHARE = {
  '@media (max-width: 599.95px)': {
    flex: '1 1 0',
    flexDirection: 'column-reverse',
    justifyContent: 'center',
    gap: 0,
    minWidth: 'min-content', // its word is not cut where the others have room
    minHeight: 48,
    px: 0.5,
    borderRadius: RADII.field,
    typography: 'caption',
    fontWeight: 700,
  },
} as const;

const COUNT = { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' } as const;
const SHARED_COUNT = {
  ...COUNT,
  '@media (max-width: 599.95px)': { typography: 'body1', fontWeight: 800, color: 'inherit', whiteSpace: 'nowrap' },
} as const;
