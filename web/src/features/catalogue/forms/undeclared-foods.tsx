// No stories: asks the server.
import type { FoodDto } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { callApi, type ApiAnswer } from '../../../data/client.ts';
import { factsOf, menuOf, menuPath } from '../../../data/menu.ts';
import { askAllFoods } from '../../../data/take-pages.ts';
import { useRequest } from '../../../data/use-request.ts';
import { manageFoodOf } from '../../../paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { ChevronRight } from '../../../ui/icons/chevron-right.tsx';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { InfoOutlined as Info } from '../../../ui/icons/info-outlined.tsx';
import { InfoDialog } from '../../../ui/titled-dialog.tsx';
import { isolated } from '../../../lib/isolated.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** For admins: how many foods say nothing of allergens, in a house that says something of others. A press shows them. */
export function UndeclaredFoods(): React.JSX.Element | null {
  const [round, setRound] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const request = useMemo(() => ({ round, ask: () => countUndeclared() }), [round]);
  const counted = useRequest(request.ask);
  const count = counted.status === 'ready' ? counted.value : null;
  if ((count === null || count === 0) && !isOpen) return null;
  return (
    <Box sx={PLACE}>
      <Button
        startIcon={<Info fontSize="small" />}
        sx={NOTICE}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {texts.sayNothing({ count: count ?? 0 })}
        <ChevronRight fontSize="small" />
      </Button>
      {isOpen && (
        <UndeclaredDialog
          onClose={() => {
            setIsOpen(false);
            setRound(round + 1);
          }}
        />
      )}
    </Box>
  );
}

/** The foods, each with the way to its form. */
function UndeclaredDialog({ onClose }: { readonly onClose: () => void }): React.JSX.Element {
  const [round, setRound] = useState(0);
  const request = useMemo(() => ({ round, ask: () => askUndeclared() }), [round]);
  const foods = useRequest(request.ask);
  const again = (): void => {
    setRound(round + 1);
  };
  return (
    <InfoDialog title={texts.undeclaredFoods()} onClose={onClose}>
      {foods.status === 'loading' && <p role="status">{common.oneMoment()}</p>}
      {foods.status === 'failed' && <FailureBlock reason={foods.reason} onRetry={again} />}
      {foods.status === 'ready' && foods.value.length === 0 && <p>{texts.noUndeclaredFoods()}</p>}
      {foods.status === 'ready' &&
        foods.value.map(({ _id, name }) => (
          <Box key={_id} sx={ROW}>
            <Box component="span" sx={NAME}>
              {name}
            </Box>
            <LinkButton
              to={manageFoodOf(_id, { part: 'allergens' })}
              state={FROM_LIST}
              size="small"
              variant="outlined"
              aria-label={texts.allergensAndDetailsOf({ name: isolated(name) })}
            >
              {texts.details()}
            </LinkButton>
          </Box>
        ))}
    </InfoDialog>
  );
}

/** Null in a house that says nothing of any food. */
function countUndeclared(): Promise<ApiAnswer<number | null>> {
  return callApi(menuPath(1), {}, async (response) => factsOf(await menuOf(response)).undeclared);
}

async function askUndeclared(): Promise<ApiAnswer<readonly FoodDto[]>> {
  const answer = await askAllFoods();
  return answer.ok ? { ok: true, value: answer.value.filter(({ allergens }) => allergens === undefined) } : answer;
}

/** Beside the heading, where nothing has to give way; on a phone below the list. */
const PLACE = {
  mt: 1,
  '@media (min-width: 768px)': { position: 'absolute', top: 'calc(var(--bar-height) + 8px)', insetInlineEnd: 24 },
} as const;
/** It waits for somebody. */
const NOTICE = {
  px: 1.5,
  '&&': { bgcolor: 'warning.light', color: 'warning.dark' },
  '&&:hover': { borderColor: 'warning.main' },
} as const;
const FROM_LIST = { isFromList: true } as const;
const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  minHeight: 56,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const NAME = { flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' } as const;
