import { delayedTo, DELAYS, type Delay, type Order } from '@foodhouse/domain';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { isOwnWords } from '../../../lib/own-words.ts';
import { useNow } from '../../../lib/use-now.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { IN_ONE_LINE, ToggleButtonGroup } from '../../../ui/toggle-button-group.tsx';
import { ReasonField } from '../changes/reason-field.tsx';
import { useMove, type Move } from '../changes/use-move.ts';
import { delayOrder, explainDelay } from './delay-order.ts';
import { useHouseClock } from '../../../lib/clock.ts';
import { isolated } from '../../../lib/isolated.ts';
import * as texts from './texts.ts';

const REASONS = [texts.handsAreFull(), texts.cookedAgain(), texts.waitForIngredient()] as const;
const REFRESH_MS = 5000;

/** Asks by how much an order is late, and why. Both are for its guest. */
export function LateDialog({
  order,
  onCancel,
  onDone,
}: {
  readonly order: Order;
  readonly onCancel: () => void;
  /** Called when the promise has moved: the list shows it. */
  readonly onDone: () => void;
}): React.JSX.Element {
  // What the person saw when they opened the dialog: what somebody else moves meanwhile is not moved twice.
  const [seen] = useState(order);
  const [shown, move] = useMove(seen, explainDelay);
  const send = async (plus: Delay, reason: string): Promise<void> => {
    if (!(await move(delayOrder(seen, plus, reason)))) return;
    toast.success(texts.guestReadsNewTime({ name: isolated(seen.foodName) }));
    onDone();
  };
  return <LateForm order={seen} shown={shown} onCancel={onCancel} onSend={(plus, reason) => void send(plus, reason)} />;
}

export function LateForm({
  order,
  shown,
  onCancel,
  onSend,
}: {
  readonly order: Order;
  readonly shown: Move;
  readonly onCancel: () => void;
  /** @param reason empty when none was given */
  readonly onSend: (plus: Delay, reason: string) => void;
}): React.JSX.Element {
  const [plus, setPlus] = useState<Delay>(10);
  const [reason, setReason] = useState('');
  const nowMs = useNow(REFRESH_MS);
  const clock = useHouseClock();
  const promisedAtMs = order.promisedAtMs ?? nowMs;
  const timeAfter = (delay: Delay): string => clock.time(delayedTo(promisedAtMs, delay, nowMs));
  return (
    <FormDialog
      title={texts.orderTitle({ name: isolated(order.foodName), token: order.token })}
      text={texts.howMuchLater({ time: clock.words(promisedAtMs, nowMs) })}
      submitLabel={texts.tellTheGuest({ time: timeAfter(plus) })}
      {...shown}
      isDirty={isOwnWords(reason, REASONS)}
      onCancel={onCancel}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(plus, reason.trim());
      }}
    >
      {shown.over === null && (
        <ToggleButtonGroup
          label={texts.laterBy()}
          options={DELAYS.map((delay) => ({ value: String(delay), label: `+${delay} · ${timeAfter(delay)}` }))}
          value={String(plus)}
          onChange={(value) => {
            setPlus(DELAYS.find((delay) => String(delay) === value) ?? plus);
          }}
          sx={{ mt: 1 }}
          slotProps={IN_ONE_LINE}
        />
      )}
      <ReasonField reasons={REASONS} isReadOnly={shown.over !== null} value={reason} onChange={setReason} />
    </FormDialog>
  );
}
