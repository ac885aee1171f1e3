import Box from '@mui/material/Box';
import { setBarTools } from '../ui/bar-tools.tsx';
import { LOW_WINDOW } from '../ui/low-window.ts';
import { Brand, TWO_LINES } from '../ui/brand.tsx';
import { SchemeButton } from './scheme-button.tsx';
import { SessionButton, SiteLinks, useIsGuest } from './navbar.tsx';
import { WITH_LINKS } from '../ui/widths.ts';
import * as texts from './texts.ts';

/**
 * The bar of the dashboard. On a phone the menu at the bottom of the window has the links. Its last part has the tools,
 * to which the alarm of the Order List adds its own.
 */
export function StaffBar(): React.JSX.Element {
  const isGuest = useIsGuest();
  return (
    <Box component="header" sx={BAR}>
      <Brand slotProps={{ name: { sx: isGuest ? NAME_OF_GUEST : NAME } }} />
      <Box component="nav" aria-label={texts.site()} sx={{ display: 'none', [WITH_LINKS]: { display: 'flex' } }}>
        <SiteLinks sx={LINK} />
      </Box>
      <Box ref={setBarTools} sx={{ display: 'flex', marginInlineStart: 'auto' }}>
        <SessionButton isQuiet />
        <SchemeButton sx={{ color: 'text.secondary' }} />
      </Box>
    </Box>
  );
}

const BAR = {
  position: 'sticky',
  [LOW_WINDOW]: { position: 'relative' },
  top: 0,
  zIndex: 'appBar',
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  height: 'var(--bar-height)',
  px: { xs: 2, sm: 3 },
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
  // Beside the alarm's tool the name has no room on a small phone.
  '@media (max-width: 389.95px)': { '&:has(> div > span) > a > span': { display: 'none' } },
  '@media print': { display: 'none' },
} as const;
/** Beside SignOut, and on a tablet beside the links, it is smaller. */
const SMALL = {
  '@media (max-width: 899.95px)': { ...TWO_LINES, fontSize: '0.9375rem' },
} as const;
const NAME = { ...SMALL, '@media (max-width: 349.95px)': { display: 'none' } } as const;
/** A guest has Login beside SignOut, and from 768 on the links beside both. */
const NAME_OF_GUEST = {
  ...SMALL,
  '@media (max-width: 439.95px), (min-width: 768px) and (max-width: 859.95px)': { display: 'none' },
} as const;
const LINK = {
  '&&': { minHeight: 48, px: { xs: 1, lg: 2 }, borderRadius: 0 },
  '&&[aria-current]': { bgcolor: 'transparent', boxShadow: 'inset 0 -2px' },
} as const;
