// No stories: in basket-dialog.tsx.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { SHORT_WINDOW } from '../../../ui/low-window.ts';
import { FADING_FOOT, type TitledDialogProps } from '../../../ui/titled-dialog.tsx';

/** As wide as its column, from the header down to the window's end; its lines scroll by themselves. */
export function BasketPanelFrame({
  title,
  subtitle,
  titleSx,
  children,
  actions,
}: TitledDialogProps): React.JSX.Element {
  const id = useId();
  return (
    <Box component="aside" aria-labelledby={id} data-basket-panel="" sx={PANEL}>
      <Box sx={[PANEL_HEAD, titleSx ?? {}].flat()}>
        <Typography id={id} variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography role="status" color="textSecondary" sx={{ '&:empty': { position: 'absolute' } }}>
          {subtitle}
        </Typography>
      </Box>
      {/* Without a field in it, only its own focus lets the keys scroll it. */}
      <Box tabIndex={0} sx={CONTENT}>
        {children}
      </Box>
      <Box sx={[FADING_FOOT, { px: 2.5, py: 2 }]}>{actions}</Box>
    </Box>
  );
}

/** Below the header of the site. */
const PANEL = {
  position: 'sticky',
  top: 69,
  height: 'calc(100dvh - 69px - var(--closed-bar, 0px))',
  display: 'flex',
  flexDirection: 'column',
  bgcolor: 'background.paper',
  borderInlineStart: '1px solid',
  borderColor: 'divider',
  [SHORT_WINDOW]: { overflowY: 'auto' },
} as const;

/** In a short window it scrolls with its head and foot. */
const CONTENT = {
  flexGrow: 1,
  minHeight: 0,
  overflowY: 'auto',
  px: 2.5,
  pb: 3,
  [SHORT_WINDOW]: { flex: 'none', overflow: 'visible' },
} as const;

const PANEL_HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 1,
  px: 2.5,
  pt: 2.5,
  pb: 1.5,
} as const;
