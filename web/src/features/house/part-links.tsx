import { Global } from '@emotion/react';
import Box from '@mui/material/Box';
import { PARTS } from './house-parts.ts';
import { RADII } from '../../ui/radii.ts';
import { WITH_LINKS } from '../../app/widths.ts';

/** Jump to the parts of the page, from wherever it is scrolled to. */
export function PartLinks(): React.JSX.Element {
  return (
    <Box component="nav" aria-label="Parts of this page" sx={BAR}>
      <Global styles={ROOM} />
      {LINKS.map(([part, word]) => (
        <a key={part} href={`#${PARTS[part]}`}>
          {word}
        </a>
      ))}
    </Box>
  );
}

/** The first four are on phones too. */
const LINKS = [
  ['hours', 'Hours'],
  ['services', 'Services'],
  ['house', 'The house'],
  ['rules', 'Rules'],
  ['taxes', 'Taxes'],
  ['orders', 'Orders'],
  ['mealtimes', 'Mealtimes'],
] as const;

/** What is jumped to, or has the focus, is below the links. */
const ROOM = { ':root': { scrollPaddingTop: 'calc(var(--bar-height, 0px) + 68px) !important' } } as const;

const BAR = {
  position: 'sticky',
  top: 'var(--bar-height, 0px)',
  zIndex: 2,
  display: 'flex',
  gap: { xs: 0.5, sm: 1 },
  // As wide as the cards with the edge of the page.
  mx: { xs: -2, sm: 0 },
  px: { xs: '6px', sm: 0 },
  py: '6px',
  mb: 1,
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    px: { xs: 1.25, sm: 1.5 },
    borderRadius: RADII.pill,
    color: 'text.primary',
    typography: 'body2',
    fontWeight: 600,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '&:first-of-type': { ml: { sm: -1.5 } },
    '&:hover': { bgcolor: 'action.hover' },
    '&:nth-of-type(n + 5)': { display: 'none' },
  },
  // An alarm stays in their place.
  'main:has(> section > [role="alert"]) &': { position: 'static' },
  [WITH_LINKS]: { '& > a:nth-of-type(n)': { display: 'inline-flex' } },
} as const;
