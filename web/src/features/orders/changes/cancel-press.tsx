// No stories: sends a request.
import { useEffect, useState } from 'react';
import toast from 'react-hot-toast';
import type { ApiAnswer } from '../../../data/client.ts';
import { failureSentence } from '../../../lib/failure-sentence.ts';
import { pageHeading } from '../../../lib/lost-focus.ts';
import { useKeptFocus } from '../../../lib/use-kept-focus.ts';
import { Button } from '../../../ui/button.tsx';
import * as common from '../../../ui/texts.ts';
import { ALONE, BESIDE, FLUSH, OVER_PAY } from './cancel-style.ts';
import * as texts from './texts.ts';

/** Takes a pending order back, after a second press. A repeat of a lost answer changes nothing. */
export function CancelPress({
  name,
  isAlone = true,
  isAfterPay = false,
  send,
}: {
  /** Of what is cancelled. */
  readonly name: string;
  /** Whether it has a line to itself. */
  readonly isAlone?: boolean;
  /** Whether *Pay* is before it. */
  readonly isAfterPay?: boolean;
  readonly send: () => Promise<ApiAnswer<unknown>>;
}): React.JSX.Element {
  /** The button that was pressed once. */
  const [asked, setAsked] = useState<HTMLElement | null>(null);
  const isAsked = asked !== null;
  // Not by its focus alone: Safari gives a pressed button none.
  useEffect(() => {
    if (asked === null) return undefined;
    const leave = ({ target }: PointerEvent): void => {
      if (!(target instanceof Node && asked.contains(target))) setAsked(null);
    };
    document.addEventListener('pointerdown', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
    };
  }, [asked]);
  const [isBusy, setIsBusy] = useState(false);
  const cancel = async (): Promise<void> => {
    setIsBusy(true);
    const answer = await send();
    setIsBusy(false);
    setAsked(null);
    if (answer.ok) toast.success(texts.isCancelled());
    else if (answer.reason === 'BAD_TRANSITION') toast.error(texts.isAnswered());
    else toast.error(failureSentence(answer.failure));
  };
  const focus = useKeptFocus('', afterCancelled);
  const label = isAsked ? texts.cancelNow() : texts.cancel();
  return (
    <Button
      {...focus}
      variant={isAsked ? 'outlined' : 'text'}
      color={isAsked ? 'error' : 'primary'}
      loading={isBusy}
      aria-label={common.labelFor({ label, name })}
      sx={isAlone ? [ALONE, !isAsked && FLUSH] : [BESIDE, isAsked && isAfterPay && OVER_PAY]}
      onClick={({ currentTarget }) => {
        if (isAsked) void cancel();
        else setAsked(currentTarget);
      }}
      onBlur={(event) => {
        focus.onBlur(event);
        setAsked(null);
      }}
    >
      {label}
    </Button>
  );
}

/** What was cancelled has no such button any more: a dialog goes on at its last one. */
function afterCancelled(button: HTMLElement): HTMLElement | null {
  const dialog = button.closest('[role="dialog"]');
  return dialog ? ([...dialog.querySelectorAll('button')].at(-1) ?? null) : pageHeading();
}
