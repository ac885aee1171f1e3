// No stories: shows minutes-dialog.tsx.
import type { Order } from '@foodhouse/domain';
import { isolated } from '../../../lib/isolated.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useOvertaken } from '../changes/use-move.ts';
import { MinutesDialog } from './minutes-dialog.tsx';
import * as texts from './texts.ts';

const REFRESH_MS = 5000;

/** Asks in how many minutes an order is ready that is about to be accepted. */
export function AcceptDialog({
  order,
  preselected,
  leastAt,
  readyIn,
  onCancel,
  onChoose,
}: {
  readonly order: Order;
  readonly preselected: number;
  /** The least minutes that an acceptance can promise now. */
  readonly leastAt: (nowMs: number) => number;
  /** The time that an acceptance with these minutes promises now. */
  readonly readyIn: (minutes: number, nowMs: number) => string;
  readonly onCancel: () => void;
  readonly onChoose: (minutes: number) => void;
}): React.JSX.Element {
  const nowMs = useNow(REFRESH_MS);
  return (
    <MinutesDialog
      title={texts.orderTitle({ name: isolated(order.foodName), token: order.token })}
      preselected={preselected}
      least={leastAt(nowMs)}
      wayMinutes={order.wayMinutes}
      readyIn={(minutes) => readyIn(minutes, nowMs)}
      over={useOvertaken(order)}
      onCancel={onCancel}
      onChoose={onChoose}
    />
  );
}
