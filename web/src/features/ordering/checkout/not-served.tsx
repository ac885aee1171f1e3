import { QUARTER_MS } from '@foodhouse/domain';
import Alert from '@mui/material/Alert';
import { useHouseClock } from '../../../lib/clock.ts';
import { Button } from '../../../ui/button.tsx';
import type { ServedLater } from '../basket/judge-lines.ts';
import { say } from '../basket/said.ts';
import { partsServedFrom } from '../basket/texts.ts';
import { listed } from '../../../lib/listed.ts';
import * as texts from './texts.ts';

/**
 * Says from when on the foods are served that cannot be had at the time that is asked for, and orders for the first time at
 * which all of the order is served.
 */
export function NotServed({
  lines,
  isForLater,
  allServedAt,
  isAlone,
  onLater,
}: {
  readonly lines: readonly ServedLater[];
  /** Whether the house takes orders for another time. */
  readonly isForLater: boolean;
  /** That first time, ISO 8601; null: there is none; undefined: not known. */
  readonly allServedAt: string | null | undefined;
  /** Whether nothing else is ordered. */
  readonly isAlone: boolean;
  readonly onLater: () => void;
}): React.JSX.Element {
  const clock = useHouseClock();
  // Not a number where it is not known of one of them.
  const servedMs = Math.max(...lines.map(({ from }) => Date.parse(from)));
  const [only] = lines;
  const names = lines.length === 1 && only ? only.names : [];
  const wantedMs = isForLater && typeof allServedAt === 'string' ? Date.parse(allServedAt) : null;
  const sentence = Number.isNaN(servedMs)
    ? texts.foodsNotServed({ count: lines.length })
    : names.length > 0
      ? partsServedFrom({ names: listed(names), time: clock.words(servedMs) })
      : texts.foodsServedFrom({ count: lines.length, time: clock.words(servedMs) });
  const isNever = isForLater && allServedAt === null && !isAlone;
  return (
    <Alert
      severity="warning"
      role="status"
      action={
        wantedMs !== null && (
          <Button
            onClick={() => {
              onLater();
              say({ wantedAt: new Date(wantedMs).toISOString() });
            }}
          >
            {texts.orderFor({ time: clock.words(wantedMs) })}
          </Button>
        )
      }
    >
      {sentence}
      {wantedMs !== null && wantedMs >= servedMs + QUARTER_MS && (
        <> {texts.allServedFrom({ time: clock.words(wantedMs) })}</>
      )}
      {isNever && <> {texts.neverTogether()}</>}
    </Alert>
  );
}
