// No stories: in add-food-form.tsx.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { InfoDialog } from '../../../ui/titled-dialog.tsx';
import * as texts from './texts.ts';

/** Of a card on the menu, about, px. */
export const PREVIEW_HEIGHT = 312;

/** Beside the form, or behind a button where there is no room for it. */
export function ShownPreview({ children }: { readonly children: ReactNode }): React.JSX.Element {
  const isBeside = useSyncExternalStore(onWidth, () => beside().matches);
  const [isOpen, setIsOpen] = useState(false);
  if (isBeside) return <Beside>{children}</Beside>;
  return (
    <Box sx={{ gridColumn: 1, mt: 3 }}>
      <Button
        variant="outlined"
        sx={{ width: 1 }}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {texts.preview()}
      </Button>
      {isOpen && (
        <InfoDialog
          title={texts.asAGuestSeesIt()}
          onClose={() => {
            setIsOpen(false);
          }}
        >
          {children}
        </InfoDialog>
      )}
    </Box>
  );
}

/** It scrolls by itself where it is higher than the window, and says so until its end is in sight. */
function Beside({ children }: { readonly children: ReactNode }): React.JSX.Element {
  const end = useRef<HTMLDivElement>(null);
  const [isEndSeen, setIsEndSeen] = useState(true);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        setIsEndSeen(entries.at(-1)?.isIntersecting === true);
      },
      { root: end.current?.parentElement ?? null },
    );
    if (end.current) observer.observe(end.current);
    return () => {
      observer.disconnect();
    };
  }, []);
  return (
    <Box component="section" aria-label={texts.preview()} tabIndex={0} sx={ASIDE}>
      <Typography component="h2" variant="body2" sx={{ fontWeight: 600, mt: -0.5, mb: 0.75 }}>
        {texts.asAGuestSeesIt()}
      </Typography>
      {children}
      <div ref={end} style={{ blockSize: 1 }} />
      {!isEndSeen && (
        <Box aria-hidden sx={MORE}>
          {texts.moreBelow()}
        </Box>
      )}
    </Box>
  );
}

/** Not MUI's hook, whose file would be one more on other pages. */
function beside(): MediaQueryList {
  return matchMedia('(min-width: 1024px)');
}

function onWidth(change: () => void): () => void {
  const query = beside();
  query.addEventListener('change', change);
  return () => {
    query.removeEventListener('change', change);
  };
}

/** It has the focus so that the keys scroll it. */
const ASIDE = {
  gridColumn: 2,
  gridRow: '1 / 5',
  position: 'sticky',
  top: 'calc(var(--bar-height) + 16px)',
  maxHeight: 'calc(100vh - var(--bar-height) - 32px)',
  overflowY: 'auto',
  p: 0.5,
} as const;

/** Over what it speaks of, without room of its own. */
const MORE = {
  position: 'sticky',
  bottom: -4,
  mt: -6,
  height: 48,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  pb: 0.5,
  typography: 'body2',
  fontWeight: 600,
  pointerEvents: 'none',
  background: 'linear-gradient(transparent, var(--mui-palette-background-paper) 60%)',
} as const;
