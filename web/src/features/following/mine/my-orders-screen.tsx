import { isOpen, type Order } from '@foodhouse/domain';
import { memo, useCallback, useDeferredValue, useState } from 'react';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { OwnOrders } from '../../orders/timing/ordered-since.ts';
import { countOf, useOwnCounts } from '../../orders/list/use-order-counts.ts';
import { MOST_NEWS, useMyLatestOrders } from '../../orders/list/use-live-orders.ts';
import { MyVouchers } from '../../orders/vouchers/lazy-vouchers.tsx';
import { EarlierOrders } from './earlier-orders.tsx';
import { OrderNews } from './order-news.tsx';
import { OrdersByStatus, OtherOrders } from './orders-by-status.tsx';
import { UnderWay } from './under-way.tsx';
import { useSignedInUser } from '../../../data/use-signed-in-user.ts';
import { LOADING } from '../../../lib/loadable.ts';
import { useIsNamed } from '../../../lib/house-face.ts';
import * as site from '../../../texts.ts';

const NONE: readonly Order[] = [];

/** A customer's orders: their news, what is under way, and the others. */
export function MyOrdersScreen(): React.JSX.Element {
  const { uid } = useSignedInUser();
  // After the order has moved in the list below, which the person is reading.
  const latest = useDeferredValue(useMyLatestOrders(uid));
  const known = latest.status === 'ready' ? latest.value.items : NONE;
  // What is under way stands above alone. A house that has said nothing has the list of the specification: all of them.
  const isNamed = useIsNamed();
  const isFew = useIsFew(latest) && isNamed;
  const counts = useOwnCounts(isFew ? null : revisionOf(latest), uid);
  const standsAbove = useCallback((order: Order) => standsIn(known, order), [known]);
  // The page appears whole: what is under way would push the list down.
  const isOpening = latest.status === 'loading';
  // The first list has only what is open: how many others there are is not known until the live one, or that it is late.
  const isCounting = isNamed && latest.status === 'ready' && latest.value.isFirst === true;
  const earlier = isCounting && latest.value.isFresh ? LOADING : latest;
  const list = { uid, counts, isOpening };
  const others = (): React.JSX.Element => {
    if (!isNamed) return <OrdersByStatus {...list} />;
    if (isFew) return <EarlierOrders orders={earlier} />;
    return <OtherOrders {...list} above={known} standsAbove={standsAbove} />;
  };
  return (
    <OwnOrders value={known}>
      <PageHeading title={site.myOrders()}>{site.myOrders()}</PageHeading>
      <LatestOrders uid={uid} latest={latest} openCount={countOf(counts, isOpen) ?? 0} areAlone={isNamed} />
      {others()}
      {earlier.status !== 'loading' && <MyVouchers key={uid} uid={uid} />}
    </OwnOrders>
  );
}

/** News and what is under way. Memoised: the list below has moved before they do. */
const LatestOrders = memo(function LatestOrders({
  uid,
  latest,
  openCount,
  areAlone,
}: {
  readonly uid: string;
  readonly latest: Latest;
  readonly openCount: number;
  readonly areAlone: boolean;
}): React.JSX.Element {
  return (
    <>
      <OrderNews key={uid} uid={uid} latest={latest} />
      <UnderWay
        orders={underWay(latest)}
        count={openCount}
        areFirst={latest.status === 'ready' && latest.value.isFirst === true}
        areAlone={areAlone}
      />
    </>
  );
});

type Latest = ReturnType<typeof useMyLatestOrders>;

/** Whether a customer has few orders. It stays so while the page is open: one more order does not swap what they read. */
function useIsFew(latest: Latest): boolean {
  const [isFew, setIsFew] = useState<boolean | null>(null);
  if (isFew === null && latest.status === 'ready' && latest.value.isFirst !== true)
    setIsFew(latest.value.items.length < MOST_NEWS);
  return isFew ?? true;
}

/** The newest first: an order keeps its place while it moves on. */
function underWay(latest: Latest): readonly Order[] {
  if (latest.status !== 'ready') return [];
  return latest.value.items.filter(({ status }) => isOpen(status)).toSorted((a, b) => b.createdAtMs - a.createdAtMs);
}

/** Whether an order stands among those under way. One that has just changed may be known here before it is there. */
function standsIn(latest: readonly Order[], { status, updatedAtMs }: Order): boolean {
  const last = latest.length < MOST_NEWS ? 0 : (latest.at(-1)?.updatedAtMs ?? 0);
  return latest.length > 0 && isOpen(status) && updatedAtMs >= last;
}

/** Changes whenever an order of the customer does; null while that is not known live. */
function revisionOf(latest: Latest): string | null {
  if (latest.status !== 'ready' || !latest.value.isFresh || latest.value.isFirst) return null;
  return latest.value.items.map(({ id, updatedAtMs }) => `${id} ${updatedAtMs}`)[0] ?? '';
}
