import { MESSAGES } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { DASHBOARD_LINKS } from '../app/dashboard-layout.tsx';
import { paths } from '../app/paths.ts';
import { PageHeading } from '../components/page-heading.tsx';
import { useSignedInUser } from '../firebase/use-signed-in-user.ts';

const TEXTS: Record<string, { readonly picture: string; readonly text: string }> = {
  [paths.myOrders]: { picture: '/img/site/bag.webp', text: 'Follow what you ordered, live.' },
  [paths.orderList]: { picture: '/img/site/bell.webp', text: 'Accept or reject what came in.' },
  [paths.kitchen]: { picture: '/img/site/cook.webp', text: 'What is to be cooked, the longest waiting first.' },
};

export function Component(): React.JSX.Element {
  const { role } = useSignedInUser();
  return (
    <>
      <PageHeading title="Dashboard">{MESSAGES.welcome}</PageHeading>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))' }}>
        {DASHBOARD_LINKS.filter((link) => link.isFor(role)).map(({ to, label }) => (
          <Box
            key={to}
            component={Link}
            to={to}
            sx={{
              display: 'grid',
              gap: 1,
              p: 3,
              borderRadius: 5,
              bgcolor: 'background.paper',
              border: 1,
              borderColor: 'divider',
              color: 'text.primary',
              textDecoration: 'none',
              '&:hover': { borderColor: 'primary.main' },
            }}
          >
            <img src={TEXTS[to]?.picture} alt="" width={64} height={64} />
            <Typography component="h2" variant="h3">
              {label}
            </Typography>
            <Typography color="textSecondary">{TEXTS[to]?.text}</Typography>
          </Box>
        ))}
      </Box>
    </>
  );
}
