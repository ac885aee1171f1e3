import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';
import { IS_RTL } from '../lib/direction.ts';
import { Button } from './button.tsx';
import { RADII } from './radii.ts';

/**
 * A button that opens a menu: on a phone a sheet at the bottom of the window, within reach of a thumb. A press in the
 * sheet, beside it, or Escape closes it. The browser opens it, so it works before the page's script is there.
 */
export function SheetButton({
  children,
  startIcon,
  sheet,
  isLazy = false,
  sx = {},
  ...button
}: {
  /** Its visible name. */
  readonly children?: ReactNode;
  readonly 'aria-label'?: string;
  readonly startIcon: ReactNode;
  /** The links and buttons of the sheet. */
  readonly sheet: ReactNode;
  /** Whether the sheet is empty until it is opened first, as in each of many rows. */
  readonly isLazy?: boolean;
  readonly sx?: SxProps<Theme>;
}): React.JSX.Element {
  const id = useId();
  const [isEmpty, setIsEmpty] = useState(isLazy);
  return (
    <>
      <Button {...button} popoverTarget={id} startIcon={startIcon} sx={sx}>
        {children}
      </Button>
      <Box
        id={id}
        popover="auto"
        sx={SHEET}
        onBeforeToggle={() => {
          setIsEmpty(false);
        }}
        onClick={(event: React.MouseEvent<HTMLElement>) => {
          event.currentTarget.hidePopover();
        }}
      >
        {!isEmpty && sheet}
      </Box>
    </>
  );
}

const SHEET = {
  position: 'fixed',
  inset: 'auto 8px calc(8px + env(safe-area-inset-bottom))',
  width: 'auto',
  maxHeight: 'calc(100dvh - 16px)',
  overflowY: 'auto',
  m: 0,
  p: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: RADII.card,
  bgcolor: 'background.paper',
  color: 'text.primary',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  '&:popover-open': { display: 'grid' },
  '&::backdrop': { bgcolor: 'rgb(40 16 4 / 0.28)' },
  '&&& a, &&& button': { minHeight: 48, justifyContent: 'start', borderColor: 'transparent' },
  // Beside its button, or in the corner in a browser that cannot place it there.
  '@media (min-width: 768px)': {
    insetBlock: 'auto 16px',
    insetInline: 'auto 16px',
    minWidth: 200,
    maxWidth: 360,
    boxShadow: 2,
    '&::backdrop': { bgcolor: 'transparent' },
    '&&& a, &&& button': { minHeight: 44 },
    '@supports (position-area: bottom)': {
      inset: 'auto',
      positionArea: IS_RTL ? 'bottom span-right' : 'bottom span-left',
      positionTryFallbacks: 'flip-block',
    },
  },
} as const;
