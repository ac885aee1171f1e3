// No stories: asks the server. Its parts have them.
import { InfoDialog } from '../../ui/titled-dialog.tsx';
import { InviteSomeone } from './invite-someone.tsx';
import * as texts from './texts.ts';

export function InviteDialog({ onClose }: { readonly onClose: () => void }): React.JSX.Element {
  return (
    <InfoDialog isTall title={texts.inviteSomeone()} onClose={onClose}>
      <InviteSomeone />
    </InfoDialog>
  );
}
