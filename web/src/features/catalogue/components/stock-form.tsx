import { LIMITS, type MoveStockRequest } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { ToggleButtonGroup } from '../../../ui/toggle-button-group.tsx';
import type { MoveStockResult } from '../api/move-stock.ts';

type Kind = MoveStockRequest['kind'];

const KINDS: readonly { readonly value: Kind; readonly label: string }[] = [
  { value: 'waste', label: 'Thrown away' },
  { value: 'restock', label: 'Came in' },
  { value: 'count', label: 'Counted' },
];

/** Waste, a restock or a count of one food. A count stands against the number that is shown in it. */
export function StockForm({
  name,
  portions,
  children,
  onEnter,
  onClose,
}: {
  readonly name: string;
  /** Of the food, when the form was opened. */
  readonly portions: number;
  readonly children: ReactNode;
  readonly onEnter: (move: MoveStockRequest, key: string) => Promise<MoveStockResult>;
  readonly onClose: () => void;
}): React.JSX.Element {
  const id = useId();
  const [kind, setKind] = useState<Kind>('waste');
  const [seen, setSeen] = useState(portions);
  const [text, setText] = useState('1');
  const [note, setNote] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const keyOf = useKeys();
  const isCount = kind === 'count';
  const number = /^\d{1,6}$/.test(text.trim()) ? Number(text) : null;
  const isPossible = number !== null && (isCount || number > 0) && (kind !== 'waste' || number <= seen);
  const choose = (next: Kind): void => {
    setKind(next);
    setProblem(null);
    setText(next === 'count' ? String(seen) : '1');
  };
  const enter = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (number === null || isBusy) return;
    const move: MoveStockRequest = isCount ? { kind, counted: number, seen, note } : { kind, portions: number, note };
    setIsBusy(true);
    setProblem(null);
    const result = await onEnter(move, keyOf(JSON.stringify(move)));
    setIsBusy(false);
    if (result.status === 'done') return onClose();
    setProblem(result.sentence);
    if (result.left !== null) setSeen(result.left);
  };
  return (
    <FormDialog
      title={`Stock: ${name}`}
      text={seen === 1 ? 'There is one portion.' : `There are ${seen} portions.`}
      submitLabel="Enter"
      noValidate
      loading={isBusy}
      disabled={!isPossible}
      error={problem}
      onCancel={onClose}
      onSubmit={(event) => void enter(event)}
    >
      <Box sx={{ display: 'grid', gap: 2, my: 2 }}>
        <ToggleButtonGroup label="What happened" options={KINDS} value={kind} onChange={choose} />
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Box component="label" htmlFor={`${id}portions`} sx={LABEL}>
            {isCount ? 'Portions counted' : 'Portions'}
          </Box>
          <Stepper
            id={`${id}portions`}
            of={name}
            label={isCount ? 'Portions counted' : 'Portions'}
            value={text}
            canStep={{ down: (number ?? 0) > (isCount ? 0 : 1), up: number !== null && number < LIMITS.quantity }}
            onStep={(by) => {
              setText(String((number ?? 0) + by));
            }}
            onChange={(event) => {
              setText(event.currentTarget.value);
            }}
          />
        </Box>
        <div>
          <Box component="label" htmlFor={`${id}note`} sx={LABEL}>
            Note
          </Box>
          <TextArea
            id={`${id}note`}
            rows={2}
            maxLength={LIMITS.reason}
            value={note}
            onChange={(event) => {
              setNote(event.target.value.replaceAll('\n', ' '));
            }}
          />
        </div>
      </Box>
      {children}
    </FormDialog>
  );
}

/** The same move keeps its key, so that it is entered once although its answer was lost; another move has another. */
function useKeys(): (move: string) => string {
  const keys = useRef(new Map<string, string>());
  return (move) => {
    const key = keys.current.get(move) ?? crypto.randomUUID();
    keys.current.set(move, key);
    return key;
  };
}

const LABEL = { fontWeight: 700, display: 'block', mb: 0.5 } as const;
