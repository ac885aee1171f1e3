import { isOverdue, type Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useNow } from '../../../lib/use-now.ts';
import { REJECTIONS } from '../timeline/event-words.ts';
import { settleOrder } from './settle-order.ts';

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
  useEffect(() => (isOver ? settleOrder(id) : undefined), [id, isOver]);
  if (answerByMs === null) return null;
  const left = timeLeft(answerByMs - nowMs);
  if (!isShort)
    return (
      <>
        {isOver ? REJECTIONS['not-answered'] : `The house answers within ${left}${left.endsWith('min') ? '' : ' min'}`}
      </>
    );
  return (
    <Box component="span" sx={{ color: colourOf(answerByMs - nowMs) }}>
      {isOver ? 'too late' : `${left} left`}
    </Box>
  );
}

/** `2:14`: whole seconds, the one that has begun counted; `13 min`; `4 h 41` of what came long before the house opens. */
function timeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  if (seconds >= 3600)
    return `${Math.floor(seconds / 3600)} h ${String(Math.floor((seconds % 3600) / 60)).padStart(2, '0')}`;
  if (seconds > SECONDS_UP_TO) return `${Math.ceil(seconds / 60)} min`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function colourOf(leftMs: number): string {
  return leftMs <= LAST_MS ? 'error.main' : leftMs <= SOON_MS ? 'warning.main' : 'text.secondary';
}
