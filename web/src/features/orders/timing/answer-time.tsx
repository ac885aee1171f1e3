import { isOverdue, type Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { formatMinutesLeft } from '../../../lib/relative-time.ts';
import { useNow } from '../../../lib/use-now.ts';
import { REJECTIONS } from '../timeline/event-words.ts';
import { expireOrder } from './expire-order.ts';
import * as words from '../../../lib/texts.ts';
import * as texts from './texts.ts';

const SECOND_MS = 1000;
const SOON_MS = 60 * SECOND_MS;
/** Longer waits look like a time of day with their seconds. */
const SECONDS_UP_TO = 5 * 60;
const LAST_MS = 20 * SECOND_MS;

export interface AnswerTimeProps {
  readonly order: Pick<Order, 'id' | 'status' | 'answerByMs'>;
  /** For a cell: the time alone, in a colour that says how little it is. */
  readonly isShort?: boolean;
}

/** The time that is left to answer an order, by the server's clock. At its end it says so, and has the order rejected. */
export function AnswerTime({ order, isShort = false }: AnswerTimeProps): React.JSX.Element | null {
  const { id, answerByMs } = order;
  const nowMs = useNow(SECOND_MS);
  const isOver = isOverdue(order, nowMs);
  useEffect(() => (isOver ? expireOrder(id) : undefined), [id, isOver]);
  if (answerByMs === null) return null;
  const leftMs = answerByMs - nowMs;
  const time = timeLeft(leftMs, isShort);
  if (!isShort) return <>{isOver ? REJECTIONS['not-answered'] : texts.answersWithin({ time })}</>;
  return (
    <Box component="span" sx={{ color: colourOf(leftMs) }}>
      {isOver ? texts.tooLate() : texts.timeLeft({ time })}
    </Box>
  );
}

/**
 * `2:14`: whole seconds, the one that has begun counted; `13 min`; `4 h 42 min` of what came long before the house opens.
 * @param isShort else with its unit: `2:14 min`
 */
function timeLeft(ms: number, isShort: boolean): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  if (seconds > SECONDS_UP_TO) return formatMinutesLeft(Math.ceil(seconds / 60));
  const minutes = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return isShort ? minutes : words.minutes({ minutes });
}

function colourOf(leftMs: number): string {
  return leftMs <= LAST_MS ? 'error.main' : leftMs <= SOON_MS ? 'warning.main' : 'text.secondary';
}
