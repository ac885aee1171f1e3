import { ManageAccountsOutlined as Manage } from '../../ui/icons/manage-accounts-outlined.tsx';
import type { SxProps, Theme } from '@mui/material/styles';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import type { SignedInUser } from '../../data/session.ts';
import * as texts from './texts.ts';

const AccountDialog = lazyDialog(async () => (await import('./forms/account-dialog.tsx')).AccountDialog);

/** Opens the account dialog. */
export function AccountButton({
  user,
  sx = {},
}: {
  /** Null while the session is unknown. */
  readonly user: SignedInUser | null;
  readonly sx?: SxProps<Theme>;
}): React.JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        startIcon={<Manage />}
        disabled={user === null || user.role === 'guest'}
        sx={[{ px: 2, '&&:enabled': { color: 'text.primary' } }, sx].flat()}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {texts.yourAccount()}
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
