import type { UserBody } from '@foodhouse/domain';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { Button } from '../../../components/button.tsx';
import DialogTitle from '@mui/material/DialogTitle';

/** What is asked once more before it happens. */
export interface Question {
  readonly kind: 'delete' | 'make-admin';
  readonly user: UserBody;
}

const WORDS: Record<Question['kind'], { title: (email: string) => string; text: string; yes: string }> = {
  delete: {
    title: (email) => `Delete ${email}?`,
    text: 'The account is gone at once and cannot be brought back. Orders are kept, without the name.',
    yes: 'Delete User',
  },
  'make-admin': {
    title: (email) => `Make ${email} an admin?`,
    text: 'Admins decide orders, change the menu and the stock, and make and delete other admins, you among them.',
    yes: 'Make Admin',
  },
};

/** Says who it is about and what follows. Focus starts on Cancel. */
export function UserQuestion({
  question: { kind, user },
  isBusy,
  onCancel,
  onYes,
}: {
  readonly question: Question;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onYes: () => void;
}): React.JSX.Element {
  const { title, text, yes } = WORDS[kind];
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onCancel}
      aria-labelledby="question-title"
      aria-describedby="question-text"
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id="question-title" component="h2" sx={{ fontWeight: 800, overflowWrap: 'anywhere' }}>
        {title(user.email)}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id="question-text">{text}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ p: 3, pt: 0 }}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe choice of a question of weight */}
        <Button onClick={onCancel} disabled={isBusy} autoFocus>
          Cancel
        </Button>
        <Button variant="contained" tone={kind === 'delete' ? 'error' : 'primary'} onClick={onYes} isBusy={isBusy}>
          {yes}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
