import type { Food } from '@foodhouse/domain';
import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { explainRefusal, retireFood } from '../api/manage-food.ts';
import { sayRemoved } from './removed-toast.tsx';

/** Asks before a food leaves the menu. Focus starts on Cancel. */
export function RemoveFoodDialog({
  food,
  onClose,
  onRemoved,
}: {
  readonly food: Food;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}): React.JSX.Element {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async (): Promise<void> => {
    setIsBusy(true);
    setProblem(null);
    const result = await retireFood(food.id);
    setIsBusy(false);
    if (result.status === 'done') {
      sayRemoved(food);
      onRemoved();
    } else setProblem(explainRefusal(result));
  };
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      aria-labelledby="remove-title"
      aria-describedby="remove-text"
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id="remove-title" component="h2" sx={{ fontWeight: 800 }}>
        Take {food.name} off the menu?
      </DialogTitle>
      <DialogContent>
        <DialogContentText id="remove-text">
          Nobody can order it any more. What was ordered stays ordered, and an admin can put it back as it was.
        </DialogContentText>
        {problem !== null && (
          <Alert severity="error" role="alert" sx={{ mt: 2, borderRadius: 3 }}>
            {problem}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 3, pt: 0 }}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe choice of a question */}
        <Button onClick={onClose} disabled={isBusy} autoFocus>
          Cancel
        </Button>
        <Button variant="contained" onClick={() => void remove()} isBusy={isBusy}>
          Remove
        </Button>
      </DialogActions>
    </Dialog>
  );
}
