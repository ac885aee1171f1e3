import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useId, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { AT_FOOT, AtFoot } from '../../../ui/at-foot.tsx';
import { LOW_WINDOW } from '../../../ui/low-window.ts';
import { RADII } from '../../../ui/radii.ts';
import { Button } from '../../../ui/button.tsx';
import { keepToastsBelow } from '../../../ui/toast-place.ts';
import { UNSEEN } from '../../../ui/unseen.ts';
import { useAlarmPlace } from './alarm-place.ts';
import * as texts from './texts.ts';

/**
 * The bar of a page, above its content, which stays in sight while it is scrolled. Of several the first one alone is shown, until
 * its cause is gone: what rings comes before what was missed. News of orders are at the foot.
 */
export function AlarmBars({ children }: { readonly children: ReactNode }): React.JSX.Element {
  return (
    <Box component="section" data-alarm-bars="" ref={keepToastsBelow} sx={BARS}>
      {children}
    </Box>
  );
}

/** A bar across a page of the staff: what has to be done at once. */
export function AlarmBar({
  isNews = false,
  turnOn,
  action,
  children,
}: {
  /** New orders, instead of something that is wrong. */
  readonly isNews?: boolean;
  /** Turns the sound on. A page may have a place for a bar that offers it. */
  readonly turnOn?: (() => void) | undefined;
  /** Other buttons, before that one. A place has no room for them. */
  readonly action?: ReactNode;
  readonly children: string;
}): React.JSX.Element {
  const place = useAlarmPlace();
  if (turnOn && place) return createPortal(<BarInHead turnOn={turnOn}>{children}</BarInHead>, place);
  const bar = (
    <Box role="alert" sx={isNews ? NEWS : WRONG}>
      <Box component="span" sx={{ mr: 'auto' }}>
        {children}
      </Box>
      {action}
      {turnOn && (
        <Button {...BAR_BUTTON} onClick={turnOn}>
          {texts.turnSoundOn()}
        </Button>
      )}
    </Box>
  );
  return isNews ? <AtFoot>{bar}</AtFoot> : bar;
}

/** As wide as the place: where that has no room for the words, they are the button's. */
function BarInHead({
  turnOn,
  children,
}: {
  readonly turnOn: () => void;
  readonly children: string;
}): React.JSX.Element {
  return (
    <Box role="alert" title={children} sx={IN_HEAD}>
      <Box component="span" sx={WORDS_IN_HEAD}>
        {children}
      </Box>
      <Button {...BAR_BUTTON} sx={BUTTON_IN_HEAD} onClick={turnOn}>
        {texts.turnSoundOn()}
      </Button>
    </Box>
  );
}

interface Blocked {
  /** This browser cannot play it. */
  readonly isBroken: boolean;
  readonly onWake: () => void;
}

interface Waking extends Blocked {
  readonly id: string;
}

/**
 * The browser blocks the sound of a page that should ring, or cannot play it. One bar for all that rings on it: any press
 * lets all play.
 */
export function BlockedSound({
  isBroken,
  isSaid = false,
  onWake,
}: Blocked & {
  /** Whether another bar says it, and offers to turn it on. */
  readonly isSaid?: boolean;
}): React.JSX.Element | null {
  const wake = useEffectEvent(onWake);
  const id = useId();
  useEffect(() => {
    const one: Waking = {
      id,
      isBroken,
      onWake: () => {
        wake();
      },
    };
    blocked = [...blocked, one];
    tellBlocked();
    return () => {
      blocked = blocked.filter((other) => other !== one);
      tellBlocked();
    };
  }, [id, isBroken]);
  const first = useBlockedSound();
  if (isSaid || first?.id !== id) return null;
  return <AlarmBar turnOn={onWake}>{texts.silentHere({ why: whyOf(first) })}</AlarmBar>;
}

/** The first sound of this page that cannot play now. */
export function useBlockedSound(): Waking | undefined {
  return useSyncExternalStore(followBlocked, readFirst);
}

/** For texts that say why there is no sound. */
export function whyOf({ isBroken }: Pick<Blocked, 'isBroken'>): 'broken' | 'blocked' {
  return isBroken ? 'broken' : 'blocked';
}

let blocked: readonly Waking[] = [];
const followers = new Set<() => void>();
const readFirst = (): Waking | undefined => blocked[0];
function followBlocked(follower: () => void): () => void {
  followers.add(follower);
  return () => {
    followers.delete(follower);
  };
}
function tellBlocked(): void {
  for (const tell of followers) tell();
}

/** Pixels between the page's bar and this one, which nothing shines through. */
const GAP_PX = 4;
const BARS = {
  position: 'sticky',
  top: 'var(--bar-height)',
  zIndex: 'appBar',
  '&:has(> [role="alert"])': { mt: `-${GAP_PX}px`, pt: `${GAP_PX}px`, bgcolor: 'background.default' },
  [LOW_WINDOW]: { position: 'relative', top: 0 },
  '@media print': { display: 'none' },
} as const;
/** Of the place in a head row: without room for the words on two lines. */
const NO_WORDS = '@container (max-width: 339.95px)';
const BAR = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: { xs: 1, sm: 2 },
  boxSizing: 'border-box',
  minHeight: 48,
  px: { xs: 1.5, sm: 2 },
  py: 0.5,
  borderRadius: RADII.field,
  typography: 'body2',
  '&&': { fontWeight: 700 },
} as const;
/** Props of the buttons in a bar. */
export const BAR_BUTTON = {
  variant: 'outlined',
  color: 'inherit',
  sx: { px: { xs: 1.5, sm: 2 }, flexShrink: 0 },
} as const;
/** In the dark a filled bar would outshine the page. */
const WRONG = {
  ...BAR,
  mb: 2,
  // Of several the first one alone.
  '[role="alert"] ~ &': { display: 'none' },
  bgcolor: 'error.main',
  color: 'error.contrastText',
  '[data-color-scheme="dark"] &': { bgcolor: 'error.light', color: 'error.dark' },
} as const;
const IN_HEAD = {
  ...WRONG,
  minHeight: 44,
  mb: 0,
  width: 'fit-content',
  ml: 'auto',
  gap: 1,
  px: 0,
  py: 0,
  borderRadius: RADII.pill,
  typography: 'caption',
} as const;
const WORDS_IN_HEAD = { pl: 1.5, [NO_WORDS]: UNSEEN } as const;
const BUTTON_IN_HEAD = { px: 1.25, flexShrink: 0, whiteSpace: 'nowrap' } as const;
const NEWS = {
  ...BAR,
  ...AT_FOOT,
  width: 1,
  maxWidth: 560,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
} as const;
