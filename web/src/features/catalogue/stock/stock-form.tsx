import { LIMITS, type MoveStockRequest } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { isOwnWords } from '../../../lib/own-words.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { ToggleButtonGroup } from '../../../ui/toggle-button-group.tsx';
import { NO_ANSWER, type MoveStockResult } from '../api/move-stock.ts';
import { MOVE_KINDS } from './move-kinds.ts';
import { isolated } from '../../../lib/isolated.ts';
import * as texts from './texts.ts';

type Kind = MoveStockRequest['kind'];

/** Frequent reasons, one press each. */
const REASONS: Readonly<Record<Kind, readonly string[]>> = {
  waste: [texts.wasDropped(), texts.wasBurnt(), texts.wasTooOld(), texts.wasSentBack()],
  restock: [texts.wasCooked(), texts.wasDelivered()],
  count: [],
};

interface StockFormProps {
  readonly name: string;
  /** Of the food, live. */
  readonly portions: number;
  /** The form begins with this move. */
  readonly unanswered: MoveStockRequest | null;
  /** Which it begins with. */
  readonly kind?: Kind;
  /** Above its fields. */
  readonly news?: ReactNode;
  readonly children: ReactNode;
  readonly onEnter: (move: MoveStockRequest) => Promise<MoveStockResult>;
  readonly onClose: () => void;
}

/**
 * Waste, a restock or a count of one food. A count states the number of portions that the form showed when the count
 * began.
 */
export function StockForm({ news = null, children, ...props }: StockFormProps): React.JSX.Element {
  const { name, unanswered, onClose } = props;
  const id = useId();
  const isOnline = useOnline();
  const { kind, text, number, note, seen, now, isBusy, problem, isPossible, ...form } = useStockMove(props);
  const isCount = kind === 'count';
  const label = isCount ? texts.portionsCounted() : texts.portions();
  return (
    <FormDialog
      isTall={Boolean(children)}
      title={texts.stock({ name: isolated(name) })}
      text={isCount && seen !== now ? texts.thereWere({ seen, count: now }) : texts.thereAre({ count: now })}
      submitLabel={texts.enter()}
      loading={isBusy}
      isDirty={note !== (unanswered?.note ?? '') && isOwnWords(note, REASONS[kind])}
      disabled={!isPossible || !isOnline}
      error={isOnline ? problem : texts.offline()}
      onCancel={onClose}
      onSubmit={(event) => void form.enter(event)}
    >
      {news}
      <Box sx={{ display: 'grid', gap: 2, my: 2 }}>
        <ToggleButtonGroup label={texts.whatIsEntered()} options={MOVE_KINDS} value={kind} onChange={form.choose} />
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Box component="label" htmlFor={id} sx={LABEL}>
            {label}
          </Box>
          <Stepper
            id={id}
            of={name}
            label={label}
            value={text}
            canStep={{ down: (number ?? 0) > (isCount ? 0 : 1), up: number !== null && number < LIMITS.quantity }}
            onStep={(by) => {
              form.setText(String((number ?? 0) + by));
            }}
            onChange={(event) => {
              form.setText(event.currentTarget.value);
            }}
          />
        </Box>
        <NoteField kind={kind} note={note} onChange={form.setNote} />
      </Box>
      {children}
    </FormDialog>
  );
}

/** What is typed and chosen, and its way to the server. */
function useStockMove({
  portions,
  unanswered: begun,
  kind: first = 'waste',
  onEnter,
  onClose,
}: Omit<StockFormProps, 'name' | 'news' | 'children'>) {
  const [kind, setKind] = useState<Kind>(begun?.kind ?? first);
  const [seen, setSeen] = useState(begun?.kind === 'count' ? begun.seen : portions);
  const [text, setText] = useState(
    begun ? String(begun.kind === 'count' ? begun.counted : begun.portions) : textOf(first, portions),
  );
  const [note, setNote] = useState(begun?.note ?? '');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(begun ? NO_ANSWER : null);
  const [refused, setRefused] = useState({ over: portions, left: portions });
  const now = refused.over === portions ? refused.left : portions;
  const isCount = kind === 'count';
  const number = /^\d{1,6}$/.test(text.trim()) ? Number(text) : null;
  const isPossible = number !== null && (isCount || number > 0) && (kind !== 'waste' || number <= now);
  const choose = (next: Kind): void => {
    setKind(next);
    setProblem(null);
    if (!isOwnWords(note, REASONS[kind])) setNote('');
    setSeen(now);
    setText(textOf(next, now));
  };
  const enter = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (number === null || isBusy) return;
    const move: MoveStockRequest = isCount ? { kind, counted: number, seen, note } : { kind, portions: number, note };
    setIsBusy(true);
    setProblem(null);
    const result = await onEnter(move);
    setIsBusy(false);
    if (result.status === 'done') return onClose();
    setProblem(result.sentence);
    if (result.left !== null) {
      setSeen(result.left);
      setRefused({ over: portions, left: result.left });
    }
  };
  return { kind, text, number, note, seen, now, isBusy, problem, isPossible, choose, setText, setNote, enter };
}

function NoteField({
  kind,
  note,
  onChange,
}: {
  readonly kind: Kind;
  readonly note: string;
  readonly onChange: (note: string) => void;
}): React.JSX.Element {
  const id = useId();
  return (
    <div>
      <Box component="label" htmlFor={id} sx={LABEL}>
        {kind === 'waste' ? texts.reason() : texts.note()}
      </Box>
      {REASONS[kind].length > 0 && (
        <Box sx={{ mb: 1 }}>
          <ToggleButtonGroup
            label={texts.frequentReasons()}
            options={REASONS[kind].map((value) => ({ value, label: value }))}
            value={note}
            onChange={(reason) => {
              onChange(reason === note ? '' : reason);
            }}
          />
        </Box>
      )}
      <TextArea
        id={id}
        rows={2}
        maxLength={LIMITS.reason}
        value={note}
        onChange={(event) => {
          onChange(event.target.value.replaceAll('\n', ' '));
        }}
      />
    </div>
  );
}

/** What is typed at first. */
function textOf(kind: Kind, portions: number): string {
  return kind === 'count' ? String(portions) : '1';
}

const LABEL = { fontWeight: 700, display: 'block', mb: 0.5 } as const;
