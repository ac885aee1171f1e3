import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useHouseName } from '../lib/house-face.ts';
import { paths } from '../paths.ts';
import { Sign } from './sign.tsx';
import * as site from '../texts.ts';

/** The logo: its sign and the name of the house, which ends where its room does. */
export function Brand({
  slotProps = { name: { sx: {} } },
}: {
  readonly slotProps?: { readonly name: { readonly sx: SxProps<Theme> } };
}): React.JSX.Element {
  const name = useHouseName();
  return (
    <Box
      component={Link}
      to={paths.home}
      aria-label={site.homeLink({ name })}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        color: 'text.primary',
        textDecoration: 'none',
        minHeight: 44,
        minWidth: 44,
        maxWidth: '100%',
      }}
    >
      <Sign />
      <Typography component="span" sx={[NAME, slotProps.name.sx].flat()}>
        <bdi data-house-name>{name}</bdi>
      </Typography>
    </Box>
  );
}

const NAME = {
  typography: 'h3',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** Of a name in a bar that has little room for it: it goes on in a second line. */
export const TWO_LINES = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  lineHeight: 1.15,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const;
