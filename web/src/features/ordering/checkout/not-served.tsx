// No stories: in checkout-notices.tsx.
import { nextMomentOf, QUARTER_MS } from '@foodhouse/domain';
import Alert from '@mui/material/Alert';
import { useHouseClock } from '../../../lib/clock.ts';
import { Button } from '../../../ui/button.tsx';
import { useBasket } from '../basket/basket-store.ts';
import { saidIn, say } from '../basket/said.ts';
import { askedMs } from '../basket/served-again.ts';
import * as texts from './texts.ts';

/** Says from when on the foods are served that cannot be had at the time that is asked for, and orders for that time. */
export function NotServed({
  from,
  isForLater,
  onLater,
}: {
  /** From when on each of them is served, 'HH:MM'. */
  readonly from: readonly string[];
  /** Whether the house takes orders for another time. */
  readonly isForLater: boolean;
  readonly onLater: () => void;
}): React.JSX.Element {
  const clock = useHouseClock();
  const asked = askedMs(saidIn(useBasket()));
  const servedMs = Math.max(...from.map((one) => nextMomentOf(one, asked, clock.timeZone)));
  const wantedMs = Math.ceil(servedMs / QUARTER_MS) * QUARTER_MS;
  return (
    <Alert
      severity="warning"
      role="status"
      action={
        isForLater && (
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
      {texts.foodsServedFrom({ count: from.length, time: clock.words(servedMs) })}
    </Alert>
  );
}
