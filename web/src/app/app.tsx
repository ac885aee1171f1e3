import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Toaster } from 'react-hot-toast';
import { SessionProvider } from '../firebase/session-context.tsx';
import { theme } from './theme.ts';

const TOAST_MS = 5000;

/** Providers around the router, in the browser and where pages are rendered at build. */
export function App({ children }: { readonly children: ReactNode }): React.JSX.Element {
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } } }),
  );
  return (
    <ThemeProvider theme={theme} defaultMode="system">
      <CssBaseline />
      <QueryClientProvider client={queries}>
        <SessionProvider>
          {children}
          <Toaster
            position="top-right"
            toastOptions={{ duration: TOAST_MS, style: { fontWeight: 600, borderRadius: 16 } }}
          />
        </SessionProvider>
      </QueryClientProvider>
    </ThemeProvider>
  );
}
