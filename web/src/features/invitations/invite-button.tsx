import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { INVITE_PART } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import * as texts from './texts.ts';

/** Loaded when somebody is invited. */
const InviteDialog = lazyDialog(async () => (await import('./invite-dialog.tsx')).InviteDialog);

/** Opens the invitations, as an address that ends with their part does. */
export function InviteButton(): React.JSX.Element {
  const { hash } = useLocation();
  const [isOpen, setOpen] = useState(hash === INVITE_PART);
  return (
    <>
      <Button
        variant="contained"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        {texts.inviteSomeone()}
      </Button>
      {isOpen && (
        <InviteDialog
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
