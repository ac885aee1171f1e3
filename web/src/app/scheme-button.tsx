import { DarkModeOutlined as DarkMode } from '../ui/icons/dark-mode-outlined.tsx';
import { LightModeOutlined as LightMode } from '../ui/icons/light-mode-outlined.tsx';
import { useColorScheme } from '@mui/material/styles';
import { IconButton } from '../ui/icon-button.tsx';

/**
 * Switches between light and dark; the system's setting is the default. It has both signs with their names, and the
 * styles show one of them, so that the right one is there before the script.
 */
export function SchemeButton(): React.JSX.Element {
  const { mode, systemMode, setMode } = useColorScheme();
  return (
    <IconButton
      aria-label={undefined}
      onClick={() => {
        setMode((mode === 'system' ? systemMode : mode) === 'dark' ? 'light' : 'dark');
      }}
      sx={LOOK}
    >
      <LightMode titleAccess="Switch to light colours" />
      <DarkMode titleAccess="Switch to dark colours" />
    </IconButton>
  );
}

const DARK = '[data-color-scheme="dark"] &';
const LOOK = {
  '& > :first-of-type': { display: 'none' },
  [DARK]: { '& > :first-of-type': { display: 'block' }, '& > :last-of-type': { display: 'none' } },
} as const;
