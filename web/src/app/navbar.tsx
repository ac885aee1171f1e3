import Close from '@mui/icons-material/Close';
import Menu from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import { useState } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router-dom';
import { signOut } from '../firebase/session.ts';
import { useSession } from '../firebase/session-context.tsx';
import { Brand } from './brand.tsx';
import { paths } from './paths.ts';
import { SchemeButton } from './scheme-button.tsx';

const LINKS = [
  { to: paths.home, label: 'Home' },
  { to: paths.inventory, label: 'Foods' },
  { to: paths.review, label: 'Review' },
  { to: paths.about, label: 'About' },
  { to: paths.dashboard, label: 'Dashboard' },
] as const;

/** The bar of every page: a row of links, behind a button on a phone. */
export function Navbar(): React.JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  const { pathname } = useLocation();
  const close = (): void => {
    setIsOpen(false);
  };
  return (
    <AppBar
      position="sticky"
      color="transparent"
      elevation={0}
      sx={{ bgcolor: 'background.default', borderBottom: 1, borderColor: 'divider' }}
    >
      <Container maxWidth="lg">
        <Toolbar disableGutters sx={{ gap: 2, minHeight: 68, flexWrap: 'wrap' }}>
          <Brand />
          <Box sx={{ flexGrow: 1 }} />
          <Box sx={{ display: { md: 'none' } }}>
            <SchemeButton />
            <IconButton
              aria-label={isOpen ? 'Close menu' : 'Open menu'}
              aria-expanded={isOpen}
              aria-controls="site-links"
              onClick={() => {
                setIsOpen(!isOpen);
              }}
              sx={{ width: 44, height: 44 }}
            >
              {isOpen ? <Close /> : <Menu />}
            </IconButton>
          </Box>
          <Box
            component="nav"
            id="site-links"
            aria-label="Site"
            sx={{
              display: { xs: isOpen ? 'grid' : 'none', md: 'flex' },
              width: { xs: '100%', md: 'auto' },
              gap: 0.5,
              alignItems: 'center',
              pb: { xs: 2, md: 0 },
            }}
          >
            {LINKS.map(({ to, label }) => (
              <Button
                key={to}
                component={NavLink}
                to={to}
                end={to === paths.home}
                onClick={close}
                color="inherit"
                sx={{
                  color: 'text.primary',
                  justifyContent: { xs: 'start', md: 'center' },
                  '&.active': { color: 'primary.main', bgcolor: 'plate.peach' },
                }}
              >
                {label}
              </Button>
            ))}
            <SessionButton from={pathname} onDone={close} />
            <Box sx={{ display: { xs: 'none', md: 'block' } }}>
              <SchemeButton />
            </Box>
          </Box>
        </Toolbar>
      </Container>
    </AppBar>
  );
}

/** Login when signed out, SignOut when signed in; while that is not known, room for either. */
function SessionButton({ from, onDone }: { readonly from: string; readonly onDone: () => void }): React.JSX.Element {
  const session = useSession();
  const navigate = useNavigate();
  if (session.status === 'signed-out') {
    return (
      <Button
        component={NavLink}
        to={paths.login}
        state={{ from }}
        variant="contained"
        onClick={onDone}
        sx={{ '[data-session="known"] &': { visibility: 'hidden' } }}
      >
        Login
      </Button>
    );
  }
  const end = async (): Promise<void> => {
    onDone();
    await signOut();
    await navigate(paths.home);
  };
  return (
    <Button variant="outlined" disabled={session.status === 'loading'} onClick={() => void end()}>
      SignOut
    </Button>
  );
}
