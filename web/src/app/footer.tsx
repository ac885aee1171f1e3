import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Brand } from './brand.tsx';

const GROUPS = [
  { title: 'Services', items: ['Branding', 'Design', 'Marketing', 'Advertisement'] },
  { title: 'Company', items: ['About us', 'Contact', 'Jobs', 'Press kit'] },
] as const;

const YEAR = new Date().getFullYear();

/** Shared by the public pages. The entries name what the house does; they lead nowhere yet, so they are no links. */
export function Footer(): React.JSX.Element {
  return (
    <Box component="footer" sx={{ mt: 10, bgcolor: 'background.paper', borderTop: 1, borderColor: 'divider' }}>
      <Container
        maxWidth="lg"
        sx={{ py: 6, display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr 1fr' } }}
      >
        <Box>
          <Brand />
          <Typography color="textSecondary" sx={{ maxWidth: 340, mt: 1 }}>
            One kitchen, cooking breakfast, lunch and dinner for the neighbourhood.
          </Typography>
        </Box>
        {GROUPS.map(({ title, items }) => (
          <Box key={title}>
            <Typography component="h2" variant="overline" color="textSecondary">
              {title}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1, display: 'grid', gap: 0.75 }}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </Box>
          </Box>
        ))}
      </Container>
      <Typography component="p" variant="body2" color="textSecondary" sx={{ textAlign: 'center', pb: 4 }}>
        © {YEAR} Foodhouse. All rights reserved.
      </Typography>
    </Box>
  );
}
