import { worksInKitchen, type Role } from '@foodhouse/domain';
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
import { TableSearchBox, TableSearchProvider } from '../components/table-search.tsx';
import type { SignedInUser } from '../firebase/session.ts';
import { useRoleWatch } from '../firebase/use-role-watch.ts';
import { Navbar } from './navbar.tsx';
import { paths } from './paths.ts';
import { SkipLink } from './skip-link.tsx';

interface DrawerLink {
  readonly to: string;
  readonly label: string;
  readonly icon: React.JSX.Element;
  readonly isFor: (role: Role) => boolean;
}

/** The drawer's links and who sees each. */
export const DASHBOARD_LINKS: readonly DrawerLink[] = [
  { to: paths.dashboard, label: 'Food List', icon: <Restaurant />, isFor: () => true },
  { to: paths.myOrders, label: 'My Orders', icon: <Receipt />, isFor: () => true },
  { to: paths.reviews, label: 'Reviews', icon: <Reviews />, isFor: () => true },
  { to: paths.orderList, label: 'Order List', icon: <ListAlt />, isFor: (role) => role === 'admin' },
  { to: paths.addFood, label: 'Add Food', icon: <AddCircle />, isFor: (role) => role === 'admin' },
  { to: paths.allUsers, label: 'All Users', icon: <Group />, isFor: (role) => role === 'admin' },
  { to: paths.kitchen, label: 'Kitchen', icon: <Kitchen />, isFor: worksInKitchen },
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
  useRoleWatch(user);
  const { pathname } = useLocation();
  return (
    <TableSearchProvider key={pathname}>
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
          <Box sx={{ display: { xs: 'none', md: 'block' }, mb: 2.5, px: 1 }}>
            <Typography sx={{ fontWeight: 800 }} noWrap>
              {user.displayName || user.email}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {ROLE_LABELS[user.role]}
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
            {DASHBOARD_LINKS.filter((link) => link.isFor(user.role)).map(({ to, label, icon }) => (
              <NavButton key={to} to={to} end startIcon={icon} sx={{ justifyContent: 'start', flexShrink: 0 }}>
                {label}
              </NavButton>
            ))}
          </Box>
          <Box sx={{ mt: { xs: 1.5, md: 3 } }}>
            <TableSearchBox />
          </Box>
        </Box>
        <Box component="main" id="content" sx={{ minWidth: 0, minHeight: '70vh' }}>
          {children}
        </Box>
      </Container>
    </TableSearchProvider>
  );
}
