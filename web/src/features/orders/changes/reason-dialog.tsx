import { useRef, useState } from 'react';
import { isOwnWords } from '../../../lib/own-words.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ReasonField } from './reason-field.tsx';

interface ReasonDialogProps {
  readonly title: string;
  /** The consequences, and who reads the reason. */
  readonly text: string;
  /** Frequent reasons, one press each. */
  readonly reasons: readonly string[];
  /** Label of the button that confirms. */
  readonly label: string;
  readonly isRequired?: boolean;
  readonly onCancel: () => void;
  /** @param reason empty when none was given */
  readonly onGive: (reason: string) => void;
}

/** Asks for a reason before an action that cannot be undone. */
export function ReasonDialog({
  title,
  text,
  reasons,
  label,
  isRequired = false,
  onCancel,
  onGive,
}: ReasonDialogProps): React.JSX.Element {
  const [reason, setReason] = useState('');
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
        error={isTried && isMissing ? 'A reason, please' : null}
        value={reason}
        onChange={setReason}
      />
    </FormDialog>
  );
}
