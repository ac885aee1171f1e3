import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { signOf } from '../../../lib/house-sign.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { SignView } from '../../../ui/sign.tsx';
import * as texts from './texts.ts';

/** Where a picture is cut, loaded on demand. */
const PictureDialog = lazyDialog(
  async () => (await import('../../catalogue/pictures/picture-dialog.tsx')).PictureDialog,
);

/** The sign of the house: a picture of its own, else its initial. */
export function SignField({
  name,
  sign,
  error,
  onChange,
}: {
  /** Of the house, as it is typed. */
  readonly name: string;
  /** Its address; empty where there is none. */
  readonly sign: string;
  readonly error: string | undefined;
  readonly onChange: (sign: string) => void;
}): React.JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} component="p" variant="body2" sx={{ fontWeight: 600, mb: 0.75 }}>
        {texts.sign()}
      </Typography>
      <Box sx={LINE}>
        {(name.trim() !== '' || sign !== '') && <SignView sign={signOf({ name, ...(sign !== '' && { sign }) })} />}
        <Button
          variant="outlined"
          onClick={() => {
            setIsOpen(true);
          }}
        >
          {sign === '' ? texts.addSign() : texts.changeSign()}
        </Button>
        {sign !== '' && (
          <Button
            onClick={() => {
              onChange('');
            }}
          >
            {texts.removeSign()}
          </Button>
        )}
      </Box>
      <Typography variant="body2" color={error === undefined ? 'textSecondary' : 'error'} role="status" sx={HELP}>
        {error ?? texts.signHelp()}
      </Typography>
      {isOpen && (
        <PictureDialog
          shape="sign"
          onKept={onChange}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </Box>
  );
}

const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, minHeight: 44 } as const;
const HELP = { mt: 0.75, mb: 1.5 } as const;
