import { allergensText, foodIdsOf, formatMoney, PORTIONS, type AllergenStatement } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { RADII } from '../../../ui/radii.ts';
import { Stepper } from '../../../ui/stepper.tsx';
import { FoodPicture } from '../../foods/food-picture.tsx';
import { Allergens } from '../choose/allergens.tsx';
import { NoteField } from '../choose/note-field.tsx';
import { takeFocus } from '../checkout/take-focus.ts';
import type { BasketLine } from '../basket/basket.ts';
import { useBasket } from '../basket/basket-store.ts';
import { saidIn } from '../basket/said.ts';
import { askedMs, servedAgainWords } from '../basket/served-again.ts';
import type { LineProblem, ServedLater } from '../basket/judge-lines.ts';
import { useHouseClock } from '../../../lib/clock.ts';
import { serverNowMs } from '../../../lib/server-clock.ts';
import { isolated } from '../../../lib/isolated.ts';
import * as common from '../../../ui/texts.ts';
import * as choose from '../choose/texts.ts';
import * as texts from './texts.ts';

interface Editing {
  readonly line: BasketLine;
  /** Whether it is being ordered: then it stays as it is. */
  readonly isFixed: boolean;
  readonly onChange: (line: BasketLine) => void;
  readonly onRemove: () => void;
  /** Opens what can be chosen of the food. */
  readonly onChoose: () => void;
}

/** A line of the basket: its portions, its price, what has happened to it meanwhile, and what can be done about that. */
export function BasketRow({
  charged,
  problem,
  allergens,
  ...editing
}: Editing & {
  /** The line at the price that is in the total; null where it is in none. */
  readonly charged: BasketLine | null;
  readonly problem: LineProblem | undefined;
  /** Null where the house must be asked about all of it; undefined of what has left the menu. */
  readonly allergens: AllergenStatement | null | undefined | 'unknown';
}): React.JSX.Element {
  const { line, onChange } = editing;
  const { name, chosen, note } = line;
  const [isWriting, setIsWriting] = useState(false);
  const [hasWritten, setHasWritten] = useState(false);
  const sayingId = useId();
  const canOnlyGo = problem !== undefined && isGone(problem);
  const isOtherPrice = charged !== null && eachOf(charged) !== eachOf(line);
  return (
    <Box component="li" aria-label={name} data-basket-line={line.id} data-problem={problem?.kind} sx={STYLE}>
      <Box sx={PICTURE}>
        <FoodPicture src={line.image} seed={line.foodId} size={46} isEager />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Typography>
        {chosen !== '' && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {chosen}
          </Typography>
        )}
        {note !== null && !isWriting && (
          <Typography dir="auto" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            “{note}”
          </Typography>
        )}
        {allergens === 'unknown' ? (
          // Their room: the words are those of the answer alone.
          <Box sx={{ visibility: 'hidden' }}>
            <Allergens variant="body2" allergens={line.allergens ?? null} />
          </Box>
        ) : (
          allergens !== undefined && <Allergens variant="body2" allergens={allergens} />
        )}
      </Box>
      <Box sx={{ textAlign: 'end' }}>
        <Typography component="strong" sx={SUM}>
          {charged ? sumOf(charged) : <s>{sumOf(line)}</s>}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={line.quantity > 1 || isOtherPrice ? EACH : EACH_LATER}>
          {isOtherPrice && <BeforeIt>{eachOf(line)}</BeforeIt>}
          {texts.eachPrice({ price: eachOf(charged ?? line) })}
        </Typography>
      </Box>
      {problem && (
        <Box
          data-repair=""
          // Where nothing but to remove it is left, a second Enter on Confirm must not do that.
          tabIndex={canOnlyGo ? -1 : undefined}
          sx={problem.kind === 'price' || problem.kind === 'later' ? TROUBLE : SEVERE}
        >
          <Typography id={sayingId} variant="body2" sx={{ flex: '1 1 140px', fontWeight: 600 }}>
            {problem.kind === 'later' ? <ServedAgain problem={problem} /> : sayingOf(problem, line)}
          </Typography>
          <Repair problem={problem} describedBy={sayingId} {...editing} />
        </Box>
      )}
      {isWriting && (
        <Note
          note={note ?? ''}
          onNote={(next) => {
            if (next !== note) onChange({ ...line, note: next });
          }}
          onDone={() => {
            setIsWriting(false);
            setHasWritten(true);
          }}
        />
      )}
      {!canOnlyGo && (
        <Actions
          {...editing}
          onWrite={isWriting ? null : () => setIsWriting(true)}
          noteRef={hasWritten ? takeFocus : undefined}
        />
      )}
    </Box>
  );
}

