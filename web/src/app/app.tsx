import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Toaster } from 'react-hot-toast';
import { SessionProvider } from '../data/session-context.tsx';

const TOAST_MS = 5000;

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
      <ThemeProvider theme={theme} defaultMode="system">
        <CssBaseline />
        <SessionProvider>
          {children}
          <Toaster
            position="top-right"
            toastOptions={{ duration: TOAST_MS, style: { fontWeight: 600, borderRadius: 16 } }}
          />
        </SessionProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
