import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import * as texts from './texts.ts';
import * as site from '../texts.ts';

/** The logo: a steaming bowl and the name. */
export function Brand({
  slotProps = { name: { sx: {} } },
}: {
  readonly slotProps?: { readonly name: { readonly sx: SxProps<Theme> } };
}): React.JSX.Element {
  return (
    <Box
      component={Link}
      to={paths.home}
      aria-label={texts.homeLink()}
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
      <Typography component="span" sx={[{ typography: 'h3' }, slotProps.name.sx].flat()}>
        {site.siteName()}
      </Typography>
    </Box>
  );
}
