import Alert from '@mui/material/Alert';
import { Button, type ButtonColor } from './button.tsx';
import { CancelButton, TitledDialog } from './titled-dialog.tsx';

/** Asks once more before something of weight: says what it is about and what follows. Focus starts on Cancel. */
export function ConfirmDialog({
  title,
  text,
  confirmLabel,
  color = 'primary',
  loading,
  error = null,
  onCancel,
  onConfirm,
}: {
  readonly title: string;
  readonly text: string;
  /** Of the button that does it. */
  readonly confirmLabel: string;
  readonly color?: ButtonColor;
  /** It is being done: the dialog stays until that is known. */
  readonly loading: boolean;
  /** Why it could not be done. */
  readonly error?: string | null;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}): React.JSX.Element {
  return (
    <TitledDialog
      title={title}
      text={text}
      onClose={loading ? undefined : onCancel}
      actions={
        <>
          <CancelButton hasFocus loading={loading} onCancel={onCancel} />
          <Button variant="contained" color={color} onClick={onConfirm} loading={loading}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {error !== null && (
        <Alert severity="error" role="alert" sx={{ mt: 2 }}>
          {error}
        </Alert>
      )}
    </TitledDialog>
  );
}
