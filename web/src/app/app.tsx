import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { SessionProvider } from '../data/session-context.tsx';
import { Toasts } from './toasts.tsx';

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
          <Toasts />
        </SessionProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
