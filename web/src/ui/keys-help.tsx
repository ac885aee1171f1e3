import Box from '@mui/material/Box';
import { Suspense, useState } from 'react';
import { useKeys } from '../lib/use-keys.ts';
import { IconButton } from './icon-button.tsx';
import { lazyComponent } from '../first-paint/lazy-component.tsx';
import { RADII } from './radii.ts';

const KeysDialog = lazyComponent(async () => (await import('./keys-dialog.tsx')).KeysDialog);

/** Opens the list of shortcuts: by `?`, and by a button, which works when single-key shortcuts are off. */
export function KeysHelp(): React.JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  const open = (): void => {
    setIsOpen(true);
  };
  useKeys({ '?': open });
  return (
    <>
      <IconButton aria-label="Keys" onClick={open}>
        <Box
          component="kbd"
          aria-hidden="true"
          sx={{ px: 1, border: 1, borderRadius: RADII.small, font: 'inherit', fontWeight: 700 }}
        >
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
