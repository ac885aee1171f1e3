import { LIMITS, type Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';

/** What is said most often, one press each. */
const REASONS = ['Sold out', 'The kitchen is closing', 'We cannot cook this today'] as const;

/** Asks why, which the customer will read. Nobody has to say. */
export function RejectDialog({
  order,
  onCancel,
  onReject,
}: {
  readonly order: Order;
  readonly onCancel: () => void;
  readonly onReject: (reason: string | undefined) => void;
}): React.JSX.Element {
  const [reason, setReason] = useState('');
  const id = useId();
  return (
    <Dialog open onClose={onCancel} aria-labelledby={`${id}-title`} fullWidth maxWidth="xs">
      <DialogTitle id={`${id}-title`} component="h2" sx={{ fontWeight: 800 }}>
        Reject {order.foodName}?
      </DialogTitle>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onReject(reason.trim() === '' ? undefined : reason.trim());
        }}
      >
        <DialogContent sx={{ pt: 0 }}>
          <DialogContentText id={`${id}-text`} sx={{ mb: 2 }}>
            The portion goes back on the menu. {order.user} reads the reason, if there is one.
          </DialogContentText>
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mb: 1.5 }}>
            {REASONS.map((text) => (
              <Button
                key={text}
                size="small"
                variant="outlined"
                onClick={() => {
                  setReason(text);
                }}
              >
                {text}
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
            Reject
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
