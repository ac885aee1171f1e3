import { LIMITS } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';

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
    <Dialog open onClose={onCancel} aria-labelledby={`${id}-title`} fullWidth maxWidth="xs">
      <DialogTitle id={`${id}-title`} component="h2" sx={{ fontWeight: 800 }}>
        {title}
      </DialogTitle>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onGive(reason.trim());
        }}
      >
        <DialogContent sx={{ pt: 0 }}>
          <DialogContentText id={`${id}-text`} sx={{ mb: 2 }}>
            {text}
          </DialogContentText>
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mb: 1.5 }}>
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
          <Box
            component="textarea"
            id={id}
            rows={3}
            required={isRequired}
            maxLength={LIMITS.reason}
            value={reason}
            onChange={(event: React.ChangeEvent<HTMLTextAreaElement>) => {
              setReason(event.target.value);
            }}
            sx={{
              width: 1,
              p: 1.5,
              border: 1,
              borderColor: 'text.secondary',
              borderRadius: 3,
              bgcolor: 'background.paper',
              color: 'text.primary',
              fontFamily: 'inherit',
              fontSize: '1rem',
              resize: 'vertical',
            }}
          />
        </DialogContent>
        <DialogActions sx={{ p: 3, pt: 0 }}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog begins at its harmless way out */}
          <Button onClick={onCancel} autoFocus>
            Cancel
          </Button>
          <Button type="submit" variant="contained" tone="error">
            {label}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
