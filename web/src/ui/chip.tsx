import { styled } from '@mui/material/styles';
import { RADII } from './radii.ts';

export type ChipColor = 'default' | 'secondary' | 'warning' | 'error';

/** A word on a card, such as 'NEW' or '3 left'. It has MUI's props; MUI's own is too heavy for public pages. */
export function Chip({
  label,
  color = 'default',
  variant = 'filled',
}: {
  readonly label: string;
  readonly color?: ChipColor;
  readonly variant?: 'filled' | 'outlined';
}): React.JSX.Element {
  return (
    <Root data-chip={color} data-variant={variant}>
      {label}
    </Root>
  );
}

const Root = styled('span')(({ theme }) =>
  theme.unstable_sx({
    display: 'inline-flex',
    alignItems: 'center',
    height: 26,
    px: 1.25,
    border: '1px solid transparent',
    borderRadius: RADII.pill,
    bgcolor: 'action.selected',
    color: 'text.primary',
    fontSize: '0.8rem',
    fontWeight: 700,
    letterSpacing: 0,
    lineHeight: 1,
    whiteSpace: 'nowrap',
    '&[data-chip="secondary"]': { bgcolor: 'secondary.main', color: 'secondary.contrastText' },
    '&[data-chip="warning"]': { bgcolor: 'warning.main', color: 'warning.contrastText' },
    '&[data-chip="error"]': { bgcolor: 'error.main', color: 'error.contrastText' },
    '&[data-variant="outlined"]': { bgcolor: 'transparent', borderColor: 'currentColor', color: 'text.primary' },
    '&[data-variant="outlined"][data-chip="secondary"]': { color: 'secondary.main' },
  }),
);
