import { portionsOf, runsLow, type Category, type Food } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { useOnline } from '../../../lib/use-online.ts';
import { stockOfFood } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { LOW_WINDOW } from '../../../ui/low-window.ts';
import { RADII } from '../../../ui/radii.ts';
import { Surface } from '../../../ui/surface.tsx';
import { InlineInput } from '../../../ui/inline-input.tsx';
import { FoodPicture } from '../../foods/food-picture.tsx';
import type { MoveStockResult } from '../api/move-stock.ts';
import { byCategory, headingOf } from './by-category.ts';
import { countOf, type CountDrafts } from './use-count-draft.ts';
import { isolated } from '../../../lib/isolated.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** What became of the last number of a food. */
interface Outcome {
  readonly isEntered: boolean;
  readonly sentence: string;
}

interface CountSheetProps {
  /** Counted ones. */
  readonly foods: readonly Food[];
  /** Of the house, in its order: the foods stand under them. */
  readonly categories: readonly Category[];
  readonly drafts: CountDrafts;
  readonly onCount: (foodId: string, count: { counted: number; seen: number }) => Promise<MoveStockResult>;
}

/**
 * One number for each food. Enter and the arrow keys go down the column. The numbers that were typed are entered, each
 * for itself: what is refused stays, and says why.
 */
export function CountSheet({ foods, categories, drafts, onCount }: CountSheetProps): React.JSX.Element {
  const form = useRef<HTMLFormElement>(null);
  const isOnline = useOnline();
  const { ready, outcomes, setOutcomes, isBusy, enter } = useCounts(foods, drafts, onCount);
  const groups = useMemo(() => byCategory(foods, categories), [foods, categories]);
  const all = Object.values(outcomes);
  const entered = all.filter(({ isEntered }) => isEntered).length;
  const isBegun = ready.length > 0;
  useEffect(() => {
    // Whoever scrolled the field under the foot sees what they type.
    if (isBegun && form.current?.contains(document.activeElement) === true)
      document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [isBegun]);
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
      <Box sx={GROUPS}>
        {groups.map((group) => {
          const heading = headingOf(group, groups);
          return (
            <Surface key={group.category} sx={GROUP}>
              <Box sx={HEAD}>
                {heading === null ? (
                  <Box component="b" sx={[NAME_WORD, WORD]}>
                    {common.food()}
                  </Box>
                ) : (
                  <Typography component="h2" variant="lead" sx={[NAME_WORD, HEADING]}>
                    {heading}
                  </Typography>
                )}
                <Box component="span" sx={[WORD, { textAlign: 'end' }]}>
                  {texts.here()}
                </Box>
                <Box component="span" sx={[WORD, { textAlign: 'center' }]}>
                  {texts.counted()}
                </Box>
              </Box>
              <Box component="ul" aria-label={heading ?? texts.foodsToCount()} sx={LIST}>
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
            </Surface>
          );
        })}
      </Box>
      <Box data-foot="" sx={FOOT}>
        <div>
          <Typography role="status">
            {isOnline ? all.length > 0 && outcomesText(entered, all.length - entered) : texts.offline()}
          </Typography>
          {isOnline && all.length === 0 && (
            <Typography color="textSecondary">
              {isBegun ? texts.countedSoFar({ count: ready.length }) : texts.noCountsYet()}
            </Typography>
          )}
        </div>
        <Button type="submit" variant="contained" loading={isBusy} disabled={!isOnline || !isBegun} sx={ENTER}>
          {texts.enterCounts({ count: ready.length })}
        </Button>
      </Box>
    </Box>
  );
}

