import { Global } from '@emotion/react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useCallback } from 'react';

const VARIABLE = '--closed-bar';

/**
 * Says that the house takes no orders, or that it is busy, at the lower edge of the window, above the basket's bar: so it shifts nothing when it
 * comes. The page ends above it (`--closed-bar`, its height).
 */
export function ClosedBar({
  sentence,
  isBusy = false,
}: {
  readonly sentence: string;
  readonly isBusy?: boolean;
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
    <Box ref={measure} data-closed-bar="" sx={isBusy ? [BAR, CALM] : BAR}>
      <Global styles={ROOM} />
      <Container maxWidth="lg">{sentence}</Container>
    </Box>
  );
}

const ROOM = {
  ':root': { scrollPaddingBottom: `calc(var(--basket-bar, 0px) + var(${VARIABLE}, 0px))` },
  body: { paddingBottom: `calc(var(--basket-bar, 0px) + var(${VARIABLE}, 0px))` },
} as const;

const BAR = {
  position: 'fixed',
  inset: 'auto 0 var(--basket-bar, 0px)',
  zIndex: 'mobileStepper',
  py: 1.5,
  pb: 'calc(12px + max(0px, env(safe-area-inset-bottom) - var(--basket-bar, 0px)))',
  bgcolor: 'warning.light',
  color: 'warning.dark',
  borderTop: 1,
  borderColor: 'warning.main',
  typography: 'body2',
  fontWeight: 700,
  overflowWrap: 'anywhere',
  '@media print': { display: 'none' },
} as const;

/** Nothing stops a guest. */
const CALM = { bgcolor: 'info.light', color: 'info.dark', borderColor: 'info.main' } as const;
