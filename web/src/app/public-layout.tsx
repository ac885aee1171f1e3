import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';
import { SkipLink } from '../ui/skip-link.tsx';

export function PublicLayout({ children }: { readonly children: ReactNode }): React.JSX.Element {
  return (
    <>
      <SkipLink />
      <Navbar />
      <Box component="main" id="content" sx={{ minHeight: '70vh' }}>
        {children}
      </Box>
      <Footer />
    </>
  );
}
