import { dayAfter, dayWords, type Food } from '@foodhouse/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { explainRefusal, markSoldOut, takeOffToday, type ManageFoodResult } from '../api/manage-food.ts';

/** Whether a food is offered today, with a button for the contrary. A food that is off is on sale again by itself. */
export function OffToday({
  food,
  send = { takeOffToday, markSoldOut },
}: {
  /** As it is offered now. */
  readonly food: Pick<Food, 'id' | 'name' | 'putAside' | 'offThrough'>;
  readonly send?: {
    readonly takeOffToday: (id: string) => Promise<ManageFoodResult>;
    readonly markSoldOut: (id: string, soldOut: boolean) => Promise<ManageFoodResult>;
  };
}): React.JSX.Element {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isOff = food.putAside !== null;
  const change = async (): Promise<void> => {
    setIsBusy(true);
    setProblem(null);
    const result = await (isOff ? send.markSoldOut(food.id, false) : send.takeOffToday(food.id));
    setIsBusy(false);
    if (result.status !== 'done') setProblem(explainRefusal(result));
  };
  return (
    <>
      <Box sx={LINE}>
        <span role="status">{isOff ? offWords(food) : 'On sale today.'}</span>
        <Button
          variant="outlined"
          size="large"
          aria-label={`${isOff ? 'Put back on sale' : 'Not today'}: ${food.name}`}
          loading={isBusy}
          onClick={() => void change()}
        >
          {isOff ? 'Put back on sale' : 'Not today'}
        </Button>
      </Box>
      {problem !== null && (
        <Alert severity="error" role="alert">
          {problem}
        </Alert>
      )}
    </>
  );
}

function offWords({ offThrough }: Pick<Food, 'offThrough'>): string {
  if (offThrough === null) return 'Sold out until somebody puts it back.';
  return `Not offered; on sale again by itself from ${dayWords(dayAfter(offThrough))} on.`;
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
  '& > span': { flex: '1 1 160px', fontWeight: 600 },
} as const;
