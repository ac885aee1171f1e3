import type { Food } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { useOnline } from '../../../lib/use-online.ts';
import { editFood, explainManageFailure } from '../api/manage-food.ts';

const WHOLE = /^\d{1,6}$/;

/**
 * A food's portions, changed in place: Enter or leaving the field saves, Escape takes back. While nobody types it follows
 * the stock, live.
 */
export function QuantityField({ food }: { readonly food: Food }): React.JSX.Element {
  const [typed, setTyped] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isOnline = useOnline();
  const isWrong = typed !== null && !WHOLE.test(typed); // the server judges; this is for the eye
  const save = async (): Promise<void> => {
    if (typed === null || isBusy || isWrong) return;
    if (typed === String(food.quantity)) {
      setTyped(null);
      return;
    }
    setIsBusy(true);
    const result = await editFood(food.id, { quantity: typed });
    setIsBusy(false);
    if (result.status === 'done') setTyped(null);
    else if (result.status === 'failed') toast.error(explainManageFailure(result.reason));
    else toast.error(`${food.name}: ${Object.values(result.fields).join(', ')}`);
  };
  return (
    <Box
      component="input"
      inputMode="numeric"
      aria-label={`Quantity of ${food.name}`}
      aria-invalid={isWrong}
      title={isWrong ? 'A whole number from 0 to 100000' : 'Enter saves'}
      value={typed ?? String(food.quantity)}
      disabled={isBusy || !isOnline}
      onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
        setTyped(event.target.value);
      }}
      onBlur={() => void save()}
      onKeyDown={(event: React.KeyboardEvent) => {
        if (event.key === 'Enter') void save();
        if (event.key === 'Escape') setTyped(null);
      }}
      sx={{
        width: 72,
        minHeight: 40,
        px: 1.25,
        border: 1,
        borderColor: isWrong ? 'error.main' : 'divider',
        borderRadius: 2.5,
        bgcolor: 'background.default',
        color: 'text.primary',
        fontFamily: 'inherit',
        fontSize: '1rem',
        fontWeight: 700,
        fontVariantNumeric: 'tabular-nums',
      }}
    />
  );
}
