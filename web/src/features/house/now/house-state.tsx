import { closedAt, judgeHouse, mainService, timeWords, type HouseDto, type Pause } from '@foodhouse/domain';
import Typography from '@mui/material/Typography';
import { useNow } from '../../../lib/use-now.ts';
import * as texts from './texts.ts';

/** What counts of the settings, read once or followed. */
export type StatefulHouse = Pick<HouseDto, 'timeZone' | 'hours' | 'exceptions' | 'lastOrderMinutes' | 'services'> & {
  readonly pause?: Pause | null;
};

const MINUTE_MS = 60_000;

/** Whether the house takes orders now, and until when. */
export function HouseState({ house }: { readonly house: StatefulHouse }): React.JSX.Element {
  const { isOpen, words } = houseState(house, useNow(MINUTE_MS));
  return (
    <Typography component="p" variant="lead" data-open={isOpen} sx={STATE}>
      {words}
    </Typography>
  );
}

/** @returns `Open until 22:00, last orders 21:30`, `Closed, opens Tue 11:00.` */
export function houseState(
  settings: StatefulHouse,
  nowMs: number,
): { readonly isOpen: boolean; readonly words: string } {
  const house = { pause: null, ...settings };
  const closed = closedAt(house, nowMs);
  if (closed) return { isOpen: false, words: closed.sentence };
  const judged = judgeHouse(house, house, mainService(house), nowMs);
  if (!judged.isOpen || judged.closesAtMs === null) return { isOpen: true, words: texts.open() };
  const wordsOf = (atMs: number): string => timeWords(atMs, nowMs, house.timeZone);
  const time = wordsOf(judged.closesAtMs);
  const words =
    judged.lastOrdersAtMs === undefined
      ? texts.openUntil({ time })
      : texts.openUntilLastOrders({ time, lastOrders: wordsOf(judged.lastOrdersAtMs) });
  return { isOpen: true, words };
}

const STATE = {
  minHeight: 28,
  fontWeight: 700,
  '&::before': {
    content: '""',
    display: 'inline-block',
    width: 12,
    height: 12,
    mr: 1,
    borderRadius: '50%',
    bgcolor: 'error.main',
  },
  '&[data-open="true"]::before': { bgcolor: 'secondary.main' },
} as const;
