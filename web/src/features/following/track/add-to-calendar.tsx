// No stories: gives the browser a file.
import { isOpen, type TrackDto } from '@foodhouse/domain';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useHouseFace } from '../../../lib/house-face.ts';
import { loaded } from '../../../lib/load-chunk.ts';
import { Button } from '../../../ui/button.tsx';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** An order that has a time, into the calendar of whoever presses: what was promised, else for when it is wanted. */
export function AddToCalendar({
  id,
  order,
}: {
  readonly id: string;
  readonly order: TrackDto;
}): React.JSX.Element | null {
  const house = useHouseFace();
  const [hasFailed, setHasFailed] = useState(false);
  const at = order.promised?.at ?? order.wantedAt;
  if (at === undefined || !isOpen(order.status)) return null;
  const take = async (): Promise<void> => {
    const calendar = await loaded(() => import('./calendar.ts'));
    setHasFailed(calendar === null);
    calendar?.takeIntoCalendar({ id, order, atMs: Date.parse(at), house });
  };
  return (
    <>
      <Button variant="outlined" onClick={() => void take()}>
        {texts.addToCalendar()}
      </Button>
      {hasFailed && (
        <Typography role="alert" sx={{ order: 1, width: 1 }}>
          {common.notLoaded()}
        </Typography>
      )}
    </>
  );
}
