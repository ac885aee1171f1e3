import { formatMoney, judgeChoices, type Minor } from '@foodhouse/domain';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TitledDialog } from '../../../ui/titled-dialog.tsx';
import { Choices } from '../choose/choices.tsx';
import { useChoosing } from '../choose/use-choosing.ts';
import type { BasketLine } from './basket.ts';

/** What was chosen for a line, chosen again. */
export function ChooseAgain({
  line,
  eachMinor,
  onChange,
  onClose,
}: {
  readonly line: BasketLine;
  /** The price of one portion as the server said it, with what is chosen. */
  readonly eachMinor: Minor;
  readonly onChange: (line: BasketLine) => void;
  readonly onClose: () => void;
}): React.JSX.Element {
  const choosing = useChoosing({ ...line, id: line.foodId, leastExtraMinor: 0, allergens: null }, line);
  const [isTried, setIsTried] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const { choices, asked, text, extraMinor } = choosing;
  const before = choices.status === 'ready' ? judgeChoices(choices.value, line).extraMinor : 0;
  const nowMinor = eachMinor - before + extraMinor;
  return (
    <TitledDialog
      title={line.name}
      isSheet
      maxWidth="sm"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="contained"
            size="large"
            disabled={choices.status !== 'ready'}
            onClick={() => {
              setIsTried(true);
              form.current?.querySelector<HTMLElement>('[data-unmet] input:not(:disabled)')?.focus();
              if (choosing.isUnfit) return;
              onChange({ ...line, ...asked, chosen: text, eachMinor: nowMinor });
              onClose();
            }}
          >
            Take this · {formatMoney(nowMinor, line.currency)}
          </Button>
        </>
      }
    >
      <div ref={form}>
        <Choices choosing={choosing} isTried={isTried} />
      </div>
    </TitledDialog>
  );
}
