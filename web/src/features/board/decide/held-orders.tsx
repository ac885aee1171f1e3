import type { Order } from '@foodhouse/domain';
import { tellShown, useHoldsNews } from '../../../lib/held-news.ts';
import { AT_FOOT, AtFoot } from '../../../ui/at-foot.tsx';
import { Button } from '../../../ui/button.tsx';
import * as texts from './texts.ts';

/** Announces orders that would move visible rows, and shows them on request. The list stays where it is. */
export function HeldOrders({
  orders,
  onShow,
}: {
  readonly orders: readonly Order[];
  readonly onShow: () => void;
}): React.JSX.Element {
  useHoldsNews(orders.map(({ id }) => id));
  return (
    <div role="status">
      {orders.length > 0 && (
        <AtFoot isSecond>
          <Button
            variant="contained"
            sx={AT_FOOT}
            onClick={() => {
              tellShown();
              onShow();
            }}
          >
            {wordsFor(orders)}
          </Button>
        </AtFoot>
      )}
    </div>
  );
}

function wordsFor(orders: readonly Order[]): string {
  const returned = orders.filter(({ returnedAtMs }) => returnedAtMs !== null).length;
  const added = orders.length - returned;
  if (returned === 0) return texts.newOrders({ count: added });
  return added === 0 ? texts.ordersCameBack({ count: returned }) : texts.ordersCameBackAndNew({ returned, added });
}
