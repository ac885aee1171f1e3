import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import { IconButton } from '../ui/icon-button.tsx';
import { useColorScheme } from '@mui/material/styles';

/** Switches between light and dark; the system's setting is the default. */
export function SchemeButton(): React.JSX.Element {
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  return (
    <IconButton
      aria-label={isDark ? 'Switch to light colours' : 'Switch to dark colours'}
      onClick={() => {
        setMode(isDark ? 'light' : 'dark');
      }}
    >
      {isDark ? <LightMode /> : <DarkMode />}
    </IconButton>
  );
}
