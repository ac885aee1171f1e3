import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { Button } from '../../../components/button.tsx';
import DialogTitle from '@mui/material/DialogTitle';

/** Says who is deleted, what is kept, and that it cannot be undone. Focus starts on Cancel. */
export function DeleteUserDialog({
  email,
  isBusy,
  onCancel,
  onDelete,
}: {
  readonly email: string;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onDelete: () => void;
}): React.JSX.Element {
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onCancel}
      aria-labelledby="delete-title"
      aria-describedby="delete-text"
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id="delete-title" component="h2" sx={{ fontWeight: 800, overflowWrap: 'anywhere' }}>
        Delete {email}?
      </DialogTitle>
      <DialogContent>
        <DialogContentText id="delete-text">
          The account is gone at once and cannot be brought back. Orders are kept, without the name.
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ p: 3, pt: 0 }}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe choice of a question that cannot be undone */}
        <Button onClick={onCancel} disabled={isBusy} autoFocus>
          Cancel
        </Button>
        <Button variant="contained" tone="error" onClick={onDelete} isBusy={isBusy}>
          Delete User
        </Button>
      </DialogActions>
    </Dialog>
  );
}
