import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Toaster, type DefaultToastOptions } from 'react-hot-toast';
import { IS_RTL } from '../lib/direction.ts';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { RADII } from '../ui/radii.ts';
import { keepToastsInReach, PAGE_TOP } from '../ui/toast-place.ts';

const TOAST_MS = 5000;
/** Below the bar at the top, of which a toast covers nothing; beside a dialog, and below other bars, as `ui/toast-place.ts` says. */
const TOAST_PLACE = { top: `var(--toast-top, calc(${PAGE_TOP}))` };

const EDGE = '4px';

/** Of its meaning's colour at the edge, which is straight, and in its sign. */
function toastLook(color: 'secondary' | 'error'): DefaultToastOptions {
  const main = `var(--mui-palette-${color}-main)`;
  return {
    style: {
      background: `linear-gradient(${IS_RTL ? '-90deg' : '90deg'}, ${main} ${EDGE}, var(--mui-palette-background-paper) ${EDGE})`,
      paddingInlineStart: 14, // as beside an edge of its own
    },
    iconTheme: { primary: main, secondary: `var(--mui-palette-${color}-contrastText)` },
  };
}

const TOASTS: DefaultToastOptions & Record<'success' | 'error', DefaultToastOptions> = {
  duration: TOAST_MS,
  style: {
    maxWidth: 420,
    borderRadius: RADII.field,
    background: 'var(--mui-palette-background-paper)',
    color: 'var(--mui-palette-text-primary)',
    fontSize: '0.875rem',
    fontWeight: 600,
  },
  success: toastLook('secondary'),
  error: toastLook('error'),
};

/**
 * What is said for a few seconds, and for as long as a mouse rests on it. Beside the page, because an open dialog hides the page
 * from screen readers; they would not announce a toast in it. While one is open they are in that (`ui/toast-place.ts`).
 */
export function Toasts(): React.JSX.Element | null {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    const { signal, end } = listening();
    document.addEventListener('click', leaveToasts, { signal });
    document.addEventListener('mousemove', rememberMouse, { signal, passive: true });
    document.addEventListener('mouseover', ignoreStillMouse, { signal, capture: true });
    return end;
  }, []);
  return isHydrated ? <Held /> : null;
}

function Held(): React.JSX.Element {
  const [holder] = useState(() => document.createElement('div'));
  useEffect(() => {
    const leave = keepToastsInReach(holder);
    const end = keepAnnounced(holder);
    return () => {
      end();
      leave();
    };
  }, [holder]);
  return createPortal(<Toaster position="top-right" containerStyle={TOAST_PLACE} toastOptions={TOASTS} />, holder);
}

/**
 * An open dialog hides every other child of the body, and again when one opens above it.
 * @returns ends it
 */
function keepAnnounced(element: HTMLElement): () => void {
  const show = (): void => {
    element.removeAttribute('aria-hidden');
  };
  const observer = new MutationObserver(show);
  observer.observe(element, { attributeFilter: ['aria-hidden'] });
  show();
  return () => {
    observer.disconnect();
  };
}

/** A finger does not rest on what it pressed. The browser says that it came, and would keep every toast until the next press elsewhere. */
function leaveToasts(event: MouseEvent): void {
  const { target } = event;
  const isByFinger = 'pointerType' in event && event.pointerType === 'touch';
  if (!isByFinger || !(target instanceof Element) || !target.closest('[data-rht-toaster]')) return;
  target.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }));
}

function listening(): { readonly signal: AbortSignal; readonly end: () => void } {
  const controller = new AbortController();
  return {
    signal: controller.signal,
    end: () => {
      controller.abort();
    },
  };
}

/** Where the mouse was last, in the window; null before it was anywhere. */
let mouse: { readonly x: number; readonly y: number } | null = null;

function rememberMouse({ clientX: x, clientY: y }: MouseEvent): void {
  mouse = { x, y };
}

/** A toast that comes under a mouse which lies still is not kept by it: nobody rests it there. */
function ignoreStillMouse(event: MouseEvent): void {
  const { target, clientX, clientY } = event;
  if (mouse?.x !== clientX || mouse.y !== clientY) return;
  if (target instanceof Element && target.closest('[data-rht-toaster]')) event.stopPropagation();
}
