import Box from '@mui/material/Box';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';
import { SkipLink } from './skip-link.tsx';

/** Navbar and footer around a public page. */
export function PublicLayout(): React.JSX.Element {
  return (
    <>
      <SkipLink />
      <Navbar />
      <Box component="main" id="content" sx={{ minHeight: '70vh' }}>
        <Outlet />
      </Box>
      <Footer />
      <ScrollRestoration />
    </>
  );
}
