import Box from '@mui/material/Box';
import type { FormEvent, FormEventHandler, ReactNode } from 'react';
import { Button, type ButtonColor } from './button.tsx';
import { Refusal } from './refusal.tsx';
import { CancelButton, TitledDialog, type TitledDialogProps } from './titled-dialog.tsx';
import { useUnsaved } from './unsaved.tsx';
import * as texts from './texts.ts';

/** On a phone the step is as wide as the sheet, over Cancel. */
const ACTIONS = {
  display: 'flex',
  gap: 1,
  '@media (max-width: 599.95px)': {
    flexDirection: 'column-reverse',
    width: 1,
  },
} as const;
const STEP = { '@media (max-width: 599.95px)': { minHeight: 52 } } as const;
const WAY_OUT = { '@media (max-width: 599.95px)': { color: 'text.primary' } } as const;

/** A form in a dialog, on a phone in a sheet. It stays open while the form is sent, and checks its fields itself. */
export function FormDialog({
  submitLabel,
  color = 'primary',
  loading = false,
  disabled = false,
  isDirty = false,
  error = null,
  over = null,
  startsAtCancel = false,
  children,
  onCancel,
  onSubmit,
  text,
  ...dialog
}: Pick<TitledDialogProps, 'title' | 'text' | 'maxWidth' | 'contentSx' | 'isTall'> & {
  readonly submitLabel: string;
  readonly color?: ButtonColor;
  /** The form is being sent. */
  readonly loading?: boolean;
  /** Nothing has changed, so there is nothing to send. */
  readonly disabled?: boolean;
  /** Something is typed that is not saved: closing the dialog asks first. */
  readonly isDirty?: boolean;
  /** Why sending failed, unless a field is the reason. */
  readonly error?: string | null;
  /** Why there is nothing to send any more. The fields are only read now, and Close is the way out. */
  readonly over?: string | null;
  /** Focus starts on Cancel, because the action cannot be undone. */
  readonly startsAtCancel?: boolean;
  readonly children: ReactNode;
  readonly onCancel: () => void;
  readonly onSubmit: FormEventHandler;
}): React.JSX.Element {
  const { leave, question } = useUnsaved(isDirty && over === null, onCancel);
  return (
    <>
      <TitledDialog
        {...dialog}
        text={over === null ? text : undefined}
        isSheet
        form={{ onSubmit: over === null ? onSubmit : preventDefault }}
        onClose={loading ? undefined : leave}
        actions={
          <Box sx={ACTIONS}>
            {over === null ? (
              <>
                <CancelButton hasFocus={startsAtCancel} loading={loading} sx={WAY_OUT} onCancel={leave} />
                <Button type="submit" variant="contained" color={color} loading={loading} disabled={disabled} sx={STEP}>
                  {submitLabel}
                </Button>
              </>
            ) : (
              <Button variant="outlined" sx={WAY_OUT} onClick={leave}>
                {texts.close()}
              </Button>
            )}
          </Box>
        }
      >
        {over !== null && <Refusal severity="warning">{over}</Refusal>}
        {children}
        {error !== null && <Refusal>{error}</Refusal>}
      </TitledDialog>
      {question}
    </>
  );
}

function preventDefault(event: FormEvent): void {
  event.preventDefault();
}
