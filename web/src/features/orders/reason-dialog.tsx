import { LIMITS } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { ToggleButtonGroup } from '../../ui/toggle-button-group.tsx';

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
  const id = useId();
  return (
    <FormDialog
      title={title}
      text={text}
      submitLabel={label}
      color="error"
      startsAtCancel
      onCancel={onCancel}
      onSubmit={(event) => {
        event.preventDefault();
        onGive(reason.trim());
      }}
    >
      <Box sx={{ mt: 2, mb: 1.5 }}>
        <ToggleButtonGroup
          label="Frequent reasons"
          options={reasons.map((common) => ({ value: common, label: common }))}
          value={reason}
          onChange={setReason}
        />
      </Box>
      <Box component="label" htmlFor={id} sx={{ fontWeight: 700, display: 'block', mb: 0.5 }}>
        Reason
      </Box>
      <TextArea
        id={id}
        rows={3}
        required={isRequired}
        maxLength={LIMITS.reason}
        value={reason}
        onChange={(event) => {
          setReason(event.target.value);
        }}
      />
    </FormDialog>
  );
}