/** A price that was, beside the one that is charged. */
function BeforeIt({ children }: { readonly children: string }): React.JSX.Element {
  return (
    <>
      <s>{children}</s>{' '}
    </>
  );
}

const eachOf = ({ eachMinor, currency }: BasketLine): string => formatMoney(eachMinor, currency);

const sumOf = ({ quantity, eachMinor, currency }: BasketLine): string => formatMoney(quantity * eachMinor, currency);

/** What can be done with a line: more or fewer, choose again, write, remove. */
function Actions({
  onWrite,
  noteRef,
  ...editing
}: Editing & {
  /** Null while a note is being written. */
  readonly onWrite: (() => void) | null;
  readonly noteRef: ((element: HTMLElement | null) => void) | undefined;
}): React.JSX.Element {
  const { line, isFixed, onChoose, onRemove } = editing;
  const action = (
    label: string,
    onClick: () => void,
    more?: Partial<React.ComponentProps<typeof Button>>,
  ): React.JSX.Element => (
    <Button
      aria-label={common.labelFor({ label, name: isolated(line.name) })}
      disabled={isFixed}
      sx={ACTION}
      onClick={onClick}
      {...more}
    >
      {label}
    </Button>
  );
  return (
    <Box sx={FOOT}>
      <Portions {...editing} />
      {(line.chosen !== '' || foodIdsOf(line).length > 1) && action(texts.change(), onChoose)}
      {onWrite !== null && action(texts.note(), onWrite, { ref: noteRef })}
      {action(common.remove(), onRemove, { sx: LAST_ACTION })}
    </Box>
  );
}

/** A note being written: it is kept with every letter, and stays open until Enter or Escape, so that nothing moves under a finger. */
function Note({
  note,
  onNote,
  onDone,
}: {
  readonly note: string;
  readonly onNote: (note: string | null) => void;
  readonly onDone: () => void;
}): React.JSX.Element {
  const [text, setText] = useState(note);
  return (
    <Box
      sx={{ gridColumn: '1 / -1' }}
      onKeyDown={(event: React.KeyboardEvent) => {
        // A keyboard that composes takes its word with Enter.
        if ((event.key !== 'Enter' && event.key !== 'Escape') || event.nativeEvent.isComposing) return;
        event.preventDefault(); // or the button, which takes the focus, is pressed
        event.stopPropagation(); // the basket stays open
        onDone();
      }}
    >
      <NoteField
        note={text}
        hasFocus
        onNote={(next) => {
          setText(next);
          onNote(next.trim() === '' ? null : next.trim());
        }}
      />
    </Box>
  );
}

/** What can be done about it, with one press. */
function Repair({
  problem,
  describedBy,
  ...editing
}: Editing & { readonly problem: LineProblem; readonly describedBy: string }): React.JSX.Element {
  const { line, isFixed } = editing;
  const [label, repair] = repairOf(problem, editing);
  return (
    <Button
      variant="outlined"
      color="inherit"
      aria-label={common.labelFor({ label, name: isolated(line.name) })}
      aria-describedby={describedBy}
      disabled={isFixed}
      onClick={repair}
    >
      {label}
    </Button>
  );
}

function repairOf(
  problem: LineProblem,
  { line, onChange, onRemove, onChoose }: Editing,
): readonly [label: string, repair: () => void] {
  if (problem.kind === 'price')
    return [
      texts.takePrice({ price: formatMoney(problem.nowMinor, problem.currency) }),
      () => {
        onChange({ ...line, eachMinor: problem.nowMinor, currency: problem.currency });
      },
    ];
  if (problem.kind === 'allergens')
    return [
      texts.takeAllTheSame(),
      () => {
        onChange({ ...line, allergens: problem.now, eachMinor: problem.nowMinor, currency: problem.currency });
      },
    ];
  if (problem.kind === 'choices' || isByChoice(problem)) return [texts.chooseAgain(), onChoose];
  if (problem.kind === 'gone' || problem.kind === 'later' || problem.left === 0) return [common.remove(), onRemove];
  return [
    texts.useCount({ count: problem.left }),
    () => {
      onChange({ ...line, quantity: problem.left });
    },
  ];
}

/** Whether the food itself could be had. */
function isByChoice(problem: LineProblem): boolean {
  return problem.kind === 'later' && problem.names.length > 0;
}

