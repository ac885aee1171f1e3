import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId, type FormEventHandler, type ReactNode } from 'react';
import { Button } from './button.tsx';

export interface TitledDialogProps {
  /** The heading, which names the dialog. */
  readonly title: ReactNode;
  /** Above the heading, from edge to edge. */
  readonly picture?: ReactNode;
  /** A sentence below the heading, which describes the dialog. */
  readonly text?: string | undefined;
  readonly children?: ReactNode;
  readonly actions: ReactNode;
  /** Left out while the dialog cannot be closed. */
  readonly onClose: (() => void) | undefined;
  readonly maxWidth?: 'xs' | 'sm';
  readonly titleSx?: SxProps<Theme>;
  readonly contentSx?: SxProps<Theme>;
  /** Makes the content one form. */
  readonly form?: { readonly onSubmit: FormEventHandler; readonly noValidate: boolean };
}

/** MUI's dialog in our style: a heading, the content and the buttons. */
export function TitledDialog({
  title,
  picture,
  text,
  children,
  actions,
  onClose,
  maxWidth = 'xs',
  titleSx,
  contentSx,
  form,
}: TitledDialogProps): React.JSX.Element {
  const id = useId();
  const body = (
    <>
      {picture}
      <DialogTitle
        id={`${id}title`}
        component="h2"
        sx={[{ fontWeight: 800, overflowWrap: 'anywhere' }, titleSx ?? {}].flat()}
      >
        {title}
      </DialogTitle>
      {/* Without a field in it, only its own focus lets the keys scroll it. */}
      <DialogContent tabIndex={form ? undefined : 0} sx={contentSx ?? null}>
        {text !== undefined && <DialogContentText id={`${id}text`}>{text}</DialogContentText>}
        {children}
      </DialogContent>
      <DialogActions sx={{ p: 3, pt: 0 }}>{actions}</DialogActions>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${id}title`}
      aria-describedby={text === undefined ? undefined : `${id}text`}
      fullWidth
      maxWidth={maxWidth}
    >
      {form ? <form {...form}>{body}</form> : body}
    </Dialog>
  );
}

/** A dialog with information only. */
export function InfoDialog({
  onClose,
  ...dialog
}: Pick<TitledDialogProps, 'title' | 'children' | 'titleSx'> & { readonly onClose: () => void }): React.JSX.Element {
  return (
    <TitledDialog
      {...dialog}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      }
    />
  );
}

/** The button that closes a dialog without effect. @param hasFocus where the other button's action cannot be undone */
export function CancelButton({
  loading,
  hasFocus,
  onCancel,
}: {
  readonly loading: boolean;
  readonly hasFocus: boolean;
  readonly onCancel: () => void;
}): React.JSX.Element {
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- a question of weight begins at the safe answer
    <Button onClick={onCancel} disabled={loading} autoFocus={hasFocus}>
      Cancel
    </Button>
  );
}
