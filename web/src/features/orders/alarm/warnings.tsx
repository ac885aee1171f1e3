import { COLLECTIONS, isUnheard, orderFromDocument, type ListeningHouse, type OrderAlert } from '@foodhouse/domain';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { useLocation } from 'react-router-dom';
import { callAsUser } from '../../../data/call-as-user.ts';
import { failureSentence } from '../../../lib/failure-sentence.ts';
import { useIsLate } from '../../../lib/use-is-late.ts';
import { useNow } from '../../../lib/use-now.ts';
import { paths } from '../../../paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { AlarmBar } from './alarm-bar.tsx';
import { OrderListAlarm } from './order-list-alarm.tsx';
import { useDocument, useListeningHouse, useOpenAlerts, useScreens } from './use-screens.ts';

const CLOCK = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const LOOK_EVERY_MS = 5000;

/** What admins must know on every page of the dashboard: nobody hears orders, or nobody heard one. */
export function Warnings(): React.JSX.Element {
  const house = useListeningHouse();
  const { pathname } = useLocation();
  return (
    <>
      {house && house.whenNobodyListens !== 'nothing' && <ListeningHouse house={house} />}
      {pathname === paths.orderList && <OrderListAlarm />}
    </>
  );
}

/** Of a house that wants to know who listens. */
function ListeningHouse({ house }: { readonly house: ListeningHouse }): React.JSX.Element {
  const screens = useScreens();
  const alerts = useOpenAlerts();
  const nowMs = useNow(LOOK_EVERY_MS);
  const { pathname } = useLocation();
  // A page that has lost its connection knows nothing of other screens, and one that just opened has yet to be heard.
  const isFresh = screens.status === 'ready' && screens.value.isFresh;
  const unheard = useIsLate(isFresh && isUnheard(house, screens.value.items, nowMs));
  return (
    <>
      {unheard && (
        <AlarmBar
          action={
            pathname !== paths.orderList &&
            pathname !== paths.kitchen && <LinkButton to={paths.orderList}>Order List</LinkButton>
          }
        >
          {unheardText(house, pathname)}
        </AlarmBar>
      )}
      {alerts.map((alert) => (
        <AlertBar key={alert.orderId} alert={alert} />
      ))}
    </>
  );
}

function unheardText({ pause }: ListeningHouse, pathname: string): string {
  const isHere = pathname === paths.orderList || pathname === paths.kitchen;
  const todo = isHere
    ? 'Turn the sound of this page on.'
    : 'Open the Order List or the Kitchen, and turn its sound on.';
  return `Nobody hears orders${pause?.isByHouse ? ', so ordering is paused' : ''}. ${todo}`;
}

/** Until an admin says that they know, or the order was decided. */
function AlertBar({
  alert: { orderId, token, foodName, placedAtMs },
}: {
  readonly alert: OrderAlert;
}): React.JSX.Element | null {
  const [isBusy, setIsBusy] = useState(false);
  const order = useDocument([COLLECTIONS.orders, orderId], orderFromDocument);
  if (order.status === 'ready' && order.value?.status !== 'pending') return null;
  const acknowledge = async (): Promise<void> => {
    setIsBusy(true);
    const answer = await callAsUser(`/alerts/${encodeURIComponent(orderId)}/acknowledge`, { method: 'POST' });
    setIsBusy(false);
    if (!answer.ok) toast.error(failureSentence(answer.failure));
  };
  return (
    <AlarmBar
      action={
        <Button loading={isBusy} onClick={() => void acknowledge()}>
          Got it
        </Button>
      }
    >
      Nobody could hear order {token}: {foodName}, placed at {CLOCK.format(placedAtMs)}.
    </AlarmBar>
  );
}