function isGone(problem: LineProblem): boolean {
  if (problem.kind === 'later') return !isByChoice(problem);
  return problem.kind === 'gone' || (problem.kind === 'short' && problem.left === 0);
}

/** The portions, by steps or typed. Text that is no number of portions stays, with what is wrong beside it: Confirm leads there. */
function Portions({ line, isFixed, onChange }: Pick<Editing, 'line' | 'isFixed' | 'onChange'>): React.JSX.Element {
  const { name, quantity } = line;
  /** What is in the field while somebody types. */
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && !isPortions(typed);
  const id = useId();
  const put = (next: number): void => {
    if (next !== quantity && next >= 1 && next <= PORTIONS.most) onChange({ ...line, quantity: next });
  };
  const step = (by: 1 | -1): void => {
    setTyped(null);
    put(quantity + by);
  };
  return (
    <Box sx={{ minWidth: 0, marginInlineEnd: 'auto' }}>
      <Stepper
        of={name}
        label={choose.portionsOf({ name: isolated(name) })}
        canStep={{ down: !isFixed && quantity > 1, up: !isFixed && quantity < PORTIONS.most }}
        onStep={step}
        value={typed ?? quantity}
        readOnly={isFixed}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? id : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          if (isPortions(event.target.value)) put(Number(event.target.value));
        }}
        onBlur={() => {
          if (!isWrong) setTyped(null);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          step(event.key === 'ArrowUp' ? 1 : -1);
        }}
      />
      {isWrong && (
        <Typography id={id} role="status" variant="body2" color="error">
          {texts.portionsLimits({ most: PORTIONS.most })}
        </Typography>
      )}
    </Box>
  );
}

function isPortions(typed: string): boolean {
  return /^[1-9]\d{0,2}$/.test(typed) && Number(typed) <= PORTIONS.most;
}

/** By the time that is wanted. */
function ServedAgain({ problem }: { readonly problem: ServedLater }): React.JSX.Element {
  const clock = useHouseClock();
  return <>{servedAgainWords(problem, askedMs(saidIn(useBasket())), serverNowMs(), clock)}</>;
}

function sayingOf(problem: Exclude<LineProblem, { kind: 'later' }>, { eachMinor, currency }: BasketLine): string {
  switch (problem.kind) {
    case 'gone':
      return texts.noLongerOnTheMenu();
    case 'choices':
      return texts.choicesGone(problem);
    case 'short':
      return problem.left === 0 ? texts.soldOutMeanwhile() : texts.onlyLeft({ count: problem.left });
    case 'allergens': {
      const statement = allergensText(problem.now);
      const isSameCost = problem.nowMinor === eachMinor && problem.currency === currency;
      return isSameCost
        ? texts.allergensAreNow({ statement })
        : texts.allergensAndPriceAreNow({ statement, ...pricesOf(problem, { eachMinor, currency }) });
    }
    case 'price':
      return texts.priceIsNow(pricesOf(problem, { eachMinor, currency }));
  }
}

function pricesOf(
  { nowMinor, currency }: Extract<LineProblem, { kind: 'price' | 'allergens' }>,
  line: Pick<BasketLine, 'eachMinor' | 'currency'>,
): { readonly price: string; readonly before: string } {
  return { price: formatMoney(nowMinor, currency), before: formatMoney(line.eachMinor, line.currency) };
}

const STYLE = {
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  columnGap: 1.5,
  rowGap: 1,
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0, pt: 0 },
  // Also after the press of a finger: it was asked for.
  '&:focus': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '4px', borderRadius: RADII.field },
} as const;

const PICTURE = { width: 56, height: 56, borderRadius: RADII.field, overflow: 'hidden' } as const;

const SUM = { display: 'block', fontWeight: 800, fontVariantNumeric: 'tabular-nums' } as const;

/** A price before the one of now has a line of its own, beside a long name. */
const EACH = { maxWidth: 96 } as const;
/** The sum of one says it; a second portion moves nothing. */
const EACH_LATER = { ...EACH, visibility: 'hidden' } as const;

const TROUBLE = {
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 1,
  p: '4px',
  paddingInlineStart: '12px',
  borderRadius: RADII.field,
  bgcolor: 'warning.light',
  color: 'warning.dark',
} as const;
const SEVERE = { ...TROUBLE, bgcolor: 'error.light', color: 'error.dark' } as const;

const FOOT = {
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  minHeight: 44,
} as const;
const ACTION = { px: 1.25 } as const;
const LAST_ACTION = { ...ACTION, marginInlineEnd: '-10px' } as const;
