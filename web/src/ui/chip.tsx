import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { RADII } from './radii.ts';

export type ChipColor = 'default' | 'secondary' | 'warning' | 'error';

/** A word on a card, such as 'NEW' or '3 left'. It has MUI's props; MUI's own is too heavy for public pages. */
export function Chip({
  label,
  color = 'default',
  variant = 'filled',
  sx,
  ...data
}: {
  readonly label: string;
  /** Of one that no house with a name has (lib/house-face.ts). */
  readonly 'data-sample'?: '';
  readonly color?: ChipColor;
  readonly variant?: 'filled' | 'outlined';
  readonly sx?: SxProps<Theme> | undefined;
}): React.JSX.Element {
  return (
    <Root data-chip={color} data-variant={variant} sx={sx} {...data}>
      {label}
    </Root>
  );
}

const Root = styled('span')(({ theme }) =>
  theme.unstable_sx({
    display: 'inline-flex',
    alignItems: 'center',
    verticalAlign: 'middle',
    height: 24,
    px: 1.25,
    border: '1px solid transparent',
    borderRadius: RADII.pill,
    bgcolor: 'action.selected',
    color: 'text.secondary',
    typography: 'caption',
    fontWeight: 700,
    whiteSpace: 'nowrap',
    '&[data-chip="secondary"]': { bgcolor: 'secondary.light', color: 'secondary.dark' },
    '&[data-chip="warning"]': { bgcolor: 'warning.light', color: 'warning.dark' },
    '&[data-chip="error"]': { bgcolor: 'error.light', color: 'error.dark' },
    '&[data-variant="outlined"]': { bgcolor: 'transparent', borderColor: 'edge' },
  }),
);

/** For a chip that lies on the picture of a food of the menu, which is small in a row. */
export const ON_PICTURE = {
  '&&': { height: { xs: 20, lg: 24 }, bgcolor: 'background.paper', color: 'text.primary' },
} as const;
