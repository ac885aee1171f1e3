import type { ChoicesDto } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState, type ReactNode } from 'react';
import { useRequest } from '../../../data/use-request.ts';
import { Refusal } from '../../../ui/refusal.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { useHouseClock } from '../../../lib/clock.ts';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { InfoDialog } from '../../../ui/titled-dialog.tsx';
import { loadChoices, markOption, markSize, type Mark, type Markable, type Marked } from './manage-choices.ts';
import { OffSaleDialog } from '../stock/off-sale-dialog.tsx';
import { soldOutWords } from '../stock/off-sale-words.ts';
import { isolated } from '../../../lib/isolated.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

interface SoldOutDialogProps {
  readonly food: { readonly id: string; readonly name: string };
  /** Above the content. */
  readonly news?: ReactNode;
  readonly onClose: () => void;
}

/** For the kitchen: each size and option of a food is marked as sold out, or put back on sale. */
export function SoldOutDialog({ food, news = null, onClose }: SoldOutDialogProps): React.JSX.Element {
  const [round, setRound] = useState(0);
  const request = useMemo(() => ({ round, ask: () => loadChoices(food.id) }), [food.id, round]);
  const choices = useRequest<ChoicesDto>(request.ask);
  return (
    <InfoDialog title={texts.optionsOfFood({ name: isolated(food.name) })} onClose={onClose}>
      {news}
      {choices.status === 'ready' ? (
        <SoldOutOptions
          foodName={food.name}
          choices={choices.value}
          news={news}
          onMark={(groupId, id, mark) =>
            groupId === null ? markSize(food.id, id, mark) : markOption(groupId, id, mark)
          }
        />
      ) : choices.status === 'failed' ? (
        <FailureBlock
          reason={choices.reason}
          onRetry={() => {
            setRound(round + 1);
          }}
        />
      ) : (
        <p role="status">{common.oneMoment()}</p>
      )}
    </InfoDialog>
  );
}

type OnMark = (groupId: string | null, id: string, mark: Mark) => Promise<Marked>;

/** What is marked one by one: the options of a group, or the sizes of the food. */
interface Part {
  /** Null for the sizes. */
  readonly groupId: string | null;
  readonly name: string;
  /** Where a mark counts. */
  readonly help: string;
  readonly all: readonly Markable[];
}

function partsOf({ sizes, groups }: Pick<ChoicesDto, 'sizes' | 'groups'>): readonly Part[] {
  const ofFood: Part = { groupId: null, name: common.size(), help: texts.sizesSoldOutHelp(), all: sizes };
  return [
    ...(sizes.length > 1 ? [ofFood] : []),
    ...groups.map(({ id, name, options }) => ({ groupId: id, name, help: texts.soldOutHelp(), all: options })),
  ];
}

/** The sizes and the options by groups. @param choices as they were read; each answer of the server replaces its part */
export function SoldOutOptions({
  foodName,
  choices,
  news = null,
  onMark,
}: {
  readonly foodName: string;
  readonly choices: Pick<ChoicesDto, 'sizes' | 'groups'>;
  /** Above what asks for how long. */
  readonly news?: ReactNode;
  readonly onMark: OnMark;
}): React.JSX.Element {
  const [answered, setAnswered] = useState<ReadonlyMap<string | null, readonly Markable[]>>(new Map());
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<{ readonly at: string; readonly says: string } | null>(null);
  const [marking, setMarking] = useState<{ readonly part: Part; readonly one: Markable } | null>(null);
  const clock = useHouseClock();
  const mark = async ({ groupId }: Part, { id }: Markable, said: Mark): Promise<string | null> => {
    setProblem(null);
    const result = await onMark(groupId, id, said);
    if (!result.ok) return result.problem;
    setAnswered((before) => new Map(before).set(groupId, result.all));
    return null;
  };
  const putBack = async (part: Part, one: Markable): Promise<void> => {
    const at = keyOf(part.groupId, one.id);
    setBusy(at);
    const says = await mark(part, one, { soldOut: false, until: null });
    setBusy(null);
    if (says !== null) setProblem({ at, says });
  };
  const parts = partsOf(choices);
  if (parts.length === 0) return <p>{texts.noOptions()}</p>;
  return (
    <>
      {parts.map((part) => (
        <Box component="section" key={part.groupId ?? ''} aria-label={part.name}>
          <Typography component="h3" sx={HEADING}>
            {part.name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {part.help}
          </Typography>
          {(answered.get(part.groupId) ?? part.all).map((one) => {
            const key = keyOf(part.groupId, one.id);
            return (
              <Box key={one.id} role="group" aria-label={one.name} sx={ROW}>
                <Box component="span" sx={NAME}>
                  {one.name}
                </Box>
                {one.soldOut === true && <Chip label={soldOutWords(one.offThrough ?? null, clock)} color="error" />}
                <Button
                  variant="outlined"
                  aria-label={common.labelFor({ label: labelOf(one), name: isolated(one.name) })}
                  aria-haspopup={one.soldOut === true ? undefined : 'dialog'}
                  aria-busy={busy === key || undefined}
                  aria-disabled={busy !== null || undefined}
                  sx={{ marginInlineStart: 'auto' }}
                  onClick={() => {
                    if (busy !== null) return;
                    if (one.soldOut === true) void putBack(part, one);
                    else setMarking({ part, one });
                  }}
                >
                  {labelOf(one)}
                </Button>
                {problem?.at === key && <Refusal sx={{ width: 1 }}>{problem.says}</Refusal>}
              </Box>
            );
          })}
        </Box>
      ))}
      {marking && (
        <OffSaleDialog
          food={marking.one}
          // An option is that of every food that has it.
          of={marking.part.groupId === null ? foodName : null}
          news={news}
          help={marking.part.help}
          send={(_id, until) => mark(marking.part, marking.one, { soldOut: true, until })}
          onClose={() => {
            setMarking(null);
          }}
        />
      )}
    </>
  );
}

/** Ids of options differ within their group. */
function keyOf(groupId: string | null, id: string): string {
  return `${groupId ?? ''}/${id}`;
}

function labelOf({ soldOut }: Markable): string {
  return soldOut === true ? common.putBackOnSale() : common.markSoldOut();
}

const HEADING = { fontWeight: 700, mt: 2 } as const;
const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  minHeight: 56,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const NAME = { flex: '1 1 120px', minWidth: 0, overflowWrap: 'anywhere' } as const;
