// No stories: in part-links.tsx.
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { RADII } from '../../../ui/radii.ts';

/** The parts of a page, each under its name in the hash of the address. */
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
    <Box component="nav" aria-label={label} sx={LINKS}>
      {names.map((name, index) => (
        <Box
          key={name}
          component={Link}
          to={{ hash: name }}
          aria-current={name === shown ? 'location' : undefined}
          sx={index === 0 ? [LINK, FIRST] : LINK}
        >
          {children(name)}
        </Box>
      ))}
    </Box>
  );
}

/** On a phone lines of three, each as high as a finger; from there on a line, on a hairline. */
const LINKS = {
  display: { xs: 'grid', sm: 'flex' },
  flexWrap: 'wrap',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: { xs: 0.75, sm: 1 },
  mt: 1,
  mb: { xs: 1.5, sm: 2 },
  borderBottom: { sm: 1 },
  borderColor: { sm: 'divider' },
} as const;

const LINK = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 44,
  px: { xs: 0.5, sm: 1.5 },
  border: { xs: 1, sm: 0 },
  borderColor: { xs: 'divider', sm: 'transparent' },
  borderRadius: RADII.field,
  bgcolor: { xs: 'background.paper', sm: 'transparent' },
  color: 'text.primary',
  typography: 'body2',
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current]': {
    bgcolor: { xs: 'primary.light', sm: 'transparent' },
    borderColor: { xs: 'primary.light' },
    color: { xs: 'primary.dark', sm: 'primary.main' },
  },
  // On the hairline below, as wide as the word.
  '&[aria-current]::after': {
    content: { sm: '""' },
    position: 'absolute',
    inset: 'auto 12px -1px',
    height: 2,
    bgcolor: 'primary.main',
  },
} as const;
/** Its word begins where the page does. */
const FIRST = { ml: { sm: -1.5 } } as const;
