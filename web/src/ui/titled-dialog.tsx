import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useEffectEvent, useId, type FormEventHandler, type ReactNode } from 'react';
import { IS_RTL } from '../lib/direction.ts';
import { focusHeadingIfLost } from '../lib/lost-focus.ts';
import { guardBack } from '../lib/guard-leaving.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { Close } from './icons/close.tsx';
import { SHORT_WINDOW } from './low-window.ts';
import { CLOSING_MS, SHEET_MS } from './motion.ts';
import { RADII } from './radii.ts';
import { keepToastsClear } from './toast-place.ts';
import * as texts from './texts.ts';

export interface TitledDialogProps {
  /** The heading, which names the dialog. */
  readonly title: ReactNode;
  /** Beside the heading. */
  readonly picture?: ReactNode;
  /** Below the heading. */
  readonly subtitle?: ReactNode;
  /** A sentence below the heading, which describes the dialog. */
  readonly text?: ReactNode | undefined;
  readonly children?: ReactNode;
  readonly actions: ReactNode;
  /** Left out while the dialog cannot be closed. */
  readonly onClose: (() => void) | undefined;
  readonly maxWidth?: 'xs' | 'sm';
  /** On a phone it rises from the lower edge, where a thumb reaches its buttons. */
  readonly isSheet?: boolean;
  /** On anything larger it stands at the window's right edge, from top to bottom. A cross in its head closes it. */
  readonly isAside?: boolean;
  /** What a cross in its head is called, which closes it; left out where a button does. */
  readonly cross?: string | undefined;
  /** What comes later in it has its room: nothing moves under a finger. */
  readonly isTall?: boolean;
  /** It has an entry of its own in the history, which Back leaves. Every other dialog closes on Back. */
  readonly isInHistory?: boolean;
  readonly titleSx?: SxProps<Theme>;
  readonly contentSx?: SxProps<Theme>;
  /** Makes the content one form. What is wrong is said beside the field, and not in a bubble of the browser's. */
  readonly form?: { readonly onSubmit: FormEventHandler };
}

const TIMES = { enter: SHEET_MS, exit: CLOSING_MS };
// It comes by animations: MUI's transition lays it out twice before its first frame.
const fadeIn = keyframes({ from: { opacity: 0 } });
const APPEARS = { animation: `${fadeIn} ${SHEET_MS}ms` } as const;
const rise = keyframes({ from: { transform: 'translateY(100%)' } });
const enter = keyframes({ from: { transform: `translateX(${IS_RTL ? '-' : ''}100%)` } });

const SHEET = {
  m: { xs: 0, sm: 4 },
  width: { xs: 1, sm: 'calc(100% - 64px)' },
  maxHeight: { xs: 'calc(100% - 32px)', sm: 'calc(100% - 64px)' },
  borderRadius: { xs: `${RADII.card} ${RADII.card} 0 0`, sm: RADII.card },
  animation: { xs: `${rise} ${SHEET_MS}ms cubic-bezier(0.2, 0, 0, 1)`, sm: APPEARS.animation },
} as const;
const AT_FOOT = { alignItems: { xs: 'end', sm: 'center' } } as const;

const TALL = { height: { xs: 'calc(100% - 32px)', sm: 'min(100% - 64px, 640px)' } } as const;

const ASIDE = {
  '@media (max-width: 599.95px)': { height: TALL.height.xs },
  '@media (min-width: 600px)': {
    m: 0,
    width: 1,
    height: 1,
    maxHeight: 'none',
    borderRadius: 0,
    borderStartStartRadius: RADII.card,
    borderEndStartRadius: RADII.card,
    animation: `${enter} ${SHEET_MS}ms cubic-bezier(0.2, 0, 0, 1)`,
  },
} as const;
const AT_EDGE = { '@media (min-width: 600px)': { justifyContent: 'end' } } as const;

const HEADING = { fontWeight: 800, overflowWrap: 'anywhere' } as const;

/** Its strokes end above those of the content. */
const CROSS = { position: 'absolute', top: 8, insetInlineEnd: 15 } as const;
const BESIDE_CROSS = { paddingInlineEnd: 8 } as const;

/** A picture, and beside it the heading with what is below it. */
const HEAD = { display: 'flex', gap: 2, alignItems: 'center', p: 3, pb: 0.5 } as const;

/**
 * A foot over what scrolls. What goes on under it fades before a line of it is cut; at its end the fade lies over the padding of
 * the content.
 */
export const FADING_FOOT = {
  position: 'relative',
  borderTop: 1,
  borderColor: 'divider',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 100%',
    height: 24,
    mb: '1px',
    background: 'linear-gradient(transparent, var(--mui-palette-background-paper) 33%)',
    pointerEvents: 'none',
  },
} as const;

const SHEET_FOOT = { ...FADING_FOOT, p: 3, pt: 2, pb: 'max(24px, env(safe-area-inset-bottom))' } as const;

