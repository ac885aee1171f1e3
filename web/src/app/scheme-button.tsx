import { DarkModeOutlined as DarkMode } from '../ui/icons/dark-mode-outlined.tsx';
import { LightModeOutlined as LightMode } from '../ui/icons/light-mode-outlined.tsx';
import { useColorScheme, type SxProps, type Theme } from '@mui/material/styles';
import { IconButton } from '../ui/icon-button.tsx';
import * as texts from './texts.ts';

/**
 * Switches between light and dark; the system's setting is the default. It has both signs with their names, and the
 * styles show one of them, so that the right one is there before the script.
 */
export function SchemeButton({ sx = {} }: { readonly sx?: SxProps<Theme> }): React.JSX.Element {
  const { mode, systemMode, setMode } = useColorScheme();
  return (
    <IconButton
      aria-label={undefined}
      sx={sx}
      onClick={() => {
        setMode((mode === 'system' ? systemMode : mode) === 'dark' ? 'light' : 'dark');
      }}
    >
      <LightMode titleAccess={texts.lightColours()} sx={IN_THE_DARK} />
      <DarkMode titleAccess={texts.darkColours()} sx={IN_THE_LIGHT} />
    </IconButton>
  );
}

const DARK = '[data-color-scheme="dark"] &';
const IN_THE_DARK = { display: 'none', [DARK]: { display: 'block' } } as const;
const IN_THE_LIGHT = { [DARK]: { display: 'none' } } as const;
