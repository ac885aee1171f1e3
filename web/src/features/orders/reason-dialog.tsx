import { LIMITS } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';

interface ReasonDialogProps {
  readonly title: string;
  /** What happens, and who reads the reason. */
  readonly text: string;
  /** What is said most often, one press each. */
  readonly reasons: readonly string[];
  /** Of the button that does it. */
  readonly label: string;
  readonly isRequired?: boolean;
  readonly onCancel: () => void;
  /** @param reason empty when nobody gave one */
  readonly onGive: (reason: string) => void;
}

/** Asks why before something that cannot be taken back. */
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
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 2, mb: 1.5 }}>
        {reasons.map((common) => (
          <Button
            key={common}
            size="small"
            variant="outlined"
            onClick={() => {
              setReason(common);
            }}
          >
            {common}
          </Button>
        ))}
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
