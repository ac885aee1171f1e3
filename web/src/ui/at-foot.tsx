// No stories: shows what is in it, at the foot of the window.
import { Global } from '@emotion/react';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { LOW_WINDOW } from './low-window.ts';
import { IN_DIALOG, NEWS_PX, placeNews, useOpenDialog } from './toast-place.ts';

/**
 * News that come at any moment, at the lower edge of the window: above a phone's menu, and above the foot of a page
 * (`data-foot`). Nothing moves under a finger, and the page gets as much room at its end, so that whatever they lie over can
 * be scrolled out from under them. In a low window they are where they are written. While a dialog is open they are in that
 * (`toast-place.ts`).
 * @param isSecond whether other news may be there too, over which these lie
 */
export function AtFoot({
  isSecond = false,
  children,
}: {
  readonly isSecond?: boolean;
  readonly children: ReactNode;
}): React.JSX.Element {
  const dialog = useOpenDialog();
  const which = isSecond ? 'second' : 'first';
  if (dialog)
    return (
      <>
        <Global styles={ROOM} />
        {createPortal(
          <Box ref={placeNews} data-at-foot={which} {...{ [IN_DIALOG]: '' }} sx={PLACE_IN_DIALOG}>
            {children}
          </Box>,
          dialog,
        )}
      </>
    );
  return (
    <Box data-at-foot={which} sx={PLACE}>
      <Global styles={ROOM} />
      {children}
    </Box>
  );
}

/** Style of what lies there. */
export const AT_FOOT = { pointerEvents: 'auto', boxShadow: '0 2px 12px rgb(40 16 4 / 0.24)' } as const;

const ROOM = {
  ':root': { '--news-height': `${NEWS_PX}px` },
  ':root:has([data-at-foot="first"]):has([data-at-foot="second"])': { '--news-height': `${2 * NEWS_PX}px` },
  body: { paddingBottom: 'var(--news-height)' },
  [LOW_WINDOW]: { body: { paddingBottom: 0 }, ':root:root:root': { '--news-height': '0px' } },
} as const;

const PLACE = {
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 'mobileStepper',
  '--below': 'calc(var(--foot-height, 0px) + 8px)',
  'html:has([data-foot]) &': { '--below': `calc(var(--foot-height, 0px) + ${NEWS_PX}px)` },
  pb: 'var(--below)',
  'html:has([data-at-foot="first"]) &[data-at-foot="second"]': { pb: `calc(var(--below) + ${NEWS_PX}px)` },
  px: 2,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  [LOW_WINDOW]: { position: 'static', '&&&': { p: 0 }, mb: 1 },
  '@media print': { display: 'none' },
} as const;

const PLACE_IN_DIALOG = {
  position: 'fixed',
  bottom: 'max(var(--news-bottom, 8px), env(safe-area-inset-bottom))',
  insetInlineStart: 'var(--news-start, 0px)',
  insetInlineEnd: 'var(--news-end, 0px)',
  zIndex: 1,
  'html:has([data-at-foot="first"]) &[data-at-foot="second"]': { pb: `${NEWS_PX}px` },
  px: 2,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  '@media print': { display: 'none' },
} as const;
