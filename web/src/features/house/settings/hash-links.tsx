// No stories: in part-links.tsx.
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { bringIntoLine } from '../../../ui/bring-into-line.ts';
import { RADII } from '../../../ui/radii.ts';
import { FADE_PX, scrollFade } from '../../../ui/scroll-fade.ts';

/** The parts of a page, each under its name in the hash of the address, in one line, which scrolls to the one that is shown. */
export function HashLinks<Name extends string>({
  label,
  names,
  shown,
  children,
}: {
  readonly label: string;
  readonly names: readonly Name[];
  readonly shown: Name;
  /** What a link says. */
  readonly children: (name: Name) => ReactNode;
}): React.JSX.Element {
  return (
    <Box component="nav" aria-label={label} data-scrolls="" sx={LINKS}>
      {names.map((name) => (
        <Box
          key={name}
          component={Link}
          ref={name === shown ? bringIntoLine : undefined}
          to={{ hash: name }}
          aria-current={name === shown ? 'location' : undefined}
          sx={LINK}
        >
          {children(name)}
        </Box>
      ))}
    </Box>
  );
}

/** A window in which there may be more than it shows. */
const NARROW = '@media (max-width: 899.95px)';

/** On a hairline. Its first word begins where the page does, and on a phone the line ends where the window does. */
const LINKS = {
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  [NARROW]: scrollFade(),
  gap: { sm: 1 },
  mt: 1,
  mb: { xs: 1.5, sm: 2 },
  marginInlineStart: { xs: -2, sm: -1.5 },
  marginInlineEnd: { xs: -2, sm: 0 },
  paddingInlineStart: { xs: 0.5, sm: 0 },
  paddingInlineEnd: { xs: `${FADE_PX}px`, md: 0 },
  boxShadow: 'inset 0 -1px var(--mui-palette-divider)',
} as const;

const LINK = {
  position: 'relative',
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  minHeight: 44,
  px: 1.5,
  borderRadius: RADII.field,
  color: 'text.primary',
  typography: 'body2',
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outlineOffset: -3 }, // the line cuts what is outside of it
  '&[aria-current]': { color: 'primary.main' },
  // On the hairline, as wide as the word.
  '&[aria-current]::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 12px 0',
    height: 2,
    bgcolor: 'primary.main',
  },
} as const;
