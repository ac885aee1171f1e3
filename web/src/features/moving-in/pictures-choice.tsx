import Box from '@mui/material/Box';
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { HELP } from './field-styles.ts';
import * as texts from './texts.ts';
import type { BringsPictures } from './use-pictures.ts';

/** Whether an import brings the pictures that its file names, and how far it is. */
export function PicturesChoice({
  bring: { offered, isAsked, ask, brought, stop },
  isSending,
}: {
  readonly bring: BringsPictures;
  readonly isSending: boolean;
}): React.JSX.Element {
  const id = useId();
  return (
    <Box sx={{ my: 1 }}>
      <Box component="label" sx={TICK}>
        <Checkbox
          checked={isAsked}
          disabled={isSending}
          aria-describedby={id}
          onChange={({ target }) => {
            ask(target.checked);
          }}
        />
        {texts.bringPictures({ count: offered })}
      </Box>
      <Box component="small" id={id} sx={HELP}>
        {texts.bringPicturesHelp()}
      </Box>
      <Box role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {brought !== null && texts.picturesBrought({ brought: Math.min(brought + 1, offered), all: offered })}
      </Box>
      {brought !== null && (
        <Button variant="text" onClick={stop}>
          {texts.goOnWithout()}
        </Button>
      )}
    </Box>
  );
}

const TICK = { display: 'flex', alignItems: 'center', gap: 1, minHeight: 44, fontWeight: 600 } as const;
