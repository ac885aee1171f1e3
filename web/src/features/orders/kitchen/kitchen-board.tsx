import { useEffect } from 'react';
import { useKeys } from '../../../lib/use-keys.ts';
import { useKitchenOrders } from '../list/use-live-orders.ts';
import { AlarmBar } from './alarm-bar.tsx';
import { TicketList, type KitchenListProps } from './ticket-list.tsx';
import { MOST_UNASKED, useAlarm } from './use-alarm.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** The alarm follows the open orders, whichever list is shown. */
export function KitchenBoard({ status, deliveries }: KitchenListProps): React.JSX.Element {
  const open = useKitchenOrders('approved');
  useWakeLock();
  const pages = open.status === 'ready' ? open.value : null;
  const isCut = pages?.older === 'some' && pages.items.length < MOST_UNASKED;
  useEffect(() => {
    if (isCut) pages.showOlder();
  }, [isCut, pages]);
  const alarm = useAlarm(open, deliveries.isOwn);
  useKeys({ a: alarm.acknowledge });
  const isOpen = status === 'approved';
  return (
    <>
      <AlarmBar alarm={alarm} isBoard={isOpen} />
      {isOpen ? (
        <TicketList status={status} orders={open} deliveries={deliveries} />
      ) : (
        <Delivered deliveries={deliveries} />
      )}
    </>
  );
}

function Delivered({ deliveries }: Pick<KitchenListProps, 'deliveries'>): React.JSX.Element {
  return <TicketList status="delivered" orders={useKitchenOrders('delivered')} deliveries={deliveries} />;
}
