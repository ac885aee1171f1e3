import type { Food } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { Refusal } from '../../../ui/refusal.tsx';
import { useHouseClock } from '../../../lib/clock.ts';
import { Button } from '../../../ui/button.tsx';
import { explainRefusal, putBackOnSale } from '../api/manage-food.ts';
import { offSaleWords } from './off-sale-words.ts';
import { isolated } from '../../../lib/isolated.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** Whether a food is on sale, with a button for the contrary. */
export function SaleLine({
  food,
  send = putBackOnSale,
  onMark,
}: {
  /** As it is offered now. */
  readonly food: Pick<Food, 'id' | 'name' | 'putAside' | 'offThrough'>;
  readonly send?: typeof putBackOnSale;
  /** Asks for how long it is sold out. */
  readonly onMark: () => void;
}): React.JSX.Element {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const clock = useHouseClock();
  const isOff = food.putAside !== null;
  const label = isOff ? common.putBackOnSale() : common.markSoldOut();
  const putBack = async (): Promise<void> => {
    setIsBusy(true);
    setProblem(null);
    const result = await send(food.id);
    setIsBusy(false);
    if (result.status !== 'done') setProblem(explainRefusal(result));
  };
  return (
    <>
      <Box sx={LINE}>
        <Box component="span" role="status" sx={{ flex: '1 1 160px', fontWeight: 600 }}>
          {isOff ? offSaleWords(food.offThrough, clock) : texts.onSaleToday()}
        </Box>
        <Button
          variant="outlined"
          size="large"
          aria-label={common.labelFor({ label, name: isolated(food.name) })}
          aria-haspopup={isOff ? undefined : 'dialog'}
          loading={isBusy}
          onClick={() => {
            if (isOff) void putBack();
            else onMark();
          }}
        >
          {label}
        </Button>
      </Box>
      {problem !== null && <Refusal>{problem}</Refusal>}
    </>
  );
}

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 1,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
