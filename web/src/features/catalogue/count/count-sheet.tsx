import { portionsOf, type Category, type Food } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, useMemo, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { useOnline } from '../../../lib/use-online.ts';
import { stockOfFood } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { InlineInput } from '../../../ui/inline-input.tsx';
import type { MoveStockResult } from '../api/move-stock.ts';
import { byCategory, headingOf } from './by-category.ts';
import { countOf, type CountDrafts } from './use-count-draft.ts';

/** What became of the last number of a food. */
interface Outcome {
  readonly isEntered: boolean;
  readonly sentence: string;
}

/**
 * One number for each food. Enter and the arrow keys go down the column. The numbers that were typed are entered, each
 * for itself: what is refused stays, and says why.
 */
export function CountSheet({
  foods,
  categories,
  drafts,
  onCount,
}: {
  /** Counted ones. */
  readonly foods: readonly Food[];
  /** Of the house, in its order: the foods stand under them. */
  readonly categories: readonly Category[];
  readonly drafts: CountDrafts;
  readonly onCount: (foodId: string, count: { counted: number; seen: number }, key: string) => Promise<MoveStockResult>;
}): React.JSX.Element {
  const form = useRef<HTMLFormElement>(null);
  const isOnline = useOnline();
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, Outcome>>>({});
  const [isBusy, setIsBusy] = useState(false);
  const { draft } = drafts;
  const groups = useMemo(() => byCategory(foods, categories), [foods, categories]);
  const ready = foods.flatMap(({ id }) => {
    const row = draft[id];
    const counted = row ? countOf(row) : null;
    return row && row.found === undefined && counted !== null ? [{ id, counted, seen: row.seen, key: row.key }] : [];
  });
  const enterOne = async ({ id, counted, seen, key }: (typeof ready)[number]): Promise<void> => {
    const result = await onCount(id, { counted, seen }, key);
    if (result.status === 'done') drafts.drop(id);
    else if (result.left !== null) drafts.question(id, result.left);
    const outcome =
      result.status === 'done'
        ? { isEntered: true, sentence: `Entered: ${counted}, ${differenceOf(counted - seen)}` }
        : { isEntered: false, sentence: result.sentence };
    setOutcomes((before) => ({ ...before, [id]: outcome }));
  };
  const enter = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy || ready.length === 0) return;
    setIsBusy(true);
    setOutcomes({});
    await Promise.all(ready.map(enterOne));
    setIsBusy(false);
  };
  const all = Object.values(outcomes);
  const entered = all.filter(({ isEntered }) => isEntered).length;
  return (
    <Box
      component="form"
      ref={form}
      noValidate
      onSubmit={(event: FormEvent) => void enter(event)}
      onKeyDown={(event: KeyboardEvent) => {
        goDown(form.current, event);
      }}
    >
      {groups.map((group) => {
        const heading = headingOf(group, groups);
        return (
          <Fragment key={group.category}>
            {heading !== null && (
              <Typography component="h2" variant="lead" sx={HEADING}>
                {heading}
              </Typography>
            )}
            <Box component="ul" aria-label={heading ?? 'Foods to count'} sx={LIST}>
              {group.foods.map((food) => (
                <Row
                  key={food.id}
                  food={food}
                  drafts={drafts}
                  isBusy={isBusy}
                  outcome={outcomes[food.id]}
                  onAnswer={() => {
                    setOutcomes(({ [food.id]: _outcome, ...others }) => others);
                  }}
                />
              ))}
            </Box>
          </Fragment>
        );
      })}
      <Box sx={FOOT}>
        <Typography role="status">
          {isOnline
            ? all.length > 0 && `${entered} entered${entered < all.length ? `, ${all.length - entered} not` : ''}.`
            : 'You are offline: what you typed is kept, and can be entered when the server answers again.'}
        </Typography>
        <Button type="submit" variant="contained" loading={isBusy} disabled={!isOnline || ready.length === 0}>
          {ready.length === 1 ? 'Enter one count' : `Enter ${ready.length} counts`}
        </Button>
      </Box>
    </Box>
  );
}

function Row({
  food,
  drafts,
  isBusy,
  outcome,
  onAnswer,
}: {
  readonly food: Food;
  readonly drafts: CountDrafts;
  readonly isBusy: boolean;
  readonly outcome: Outcome | undefined;
  /** The person has typed or confirmed a number: what became of the last one is past. */
  readonly onAnswer: () => void;
}): React.JSX.Element {
  const { id, name } = food;
  const portions = portionsOf(food);
  const row = drafts.draft[id];
  const isWrong = row !== undefined && countOf(row) === null;
  const hasMoved = row !== undefined && row.seen !== portions;
  return (
    <Box component="li" sx={ROW}>
      <Link to={stockOfFood(id)}>{name}</Link>
      <span>{portions}</span>
      <InlineInput
        inputMode="numeric"
        enterKeyHint="next"
        autoComplete="off"
        aria-label={`Portions of ${name} counted, ${portions} here`}
        aria-invalid={isWrong}
        readOnly={isBusy}
        value={row?.text ?? ''}
        sx={{ minHeight: 44, textAlign: 'center' }}
        onChange={(event) => {
          onAnswer();
          drafts.type(id, event.target.value, portions);
        }}
      />
      <Box sx={{ gridColumn: '1 / -1' }}>
        {isWrong && <Note isError>A whole number up to 100000</Note>}
        {!outcome && hasMoved && row.found === undefined && (
          <Note>{`${row.seen} when you counted: what changed since may be in your number or not.`}</Note>
        )}
        {outcome && <Note isError={!outcome.isEntered}>{outcome.sentence}</Note>}
        {row?.found !== undefined && (
          <>
            <Note>{`You counted ${row.text}, where ${row.seen} should be. Now ${row.found} should be.`}</Note>
            <Button
              size="small"
              variant="outlined"
              aria-label={`${row.text} is right for ${name}`}
              onClick={() => {
                onAnswer();
                drafts.confirm(id);
              }}
            >
              {row.text} is right
            </Button>
          </>
        )}
      </Box>
    </Box>
  );
}

function Note({
  isError = false,
  children,
}: {
  readonly isError?: boolean;
  readonly children: string;
}): React.JSX.Element {
  return (
    <Typography variant="body2" role={isError ? 'alert' : undefined} color={isError ? 'error' : 'textSecondary'}>
      {children}
    </Typography>
  );
}

function differenceOf(delta: number): string {
  if (delta === 0) return 'as it was';
  return delta > 0 ? `${delta} more` : `${-delta} less`;
}

/** Enter in the last field goes to the button, which enters everything. */
function goDown(form: HTMLFormElement | null, event: KeyboardEvent): void {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0;
  if (step === 0 || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const stops = [...(form?.querySelectorAll<HTMLElement>('input, button[type="submit"]') ?? [])];
  stops[stops.indexOf(event.target) + step]?.focus();
}

const HEADING = { fontWeight: 700, mt: 3, mb: 0.5, overflowWrap: 'anywhere' } as const;

const LIST = { listStyle: 'none', m: 0, p: 0, maxWidth: 720 } as const;

const ROW = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 72px auto',
  alignItems: 'center',
  columnGap: 2,
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
  '& > a': { color: 'text.primary', fontWeight: 700, overflowWrap: 'anywhere', py: 1.25 },
  '& > span': { textAlign: 'right' },
} as const;

/** In sight under a long list, above a phone's bar. */
const FOOT = {
  position: 'sticky',
  bottom: 'var(--foot-height)',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  maxWidth: 720,
  py: 2,
  bgcolor: 'background.default',
} as const;
