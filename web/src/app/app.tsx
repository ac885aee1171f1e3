import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Toaster, type DefaultToastOptions } from 'react-hot-toast';
import { SessionProvider } from '../data/session-context.tsx';
import { RADII } from '../ui/radii.ts';

const TOAST_MS = 5000;
/** Below the bar at the top, of which a toast covers nothing. */
const TOAST_PLACE = { top: 'calc(var(--bar-height, 68px) + 8px)' };

/** Of its meaning's colour at the edge and in its sign. */
function toastLook(color: 'secondary' | 'error'): DefaultToastOptions {
  const main = `var(--mui-palette-${color}-main)`;
  return {
    style: { borderLeft: `4px solid ${main}` },
    iconTheme: { primary: main, secondary: `var(--mui-palette-${color}-contrastText)` },
  };
}

const TOASTS: DefaultToastOptions & Record<'success' | 'error', DefaultToastOptions> = {
  duration: TOAST_MS,
  style: {
    maxWidth: 420,
    borderRadius: RADII.field,
    background: 'var(--mui-palette-background-paper)',
    color: 'var(--mui-palette-text-primary)',
    fontSize: '0.875rem',
    fontWeight: 600,
  },
  success: toastLook('secondary'),
  error: toastLook('error'),
};

/** Providers inside the router, in the browser and in the prerender build. */
export function App({
  styles,
  theme,
  children,
}: {
  readonly styles: EmotionCache;
  readonly theme: Theme;
  readonly children: ReactNode;
}): React.JSX.Element {
  return (
    <CacheProvider value={styles}>
      {/* No markup depends on the mode (scheme-button.tsx), so that it need not wait for the hydration, and render again. */}
      <ThemeProvider theme={theme} defaultMode="system" noSsr>
        <CssBaseline />
        <SessionProvider>
          {children}
          <Toaster position="top-right" containerStyle={TOAST_PLACE} toastOptions={TOASTS} />
        </SessionProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
