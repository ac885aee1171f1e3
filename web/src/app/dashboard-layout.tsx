import type { Role } from '@foodhouse/domain';
import AddCircle from '@mui/icons-material/AddCircleOutlined';
import Group from '@mui/icons-material/GroupOutlined';
import Kitchen from '@mui/icons-material/SoupKitchenOutlined';
import ListAlt from '@mui/icons-material/ListAltOutlined';
import Receipt from '@mui/icons-material/ReceiptLongOutlined';
import Restaurant from '@mui/icons-material/RestaurantMenuOutlined';
import Reviews from '@mui/icons-material/ReviewsOutlined';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { NavButton } from '../ui/button.tsx';
import { FailureBlock } from '../ui/failure-block.tsx';
import { LoadingBlock } from '../ui/loading-block.tsx';
import { useIsFullScreen } from '../lib/full-screen.ts';
import { HEADING_STYLE } from '../ui/page-heading.tsx';
import { TableSearchProvider } from '../ui/table-search.tsx';
import { AccountButton } from '../features/account/account-button.tsx';
import type { SignedInUser } from '../data/session.ts';
import { RoleWatch } from '../data/role-watch.tsx';
import { Navbar } from './navbar.tsx';
import { ALL_PAGES, isBehindLogin, type DashboardPage } from '../pages.ts';
import { drawerOf } from './drawer.ts';
import { SkipLink } from './skip-link.tsx';

const ICONS: Readonly<Record<DashboardPage['icon'], React.JSX.Element>> = {
  add: <AddCircle />,
  bell: <Kitchen />,
  dish: <Restaurant />,
  list: <ListAlt />,
  people: <Group />,
  receipt: <Receipt />,
  star: <Reviews />,
};

const ROLE_LABELS: Record<Role, string> = { admin: 'Admin', chef: 'Chef', user: 'Customer' };

/** Navbar, drawer by role, and the page. */
export function DashboardLayout({
  user,
  children,
}: {
  readonly user: SignedInUser;
  readonly children: ReactNode;
}): React.JSX.Element {
  const { pathname } = useLocation();
  return (
    <TableSearchProvider key={pathname}>
      <RoleWatch user={user} />
      <Frame user={user}>{children}</Frame>
    </TableSearchProvider>
  );
}

/**
 * The same layout while the session is unknown, with everything in its place. It is the HTML of every dashboard page.
 */
export function DashboardWaiting({
  onRetry,
}: {
  /** Present when the session could not be determined: the page then says so. */
  readonly onRetry?: () => void;
}): React.JSX.Element {
  const page = usePage();
  return (
    <Frame user={null}>
      {page && (
        <Typography component="h1" variant="h2" sx={HEADING_STYLE}>
          {page.heading ?? page.label}
        </Typography>
      )}
      {onRetry ? (
        <FailureBlock reason="unavailable" onRetry={onRetry} />
      ) : (
        <LoadingBlock label="Checking who you are" />
      )}
    </Frame>
  );
}

function Frame({
  user,
  children,
}: {
  /** Null while the session is unknown. */
  readonly user: SignedInUser | null;
  readonly children: ReactNode;
}): React.JSX.Element {
  const isFullScreen = useIsFullScreen();
  return (
    <>
      <SkipLink />
      {!isFullScreen && <Navbar />}
      <Container
        maxWidth={isFullScreen ? false : 'xl'}
        disableGutters={isFullScreen}
        sx={{
          display: isFullScreen ? 'block' : 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '232px minmax(0, 1fr)' },
          gap: { xs: 2, md: 5 },
          py: isFullScreen ? 0 : { xs: 2, md: 4 },
        }}
      >
        <Box
          component="aside"
          hidden={isFullScreen}
          sx={{ alignSelf: 'start', position: { md: 'sticky' }, top: { md: 100 } }}
        >
          <Box sx={{ display: { xs: 'none', md: 'block' }, mb: 2.5, px: 1, minHeight: 44 }}>
            <Typography sx={{ fontWeight: 800 }} noWrap>
              {user && (user.displayName || user.email)}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {user && ROLE_LABELS[user.role]}
            </Typography>
          </Box>
          <Box
            component="nav"
            aria-label="Dashboard"
            sx={{
              display: 'flex',
              flexDirection: { md: 'column' },
              gap: 0.75,
              overflowX: 'auto',
              pb: { xs: 1, md: 0 },
            }}
          >
            {drawerOf(ALL_PAGES, user?.role ?? null).map(({ path, label, icon }) => (
              <NavButton
                key={path}
                to={path}
                end
                startIcon={ICONS[icon]}
                sx={{ justifyContent: 'start', flexShrink: 0 }}
              >
                {label}
              </NavButton>
            ))}
            <AccountButton user={user} />
          </Box>
        </Box>
        <Box component="main" id="content" sx={{ minWidth: 0, minHeight: '70vh' }}>
          {children}
        </Box>
      </Container>
    </>
  );
}

/** The page of the current address; undefined for an unknown address. */
function usePage(): DashboardPage | undefined {
  const { pathname } = useLocation();
  return ALL_PAGES.filter(isBehindLogin).find(({ path }) => path === pathname);
}
