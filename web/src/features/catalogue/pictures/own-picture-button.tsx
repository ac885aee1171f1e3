// No stories: opens picture-dialog.tsx.
import { isOwnPicture } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { RADII } from '../../../ui/radii.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import * as texts from './texts.ts';

/** Where a picture is cut, loaded on demand. */
const PictureDialog = lazyDialog(async () => (await import('./picture-dialog.tsx')).PictureDialog);

/** A picture of the house's own, for the field of a picture's address. */
export function OwnPictureButton({
  chosen,
  onChoose,
}: {
  /** The address in the field. */
  readonly chosen: string;
  readonly onChoose: (address: string) => void;
}): React.JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Button
        variant="outlined"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {texts.ownPicture()}
      </Button>
      {isOwnPicture(chosen) && <Box component="img" src={chosen} alt="" width={64} height={48} sx={CHOSEN} />}
      {isOpen && (
        <PictureDialog
          onKept={onChoose}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </Box>
  );
}

const CHOSEN = { borderRadius: RADII.field, objectFit: 'cover' } as const;
