import type { ChoicesDto, GroupDto } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useRequest } from '../../../data/use-request.ts';
import { Refusal } from '../../../ui/refusal.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { InfoDialog } from '../../../ui/titled-dialog.tsx';
import { loadChoices, markOption, type Marked } from './manage-choices.ts';
import { isolated } from '../../../lib/isolated.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

interface SoldOutDialogProps {
  readonly food: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** For the kitchen: each option of a food is marked as sold out, or put back on sale. */
export function SoldOutDialog({ food, onClose }: SoldOutDialogProps): React.JSX.Element {
  const [round, setRound] = useState(0);
  const request = useMemo(() => ({ round, ask: () => loadChoices(food.id) }), [food.id, round]);
  const choices = useRequest<ChoicesDto>(request.ask);
  return (
    <InfoDialog title={texts.optionsOfFood({ name: isolated(food.name) })} onClose={onClose}>
      {choices.status === 'ready' ? (
        <SoldOutOptions groups={choices.value.groups} onMark={markOption} />
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

/** The options by groups. @param groups as they were read; each answer of the server replaces its group */
export function SoldOutOptions({
  groups,
  onMark,
}: {
  readonly groups: readonly GroupDto[];
  readonly onMark: typeof markOption;
}): React.JSX.Element {
  const [answered, setAnswered] = useState<readonly GroupDto[]>([]);
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<{ readonly at: string; readonly says: string } | null>(null);
  const mark = async (group: GroupDto, { id, soldOut }: Option): Promise<void> => {
    setBusy(keyOf(group, id));
    setProblem(null);
    const result: Marked = await onMark(group.id, id, !soldOut);
    setBusy(null);
    if (result.ok) setAnswered((before) => [result.group, ...before.filter((one) => one.id !== group.id)]);
    else setProblem({ at: keyOf(group, id), says: result.problem });
  };
  if (groups.length === 0) return <p>{texts.noOptions()}</p>;
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {texts.soldOutHelp()}
      </Typography>
      {groups.map((read) => {
        const group = answered.find(({ id }) => id === read.id) ?? read;
        return (
          <Box component="section" key={group.id} aria-label={group.name}>
            <Typography component="h3" sx={HEADING}>
              {group.name}
            </Typography>
            {group.options.map((option) => (
              <Box key={option.id} role="group" aria-label={option.name} sx={ROW}>
                <Box component="span" sx={NAME}>
                  {option.name}
                </Box>
                {option.soldOut && <Chip label={common.soldOut()} color="error" />}
                <Button
                  variant="outlined"
                  aria-label={common.labelFor({ label: labelOf(option), name: isolated(option.name) })}
                  aria-busy={busy === keyOf(group, option.id) || undefined}
                  aria-disabled={busy !== null || undefined}
                  sx={{ ml: 'auto' }}
                  onClick={() => {
                    if (busy === null) void mark(group, option);
                  }}
                >
                  {labelOf(option)}
                </Button>
                {problem?.at === keyOf(group, option.id) && <Refusal sx={{ width: 1 }}>{problem.says}</Refusal>}
              </Box>
            ))}
          </Box>
        );
      })}
    </>
  );
}

type Option = GroupDto['options'][number];

/** Ids of options differ within their group. */
function keyOf(group: GroupDto, optionId: string): string {
  return `${group.id}/${optionId}`;
}

function labelOf({ soldOut }: Option): string {
  return soldOut ? common.putBackOnSale() : common.markSoldOut();
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
