import Manage from '@mui/icons-material/ManageAccountsOutlined';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import type { SignedInUser } from '../../data/session.ts';

const AccountDialog = lazyDialog(async () => (await import('./forms/account-dialog.tsx')).AccountDialog);

/** Opens the account dialog. */
export function AccountButton({
  user,
}: {
  /** Null while the session is unknown. */
  readonly user: SignedInUser | null;
}): React.JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        startIcon={<Manage />}
        disabled={user === null}
        sx={{ justifyContent: 'start', flexShrink: 0, px: 2, '&&:enabled': { color: 'text.primary' } }}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Your account
      </Button>
      {isOpen && user && (
        <AccountDialog
          user={user}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
