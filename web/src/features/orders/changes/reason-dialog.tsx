import { useRef, useState, type ReactNode } from 'react';
import { isOwnWords } from '../../../lib/own-words.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ReasonField } from './reason-field.tsx';
import * as texts from './texts.ts';

interface ReasonDialogProps {
  readonly title: string;
  /** The consequences, and who reads the reason. */
  readonly text: ReactNode;
  /** Frequent reasons, one press each. */
  readonly reasons: readonly string[];
  /** Label of the button that confirms. */
  readonly label: string;
  readonly isRequired?: boolean;
  /** What was typed before and not sent. */
  readonly first?: string;
  readonly loading?: boolean;
  /** Why it was not done, and may be tried again. */
  readonly error?: string | null;
  /** Why it can not be done any more. */
  readonly over?: string | null;
  readonly onCancel: () => void;
  /** @param reason empty when none was given */
  readonly onGive: (reason: string) => void;
}

/** Asks for a reason before an action that cannot be undone. What was typed stays while the dialog is open. */
export function ReasonDialog({
  title,
  text,
  reasons,
  label,
  isRequired = false,
  first = '',
  over = null,
  onCancel,
  onGive,
  ...state
}: ReasonDialogProps): React.JSX.Element {
  const [reason, setReason] = useState(first);
  const [isTried, setIsTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isMissing = isRequired && reason.trim() === '';
  return (
    <FormDialog
      title={title}
      text={text}
      submitLabel={label}
      color="error"
      maxWidth="sm"
      startsAtCancel
      isDirty={isOwnWords(reason, reasons)}
      over={over}
      {...state}
      onCancel={onCancel}
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (isMissing) field.current?.focus();
        else onGive(reason.trim());
      }}
    >
      <ReasonField
        ref={field}
        reasons={reasons}
        isRequired={isRequired}
        error={isTried && isMissing ? texts.reasonPlease() : null}
        isReadOnly={over !== null}
        value={reason}
        onChange={setReason}
      />
    </FormDialog>
  );
}
