// No stories: opens picture-dialog.tsx.
import { isOwnPicture } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { DropFrame } from '../../../ui/drop-frame.tsx';
import { RADII } from '../../../ui/radii.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import * as texts from './texts.ts';

/** Where a picture is cut, loaded on demand. */
const PictureDialog = lazyDialog(async () => (await import('./picture-dialog.tsx')).PictureDialog);

interface Opened {
  /** The picture with which it was opened. */
  readonly dropped: File | null;
}

/** A picture of the house's own, for the field of a picture's address. */
export function OwnPictureButton({
  chosen,
  onChoose,
}: {
  /** The address in the field. */
  readonly chosen: string;
  readonly onChoose: (address: string) => void;
}): React.JSX.Element {
  const [opened, setOpened] = useState<Opened | null>(null);
  return (
    <DropFrame
      sx={FRAME}
      onFile={(dropped) => {
        setOpened({ dropped });
      }}
    >
      <Box component="span" sx={DROP_WORDS}>
        {texts.dropPicture()}
      </Box>
      <Button
        variant="outlined"
        onClick={() => {
          setOpened({ dropped: null });
        }}
      >
        {texts.ownPicture()}
      </Button>
      {isOwnPicture(chosen) && <Box component="img" src={chosen} alt="" width={64} height={48} sx={CHOSEN} />}
      {opened !== null && (
        <PictureDialog
          first={opened.dropped}
          onKept={onChoose}
          onClose={() => {
            setOpened(null);
          }}
        />
      )}
    </DropFrame>
  );
}

const FRAME = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 } as const;
/** A finger drops nothing. */
const DROP_WORDS = {
  flexBasis: '100%',
  display: 'none',
  '@media (pointer: fine)': { display: 'block' },
  typography: 'body2',
  color: 'text.secondary',
} as const;
const CHOSEN = { borderRadius: RADII.field, objectFit: 'cover' } as const;
