import type { Food } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useOnline } from '../../../lib/use-online.ts';

const WHOLE = /^\d{1,6}$/;

interface Typing {
  readonly typed: string;
  /** The stock that the person saw when they began to type. */
  readonly seen: number;
}

/**
 * A food's portions, changed in place: Enter or leaving the field saves, Escape takes back. What is saved is the difference
 * between what the person saw and what they typed. While nobody types, the field follows the stock, live.
 */
export function QuantityField({
  food,
  isBusy,
  onChange,
}: {
  readonly food: Food;
  readonly isBusy: boolean;
  /** @param change portions more, or fewer; never 0 */
  readonly onChange: (change: number) => void;
}): React.JSX.Element {
  const [typing, setTyping] = useState<Typing | null>(null);
  const isOnline = useOnline();
  const isWrong = typing !== null && !WHOLE.test(typing.typed); // the server judges; this is for the eye
  const save = (): void => {
    if (typing === null || isWrong) return;
    setTyping(null);
    const change = Number(typing.typed) - typing.seen;
    if (change !== 0) onChange(change);
  };
  return (
    <Box
      component="input"
      inputMode="numeric"
      aria-label={`Quantity of ${food.name}`}
      aria-invalid={isWrong}
      title={isWrong ? 'A whole number from 0 to 100000' : 'Enter saves'}
      value={typing?.typed ?? String(food.quantity)}
      readOnly={isBusy}
      disabled={!isOnline}
      onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
        setTyping({ typed: event.target.value, seen: typing?.seen ?? food.quantity });
      }}
      onBlur={save}
      onKeyDown={(event: React.KeyboardEvent) => {
        // A grid around the field would take Ctrl+A, arrows and others for itself.
        event.stopPropagation();
        if (event.key === 'Enter') save();
        if (event.key === 'Escape') setTyping(null);
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
