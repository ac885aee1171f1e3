import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useId, useSyncExternalStore, type ReactNode } from 'react';
import { AT_FOOT, AtFoot } from '../../../ui/at-foot.tsx';
import { LOW_WINDOW } from '../../../ui/low-window.ts';
import { RADII } from '../../../ui/radii.ts';
import { Button } from '../../../ui/button.tsx';
import { keepToastsBelow } from '../../../ui/toast-place.ts';
import * as texts from './texts.ts';

/** The bars of a page, above its content; one alone stays in sight while it is scrolled. News of orders are at the foot. */
export function AlarmBars({ children }: { readonly children: ReactNode }): React.JSX.Element {
  return (
    <Box component="section" ref={keepToastsBelow} sx={BARS}>
      {children}
    </Box>
  );
}

/** A bar across a page of the staff: what has to be done at once. */
export function AlarmBar({
  isNews = false,
  action,
  children,
}: {
  /** New orders, instead of something that is wrong. */
  readonly isNews?: boolean;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}): React.JSX.Element {
  const bar = (
    <Box role="alert" sx={isNews ? NEWS : WRONG}>
      <Box component="span" sx={{ marginInlineEnd: 'auto' }}>
        {children}
      </Box>
      {action}
    </Box>
  );
  return isNews ? <AtFoot>{bar}</AtFoot> : bar;
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
  return (
    <AlarmBar
      action={
        <Button {...BAR_BUTTON} onClick={onWake}>
          {texts.turnSoundOn()}
        </Button>
      }
    >
      {texts.silentHere({ why: whyOf(first) })}
    </AlarmBar>
  );
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

const BARS = {
  position: 'sticky',
  top: 'calc(var(--bar-height) + 4px)',
  zIndex: 'appBar',
  '& > [role="alert"]:not(:has(~ [role="alert"]))': { mb: 2 },
  [LOW_WINDOW]: { position: 'relative', top: 0 },
  // Several are above the page and scroll away with it: over it they would cover its head.
  '&:has(> [role="alert"]:nth-of-type(2))': { position: 'relative', top: 0 },
  '@media print': { display: 'none' },
} as const;
const BAR = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: { xs: 1, sm: 2 },
  boxSizing: 'border-box',
  minHeight: 48,
  mb: 1,
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
const IN_THE_DARK = '[data-color-scheme="dark"] &';
const WRONG = {
  ...BAR,
  bgcolor: 'error.main',
  color: 'error.contrastText',
  [IN_THE_DARK]: { bgcolor: 'error.light', color: 'error.dark' },
} as const;
const NEWS = {
  ...BAR,
  ...AT_FOOT,
  mb: 0,
  width: 1,
  maxWidth: 560,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  [IN_THE_DARK]: { bgcolor: 'primary.light', color: 'primary.dark', border: 1, borderColor: 'primary.main' },
} as const;