const CONTENT = {
  // A field is not left under the fade of the foot.
  scrollPaddingBlock: '16px 48px',
  borderBottom: 'var(--news-room, 0px) solid transparent',
  // The head and the foot scroll with it.
  [SHORT_WINDOW]: { flex: 'none', overflow: 'visible' },
} as const;

/** A field that is pressed while half of it is in sight: browsers leave it there. */
function bringIntoSight({ target }: React.FocusEvent): void {
  if (target.matches('input:not([type="radio"], [type="checkbox"]), textarea'))
    target.scrollIntoView({ block: 'nearest' });
}

/** MUI's dialog in our style: a heading, the content and the buttons. */
export function TitledDialog({
  title,
  picture,
  subtitle,
  text,
  children,
  actions,
  onClose,
  maxWidth = 'xs',
  isSheet = false,
  isAside = false,
  cross = isAside ? texts.close() : undefined,
  isTall = false,
  isInHistory = false,
  titleSx,
  contentSx,
  form,
}: TitledDialogProps): React.JSX.Element {
  const id = useId();
  const goBack = useEffectEvent(() => onClose?.());
  useEffect(() => (isInHistory ? undefined : guardBack(() => goBack())), [isInHistory]);
  // What opened it may be gone: then its focus has nowhere to return to.
  useEffect(() => () => void requestAnimationFrame(focusHeadingIfLost), []);
  const besideCross = cross === undefined ? {} : BESIDE_CROSS;
  const heading = (
    <DialogTitle
      id={`${id}title`}
      component="h2"
      sx={[HEADING, picture ? { p: 0 } : besideCross, titleSx ?? {}].flat()}
    >
      {title}
    </DialogTitle>
  );
  const body = (
    <>
      {cross !== undefined && (
        <IconButton aria-label={cross} disabled={onClose === undefined} onClick={onClose} sx={CROSS}>
          <Close />
        </IconButton>
      )}
      {picture ? (
        <Box sx={[HEAD, besideCross]}>
          {picture}
          <Box sx={{ minWidth: 0 }}>
            {heading}
            {subtitle}
          </Box>
        </Box>
      ) : (
        heading
      )}
      {/* Without a field in it, only its own focus lets the keys scroll it. */}
      <DialogContent
        ref={keepToastsClear}
        tabIndex={form ? undefined : 0}
        sx={[CONTENT, contentSx ?? {}].flat()}
        onFocus={bringIntoSight}
      >
        {text !== undefined && <DialogContentText id={`${id}text`}>{text}</DialogContentText>}
        {children}
      </DialogContent>
      <DialogActions sx={isSheet ? SHEET_FOOT : { p: 3, pt: 2 }}>{actions}</DialogActions>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${id}title`}
      aria-describedby={text === undefined ? undefined : `${id}text`}
      fullWidth
      maxWidth={maxWidth}
      transitionDuration={TIMES}
      slotProps={{
        transition: { appear: false },
        backdrop: { slotProps: { transition: { appear: false } }, sx: APPEARS },
        container: { sx: [isSheet && AT_FOOT, isAside && AT_EDGE] },
        paper: { sx: [APPEARS, isSheet && SHEET, isTall && TALL, isAside && ASIDE] },
      }}
    >
      {form ? (
        // Not a box: the content scrolls in the dialog, under its heading and over its buttons.
        <form noValidate {...form} style={{ display: 'contents' }}>
          {body}
        </form>
      ) : (
        body
      )}
    </Dialog>
  );
}

/** A dialog with information only. @param aside another button, before Close */
export function InfoDialog({
  aside,
  onClose,
  ...dialog
}: Pick<TitledDialogProps, 'title' | 'children' | 'titleSx' | 'isTall'> & {
  readonly aside?: ReactNode;
  readonly onClose: () => void;
}): React.JSX.Element {
  return (
    <TitledDialog
      {...dialog}
      isSheet
      onClose={onClose}
      actions={
        <>
          {aside}
          <Button variant="outlined" onClick={onClose} sx={CLOSE}>
            {texts.close()}
          </Button>
        </>
      }
    />
  );
}

/** On a phone as wide as the sheet. */
const CLOSE = {
  flexGrow: { xs: 1, sm: 0 },
  '&&': { minHeight: { xs: 56, sm: 44 }, fontSize: { xs: '1rem', sm: '0.875rem' } },
} as const;

/** The button that closes a dialog without effect. @param hasFocus where the other button's action cannot be undone */
export function CancelButton({
  loading,
  hasFocus,
  onCancel,
  sx = {},
}: {
  readonly loading: boolean;
  readonly hasFocus: boolean;
  readonly onCancel: () => void;
  readonly sx?: SxProps<Theme>;
}): React.JSX.Element {
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- a question of weight begins at the safe answer
    <Button onClick={onCancel} disabled={loading} autoFocus={hasFocus} sx={sx}>
      {texts.cancel()}
    </Button>
  );
}
