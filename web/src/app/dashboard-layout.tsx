import { MESSAGES, totalReviewsHeading, totalUsersHeading, worksInKitchen, type Role } from '@foodhouse/domain';
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
import { NavButton } from '../components/button.tsx';
import { FailureBlock } from '../components/failure-block.tsx';
import { LoadingBlock } from '../components/loading-block.tsx';
import { HEADING_STYLE } from '../components/page-heading.tsx';
import { TableSearchBox, TableSearchProvider } from '../components/table-search.tsx';
import { AccountButton } from '../features/account/account-button.tsx';
import type { SignedInUser } from '../firebase/session.ts';
import { RoleWatch } from '../firebase/role-watch.tsx';
import { Navbar } from './navbar.tsx';
import { paths } from './paths.ts';
import { SkipLink } from './skip-link.tsx';

interface DashboardPage {
  readonly to: string;
  readonly label: string;
  readonly icon: React.JSX.Element;
  readonly isFor: (role: Role) => boolean;
  /** What its h1 says before anything was fetched; its label where there is none. */
  readonly heading?: string;
  /** Whether there is something for the search box to search. */
  readonly hasList: boolean;
}

/** The drawer's links and who sees each: first those that everybody sees. */
export const DASHBOARD_PAGES: readonly DashboardPage[] = [
  {
    to: paths.dashboard,
    label: 'Food List',
    icon: <Restaurant />,
    isFor: () => true,
    heading: MESSAGES.welcome,
    hasList: true,
  },
  { to: paths.myOrders, label: 'My Orders', icon: <Receipt />, isFor: () => true, hasList: true },
  {
    to: paths.reviews,
    label: 'Reviews',
    icon: <Reviews />,
    isFor: () => true,
    heading: totalReviewsHeading(null),
    hasList: true,
  },
  { to: paths.orderList, label: 'Order List', icon: <ListAlt />, isFor: (role) => role === 'admin', hasList: true },
  { to: paths.addFood, label: 'Add Food', icon: <AddCircle />, isFor: (role) => role === 'admin', hasList: false },
  {
    to: paths.allUsers,
    label: 'All Users',
    icon: <Group />,
    isFor: (role) => role === 'admin',
    heading: totalUsersHeading(null),
    hasList: true,
  },
  { to: paths.kitchen, label: 'Kitchen', icon: <Kitchen />, isFor: worksInKitchen, hasList: true },
];

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

/** The same before it is known who is here, with everything in its place. Every dashboard page's HTML begins with it. */
export function DashboardWaiting({
  onRetry,
}: {
  /** Given once it could not be found out: the page says so. */
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
  /** Null while that is not known. */
  readonly user: SignedInUser | null;
  readonly children: ReactNode;
}): React.JSX.Element {
  const page = usePage();
  return (
    <>
      <SkipLink />
      <Navbar />
      <Container
        maxWidth="xl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '232px minmax(0, 1fr)' },
          gap: { xs: 2, md: 5 },
          py: { xs: 2, md: 4 },
        }}
      >
        <Box component="aside" sx={{ alignSelf: 'start', position: { md: 'sticky' }, top: { md: 100 } }}>
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
            {DASHBOARD_PAGES.filter((link) => link.isFor(user?.role ?? 'user')).map(({ to, label, icon }) => (
              <NavButton key={to} to={to} end startIcon={icon} sx={{ justifyContent: 'start', flexShrink: 0 }}>
                {label}
              </NavButton>
            ))}
            <AccountButton user={user} />
          </Box>
          {page?.hasList && (
            <Box sx={{ mt: { xs: 1.5, md: 3 } }}>
              <TableSearchBox />
            </Box>
          )}
        </Box>
        <Box component="main" id="content" sx={{ minWidth: 0, minHeight: '70vh' }}>
          {children}
        </Box>
      </Container>
    </>
  );
}

/** The page of the address; undefined where there is none. */
function usePage(): DashboardPage | undefined {
  const { pathname } = useLocation();
  return DASHBOARD_PAGES.find(({ to }) => to === pathname);
}
