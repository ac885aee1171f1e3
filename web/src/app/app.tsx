import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Toaster } from 'react-hot-toast';
import { RouterProvider } from 'react-router-dom';
import { SessionProvider } from '../firebase/session-context.tsx';
import { createRouter } from './router.tsx';
import { theme } from './theme.ts';

const TOAST_MS = 5000;

/** Providers around the router. */
export function App(): React.JSX.Element {
  const [router] = useState(createRouter);
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } } }),
  );
  return (
    <ThemeProvider theme={theme} defaultMode="system">
      <CssBaseline />
      <QueryClientProvider client={queries}>
        <SessionProvider>
          <RouterProvider router={router} />
          <Toaster
            position="top-right"
            toastOptions={{ duration: TOAST_MS, style: { fontWeight: 600, borderRadius: 16 } }}
          />
        </SessionProvider>
      </QueryClientProvider>
    </ThemeProvider>
  );
}
