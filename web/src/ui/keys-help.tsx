import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { Suspense, useState } from 'react';
import { useKeys } from '../lib/use-keys.ts';
import { IconButton } from './icon-button.tsx';
import { lazyComponent } from '../first-paint/lazy-component.tsx';
import { RADII } from './radii.ts';
import * as texts from './texts.ts';

const KeysDialog = lazyComponent(async () => (await import('./keys-dialog.tsx')).KeysDialog);

const WITH_KEYS = { '@media (pointer: coarse), (max-width: 599.95px)': { display: 'none' } } as const;

/**
 * Opens the list of shortcuts: by `?`, and by a button, which works when single-key shortcuts are off. A touch screen
 * and a window as narrow as a phone have no button: they have no keys, or no room.
 */
export function KeysHelp({ sx = {} }: { readonly sx?: SxProps<Theme> | undefined }): React.JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  const open = (): void => {
    setIsOpen(true);
  };
  useKeys({ '?': open });
  return (
    <>
      <IconButton aria-label={texts.keys()} sx={[WITH_KEYS, sx].flat()} onClick={open}>
        <Box component="kbd" aria-hidden="true" sx={KEY}>
          ?
        </Box>
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <KeysDialog
            onClose={() => {
              setIsOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

const KEY = {
  width: 24,
  border: 1,
  borderColor: 'edge',
  borderRadius: RADII.small,
  color: 'text.secondary',
  typography: 'body2',
  fontWeight: 700,
} as const;
