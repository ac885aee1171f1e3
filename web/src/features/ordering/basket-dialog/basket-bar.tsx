import { Global, keyframes } from '@emotion/react';
import { formatMoney } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { Button } from '../../../ui/button.tsx';
import { LOW_WINDOW } from '../../../ui/low-window.ts';
import { ROW_MS } from '../../../ui/motion.ts';
import { RADII } from '../../../ui/radii.ts';
import { currencyOf, itemsText, totalOf, type BasketLine } from '../basket/basket.ts';
import * as texts from './texts.ts';

const HEIGHT = 'calc(60px + env(safe-area-inset-bottom))';
const rise = keyframes({ from: { transform: 'translateY(100%)' } });

/**
 * How much is in the basket, at the lower edge of the window on every page of the menu. Nothing lies below it: the page
 * ends above it, and other bars stay above it (`--basket-bar`); in a low window it ends the page. Without lines, and
 * without an order that has no answer, there is none.
 */
export function BasketBar({
  lines,
  unanswered = 0,
  isTaxOnTop = false,
  onOpen,
}: {
  readonly lines: readonly BasketLine[];
  /** The orders without an answer. */
  readonly unanswered?: number;
  /** Whether the tax comes on top of the prices of the lines: what it is, the basket says. */
  readonly isTaxOnTop?: boolean;
  readonly onOpen: () => void;
}): React.JSX.Element {
  const sumText = isTaxOnTop ? texts.itemsAndSumPlusTax : texts.itemsAndSum;
  return (
    <div role="status">
      {(lines.length > 0 || unanswered > 0) && (
        <Box data-basket-bar="" sx={BAR}>
          <Global styles={ROOM} />
          <Container maxWidth="lg">
            <Button sx={BUTTON} onClick={onOpen}>
              <span>
                {lines.length > 0
                  ? sumText({ items: itemsText(lines), sum: formatMoney(totalOf(lines), currencyOf(lines)) })
                  : texts.orderWithoutAnswer()}
              </span>
              <Box component="span" sx={VIEW}>
                {texts.viewBasket()}
              </Box>
            </Button>
          </Container>
        </Box>
      )}
    </div>
  );
}

/** What has the focus is scrolled to above the bar. */
const ROOM = {
  ':root': { '--basket-bar': HEIGHT, scrollPaddingBottom: `calc(${HEIGHT} + var(--closed-bar, 0px))` },
  body: { paddingBottom: `calc(${HEIGHT} + var(--closed-bar, 0px))` },
  [LOW_WINDOW]: { ':root': { '--basket-bar': '0px', scrollPaddingBottom: 0 }, body: { paddingBottom: 0 } },
} as const;

const BAR = {
  position: 'fixed',
  [LOW_WINDOW]: { position: 'static' },
  inset: 'auto 0 0',
  zIndex: 'mobileStepper',
  height: HEIGHT,
  bgcolor: { xs: 'primary.main', sm: 'background.paper' },
  borderTop: { sm: 1 },
  borderColor: { sm: 'divider' },
  animation: `${rise} ${ROW_MS}ms cubic-bezier(0.2, 0, 0, 1)`,
} as const;
const BUTTON = {
  width: 1,
  height: 60,
  px: 0,
  justifyContent: 'space-between',
  borderRadius: 0,
  typography: 'body1',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  color: { xs: 'primary.contrastText', sm: 'text.primary' },
  // On the bar itself, where the window cuts nothing off.
  '&:focus-visible': { outlineOffset: -4, outlineColor: { xs: 'currentColor', sm: 'primary.main' } },
  '&:hover': { bgcolor: 'transparent' },
} as const;
const VIEW = {
  px: { sm: 2.75 },
  py: { sm: 1.25 },
  borderRadius: RADII.pill,
  color: 'primary.contrastText',
  bgcolor: { sm: 'primary.main' },
} as const;
