import { portionsOf, QUANTITY_TEXT, type Food } from '@foodhouse/domain';
import { useState } from 'react';
import { useOnline } from '../../../lib/use-online.ts';
import { InlineInput } from '../../../ui/inline-input.tsx';

interface Typing {
  readonly typed: string;
  /** The stock when the person began to type. */
  readonly seen: number;
}

/**
 * A food's portions, edited in place: Enter or blur saves, Escape discards. It saves the difference between what the
 * person saw and what they typed. Otherwise the field follows the stock live; for a food marked as sold out it shows
 * the portions put aside.
 */
export function QuantityField({
  food,
  isBusy,
  onChange,
}: {
  readonly food: Food;
  readonly isBusy: boolean;
  /** @param change difference in portions, never 0 @param seen the stock that the person saw */
  readonly onChange: (change: number, seen: number) => void;
}): React.JSX.Element {
  const [typing, setTyping] = useState<Typing | null>(null);
  const isOnline = useOnline();
  const isWrong = typing !== null && !QUANTITY_TEXT.test(typing.typed); // the server validates; this marks the field
  const save = (): void => {
    if (typing === null || isWrong) return;
    setTyping(null);
    const change = Number(typing.typed) - typing.seen;
    if (change !== 0) onChange(change, typing.seen);
  };
  return (
    <InlineInput
      inputMode="numeric"
      aria-label={`Quantity of ${food.name}`}
      aria-invalid={isWrong}
      title={isWrong ? 'A whole number from 0 to 100000' : 'Enter saves'}
      value={typing?.typed ?? String(portionsOf(food))}
      readOnly={isBusy}
      disabled={!isOnline}
      onChange={(event) => {
        setTyping({ typed: event.target.value, seen: typing?.seen ?? portionsOf(food) });
      }}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
        if (event.key === 'Escape') setTyping(null);
      }}
    />
  );
}
