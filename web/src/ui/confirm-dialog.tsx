import { Button, type ButtonColor } from './button.tsx';
import { Refusal } from './refusal.tsx';
import { CancelButton, TitledDialog } from './titled-dialog.tsx';

/** Asks for confirmation: names the subject and the consequences. Focus starts on Cancel. */
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
  /** Label of the button that confirms. */
  readonly confirmLabel: string;
  readonly color?: ButtonColor;
  /** The action is in progress: the dialog stays open until its outcome is known. */
  readonly loading: boolean;
  /** Why the action failed. */
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
      {error !== null && <Refusal sx={{ mt: 2 }}>{error}</Refusal>}
    </TitledDialog>
  );
}
