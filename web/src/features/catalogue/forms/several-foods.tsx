// No stories: asks the server; its dialog is several-dialog.tsx.
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SeveralDialog } from './several-dialog.tsx';
import * as texts from './texts.ts';

/** For admins: many foods are changed at once. */
export function SeveralFoods(): React.JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        sx={{ mt: 1, px: 0 }}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {texts.severalFoods()}
      </Button>
      {isOpen && (
        <SeveralDialog
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
