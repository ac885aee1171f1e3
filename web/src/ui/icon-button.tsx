import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { useButton, type PressProps } from './use-button.ts';

const OFF = { color: 'text.disabled', cursor: 'default' } as const;

const Root = styled('button')(({ theme }) =>
  theme.unstable_sx({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 44,
    height: 44,
    p: 0,
    border: 0,
    borderRadius: '50%',
    bgcolor: 'transparent',
    color: 'text.primary',
    cursor: 'pointer',
    '&:hover': { bgcolor: 'action.hover' },
    '&:disabled': OFF,
    '&[data-off]': OFF,
  }),
);

/** A button with an icon, large enough for a finger. */
export function IconButton(
  props: PressProps & {
    /** Undefined only where the icon has the name. */
    readonly 'aria-label': string | undefined;
    readonly sx?: SxProps<Theme>;
  },
): React.JSX.Element {
  return <Root {...useButton(props)} />;
}
