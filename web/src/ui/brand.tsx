import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';

/** The logo: a steaming bowl and the name. */
export function Brand(): React.JSX.Element {
  return (
    <Box
      component={Link}
      to={paths.home}
      aria-label="Foodhouse, home"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        color: 'text.primary',
        textDecoration: 'none',
        minHeight: 44,
        minWidth: 44,
      }}
    >
      {/* Low priority: the font comes first. */}
      <img src="/img/food/beef-pho.webp" alt="" width={34} height={34} fetchPriority="low" />
      <Typography component="span" sx={{ typography: 'h3' }}>
        Foodhouse
      </Typography>
    </Box>
  );
}
