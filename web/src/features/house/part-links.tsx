import { Global } from '@emotion/react';
import Box from '@mui/material/Box';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { PARTS } from './house-parts.ts';
import { RADII } from '../../ui/radii.ts';
import { WITH_LINKS } from '../../app/widths.ts';

/** Jump to the parts of the page, from wherever it is scrolled to. The one in view is marked, and in sight itself. */
export function PartLinks(): React.JSX.Element {
  const inView = useSyncExternalStore(onScroll, partInView);
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const link = line.current?.querySelector<HTMLElement>(`[href="#${PARTS[inView]}"]`);
    if (line.current && link) line.current.scrollLeft = link.offsetLeft - BEFORE_PX;
  }, [inView]);
  return (
    <Box component="nav" aria-label="Parts of this page" sx={BAR}>
      <Global styles={ROOM} />
      <Box ref={line} data-scrolls sx={LINE}>
        {LINKS.map(([part, word]) => (
          <a key={part} href={`#${PARTS[part]}`} aria-current={part === inView ? 'location' : undefined}>
            {word}
          </a>
        ))}
      </Box>
    </Box>
  );
}

type Part = keyof typeof PARTS;

const LINKS = [
  ['hours', 'Hours'],
  ['services', 'Services'],
  ['house', 'The house'],
  ['rules', 'Rules'],
  ['taxes', 'Taxes'],
  ['orders', 'Orders'],
  ['mealtimes', 'Mealtimes'],
] as const satisfies readonly (readonly [Part, string])[];

/** A part that begins above it, from the top of the window, is in view: somewhat below where a jump ends. */
const BEGUN_PX = 160;
/** What stays in sight of the link before the marked one. */
const BEFORE_PX = 56;

function onScroll(change: () => void): () => void {
  addEventListener('scroll', change, { passive: true });
  return () => {
    removeEventListener('scroll', change);
  };
}

/** The last one that has begun; at the end of the page, where it can begin no higher, the last of all. Some come later. */
function partInView(): Part {
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  const begun = LINKS.findLast(([part]) => {
    const top = document.getElementById(PARTS[part])?.getBoundingClientRect().top ?? Infinity;
    return top <= (isAtEnd ? innerHeight : BEGUN_PX);
  });
  return begun?.[0] ?? 'hours';
}

/** What is jumped to, or has the focus, is below the links. */
const ROOM = { ':root': { scrollPaddingTop: 'calc(var(--bar-height, 0px) + 68px) !important' } } as const;

const BAR = {
  position: 'sticky',
  top: 'var(--bar-height, 0px)',
  zIndex: 2,
  // As wide as the cards with the edge of the page.
  mx: { xs: -2, sm: 0 },
  mb: 1,
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
  // An alarm stays in their place.
  'main:has(> section > [role="alert"]) &': { position: 'static' },
} as const;

const FADE = 'linear-gradient(to right, #000 calc(100% - 28px), transparent)';

/** On a phone it scrolls, and fades out at its end, where the last link stands before the fade. */
const LINE = {
  position: 'relative',
  display: 'flex',
  gap: { xs: 0.25, sm: 1 },
  mx: { sm: -1.5 },
  p: { xs: '6px 28px 6px 6px', sm: '6px 28px 6px 0' },
  overflowX: 'auto',
  scrollbarWidth: 'none',
  maskImage: FADE,
  [WITH_LINKS]: { maskImage: 'none' },
  '& > a': {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    minHeight: 44,
    px: { xs: 1.25, sm: 1.5 },
    borderRadius: RADII.pill,
    color: 'text.primary',
    typography: 'body2',
    fontWeight: 600,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '&:hover': { bgcolor: 'action.hover' },
  },
  '& > a[aria-current]': { color: 'primary.main' },
  // On the hairline below, as wide as the word.
  '& > a[aria-current]::after': {
    content: '""',
    position: 'absolute',
    inset: { xs: 'auto 10px -6px', sm: 'auto 12px -6px' },
    height: 2,
    bgcolor: 'primary.main',
  },
} as const;