/** What was typed and can be entered, and what became of what was. */
function useCounts(foods: readonly Food[], drafts: CountDrafts, onCount: CountSheetProps['onCount']) {
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, Outcome>>>({});
  const [isBusy, setIsBusy] = useState(false);
  const { draft } = drafts;
  const ready = foods.flatMap(({ id }) => {
    const row = draft[id];
    const counted = row ? countOf(row) : null;
    return row && row.found === undefined && counted !== null ? [{ id, counted, seen: row.seen }] : [];
  });
  const enterOne = async ({ id, counted, seen }: (typeof ready)[number]): Promise<void> => {
    const result = await onCount(id, { counted, seen });
    if (result.status === 'done') drafts.drop(id);
    else if (result.left !== null) drafts.question(id, result.left);
    const outcome =
      result.status === 'done'
        ? { isEntered: true, sentence: enteredText(counted, counted - seen) }
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
  return { ready, outcomes, setOutcomes, isBusy, enter };
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
      <Box sx={PICTURE}>
        <FoodPicture src={food.img} seed={id} size={38} />
      </Box>
      <Box component={Link} to={stockOfFood(id)} sx={NAME}>
        {name}
      </Box>
      <Box component="span" sx={[{ textAlign: 'end' }, runsLow(food) && LOW]}>
        {portions}
        {runsLow(food) && (
          <Box component="small" sx={{ display: 'block', typography: 'caption', lineHeight: 1 }}>
            {' '}
            {texts.low()}
          </Box>
        )}
      </Box>
      <InlineInput
        inputMode="numeric"
        enterKeyHint="next"
        autoComplete="off"
        aria-label={texts.countField({ name: isolated(name), portions })}
        aria-invalid={isWrong}
        readOnly={isBusy}
        value={row?.text ?? ''}
        sx={FIELD}
        onChange={(event) => {
          onAnswer();
          drafts.type(id, event.target.value, portions);
        }}
      />
      <Box sx={{ gridColumn: '1 / -1' }}>
        {isWrong && <Note isError>{texts.countLimits()}</Note>}
        {!outcome && hasMoved && row.found === undefined && <Note>{texts.changedSince({ count: row.seen })}</Note>}
        {outcome && <Note isError={!outcome.isEntered}>{outcome.sentence}</Note>}
        {row?.found !== undefined && (
          <>
            <Note>{texts.countDiffers({ counted: row.text, before: row.seen, now: row.found })}</Note>
            <Button
              size="small"
              variant="outlined"
              aria-label={texts.isRightFor({ count: row.text, name: isolated(name) })}
              onClick={() => {
                onAnswer();
                drafts.confirm(id);
              }}
            >
              {texts.isRight({ count: row.text })}
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

function enteredText(counted: number, delta: number): string {
  if (delta === 0) return texts.enteredSame({ counted });
  return delta > 0 ? texts.enteredMore({ counted, count: delta }) : texts.enteredLess({ counted, count: -delta });
}

function outcomesText(entered: number, left: number): string {
  return left > 0 ? texts.someEntered({ entered, left }) : texts.allEntered({ count: entered });
}

/** Enter in the last field goes to the button, which enters everything. */
function goDown(form: HTMLFormElement | null, event: KeyboardEvent): void {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0;
  if (step === 0 || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const stops = [...(form?.querySelectorAll<HTMLElement>('input, button[type="submit"]') ?? [])];
  stops[stops.indexOf(event.target) + step]?.focus();
}

/** Down the first column, then down the next, as Enter goes. */
const GROUPS = { columns: '3 400px', columnGap: 2.5, pb: { md: 1.5 } } as const;

const GROUP = { breakInside: 'avoid', mb: 2.5, px: { xs: 1.5, sm: 2 }, pt: 1, pb: 0.5 } as const;

/** The picture gives way there: else words of names are broken. */
const NARROWEST = '@media (max-width: 359.95px)';

const COLUMNS = {
  display: 'grid',
  // “Expected” has room above its figures.
  gridTemplateColumns: '44px minmax(0, 1fr) 64px 72px',
  alignItems: 'center',
  columnGap: { xs: 1, sm: 1.5 },
  [NARROWEST]: { gridTemplateColumns: '0 minmax(0, 1fr) 64px 72px' },
} as const;

const HEAD = { ...COLUMNS, minHeight: 40 } as const;
const NAME_WORD = { gridColumn: '1 / 3' } as const;
const WORD = { typography: 'caption', color: 'text.secondary' } as const;

const HEADING = { fontWeight: 700, overflowWrap: 'anywhere' } as const;

const LIST = { listStyle: 'none', m: 0, p: 0 } as const;

const ROW = {
  ...COLUMNS,
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
} as const;

const NAME = {
  [NARROWEST]: { gridColumn: '1 / 3' },
  minHeight: 44,
  alignContent: 'center',
  color: 'text.primary',
  fontWeight: 700,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const;

const PICTURE = {
  width: 44,
  height: 44,
  overflow: 'hidden',
  position: 'relative',
  borderRadius: RADII.field,
  [NARROWEST]: { display: 'none' },
} as const;

const LOW = { color: 'warning.dark', fontWeight: 700 } as const;

/** Scrolled clear of the foot when it gets the focus. */
const FIELD = {
  minHeight: 44,
  scrollMarginBottom: 72,
  fontWeight: 700,
  textAlign: 'center',
} as const;

/** In sight under a long list, above a phone's bar; from edge to edge of the page. */
const FOOT = {
  position: 'sticky',
  zIndex: 1,
  bottom: 'var(--foot-height)',
  [LOW_WINDOW]: { position: 'static' },
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  mx: { xs: -2, sm: -3 },
  mb: -2,
  px: { xs: 2, sm: 3 },
  py: 1,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  boxShadow: '0 -2px 8px rgb(40 16 4 / 0.06)',
  fontVariantNumeric: 'tabular-nums',
} as const;

const ENTER = { flexShrink: 0, maxWidth: '60%', marginInlineStart: 'auto' } as const;
