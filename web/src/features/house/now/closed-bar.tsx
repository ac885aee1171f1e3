import { Global } from '@emotion/react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useCallback } from 'react';
import { Button } from '../../../ui/button.tsx';
import { LOW_WINDOW } from '../../../ui/low-window.ts';

const VARIABLE = '--closed-bar';

/**
 * Says that the house takes no orders, that it is busy, or at which table a guest orders, at the lower edge of the window, above
 * the basket's bar: so it shifts nothing when it comes. The page ends above it (`--closed-bar`, its height).
 */
export function ClosedBar({
  sentence,
  isCalm = false,
  action,
}: {
  readonly sentence: string;
  /** Whether nothing stops a guest. */
  readonly isCalm?: boolean;
  readonly action?: { readonly label: string; readonly onClick: () => void } | null;
}): React.JSX.Element {
  const measure = useCallback((bar: HTMLElement) => {
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      root.style.setProperty(VARIABLE, `${bar.offsetHeight}px`);
    });
    observer.observe(bar);
    return () => {
      observer.disconnect();
      root.style.removeProperty(VARIABLE);
    };
  }, []);
  return (
    <Box ref={measure} data-closed-bar="" sx={isCalm ? [BAR, CALM] : BAR}>
      <Global styles={ROOM} />
      <Container maxWidth="lg" sx={WORDS}>
        <Box component="span" sx={{ typography: 'body1', fontWeight: 700 }}>
          {sentence}
        </Box>
        {action && (
          <Button sx={ACTION} onClick={action.onClick}>
            {action.label}
          </Button>
        )}
      </Container>
    </Box>
  );
}

const ROOM = {
  ':root': { scrollPaddingBottom: `calc(var(--basket-bar, 0px) + var(${VARIABLE}, 0px))` },
  body: { paddingBottom: `calc(var(--basket-bar, 0px) + var(${VARIABLE}, 0px))` },
} as const;

const WORDS = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
} as const;

/** Quieter than the sentence, and no higher. */
const ACTION = {
  my: -1,
  marginInlineStart: { xs: 'auto', sm: 1 },
  px: 0,
  '--color': 'currentColor',
  fontWeight: 400,
  textDecoration: 'underline',
} as const;

const BAR = {
  position: 'fixed',
  [LOW_WINDOW]: { position: 'static' },
  inset: 'auto 0 var(--basket-bar, 0px)',
  zIndex: 'mobileStepper',
  '--gap': '12px',
  pt: 'var(--gap)',
  pb: 'calc(var(--gap) + max(0px, env(safe-area-inset-bottom) - var(--basket-bar, 0px)))',
  bgcolor: 'warning.light',
  color: 'warning.dark',
  borderTop: 1,
  borderColor: 'warning.main',
  typography: 'body2',
  fontWeight: 700,
  overflowWrap: 'anywhere',
  '@media print': { display: 'none' },
} as const;

/** What stops nobody is context, and no notice: low, and in the colours of the page. */
const CALM = { '--gap': '10px', bgcolor: 'background.paper', color: 'text.primary', borderColor: 'divider' } as const;
