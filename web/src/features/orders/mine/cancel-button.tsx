import type { Order } from '@foodhouse/domain';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { callAsUser } from '../../../data/call-as-user.ts';
import { failureSentence } from '../../../lib/failure-sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { tellChange } from '../heard-changes.ts';

/** Takes a pending order back, after a second press. A repeat of a lost answer changes nothing. */
export function CancelButton({
  order: { id, foodName },
}: {
  readonly order: Pick<Order, 'id' | 'foodName'>;
}): React.JSX.Element {
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const cancel = async (): Promise<void> => {
    setIsBusy(true);
    const answer = await callAsUser(`/orders/${encodeURIComponent(id)}/cancel`, { method: 'POST' });
    setIsBusy(false);
    setIsAsked(false);
    if (answer.ok) toast.success('Your order is cancelled');
    else if (answer.reason === 'BAD_TRANSITION')
      toast.error('The house has just answered: it can no longer be cancelled.');
    else toast.error(failureSentence(answer.failure));
    tellChange();
  };
  return (
    <Button
      variant={isAsked ? 'outlined' : 'text'}
      color={isAsked ? 'error' : 'primary'}
      loading={isBusy}
      aria-label={`${isAsked ? 'Cancel it now' : 'Cancel'}: ${foodName}`}
      sx={{ gridColumn: '1 / -1', justifySelf: 'start', ...(!isAsked && { ml: -1, px: 1 }), my: -1 }}
      onClick={() => {
        if (isAsked) void cancel();
        else setIsAsked(true);
      }}
      onBlur={() => {
        setIsAsked(false);
      }}
    >
      {isAsked ? 'Cancel it now' : 'Cancel'}
    </Button>
  );
}
