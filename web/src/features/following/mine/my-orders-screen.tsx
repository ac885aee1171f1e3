import {
  isDelivered,
  isOpen,
  isSold,
  isUndecided,
  STATUS_LABELS,
  statusesThat,
  type Order,
  type OrderStatus,
} from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { memo, useDeferredValue } from 'react';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { paths } from '../../../paths.ts';
import { NoticeBlock } from '../../../ui/notice-block.tsx';
import { LoadMoreButton } from '../../../ui/load-more-button.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { ListBar } from '../../../ui/table-search.tsx';
import { StatusFilter, useStatusFilter } from '../../orders/list/status-filter.tsx';
import { justPlaced } from '../../orders/details/just-placed.ts';
import { OwnOrders } from '../../orders/timing/ordered-since.ts';
import { countOf, useOwnCounts } from '../../orders/list/use-order-counts.ts';
import { useMyLatestOrders, useMyOrders } from '../../orders/list/use-live-orders.ts';
import { REJECTIONS } from '../../orders/timeline/event-words.ts';
import { MyVouchers } from '../../orders/vouchers/lazy-vouchers.tsx';
import { OrderNews } from './order-news.tsx';
import { UnderWay } from './under-way.tsx';
import { FoundOrders } from '../../orders/list/found-orders.tsx';
import { OrdersRegion } from '../../orders/list/orders-region.tsx';
import { OrderTable } from '../../orders/list/order-table.tsx';
import { OwnActions } from './own-actions.tsx';
import { useOrderSearch } from '../../orders/list/use-order-search.tsx';
import { useSignedInUser } from '../../../data/use-signed-in-user.ts';
import { LOADING } from '../../../lib/loadable.ts';
import * as site from '../../../texts.ts';
import * as common from '../../../ui/texts.ts';
import * as words from '../../orders/list/texts.ts';
import * as texts from './texts.ts';

const HISTORY = statusesThat(isDelivered);
const FILTERS = statusesThat((status) => !isDelivered(status));
const WITH_HISTORY = [...FILTERS, ...HISTORY];

/** On a phone they share one line. */
const FILTERS_STYLE = {
  display: 'flex',
  flexWrap: { sm: 'wrap' },
  gap: { xs: 0.5, sm: 1 },
  width: { xs: 1, sm: 'auto' },
} as const;
/** Its words take two lines there. */
const HISTORY_STYLE = {
  flexShrink: 0,
  maxWidth: { xs: 104, sm: 'none' },
  px: { xs: 0.5, sm: 1.5 },
  typography: { xs: 'caption', sm: 'body2' },
  fontWeight: { xs: 700, sm: 700 },
} as const;

const NONE: readonly Order[] = [];

const noteOf = ({ status, returnedAtMs, rejectReason, rejectCode }: Order): string | null => {
  if (rejectCode !== null) return REJECTIONS[rejectCode];
  if (!isSold(status)) return rejectReason === null ? null : `“${rejectReason}”`;
  return isUndecided(status) && returnedAtMs !== null ? site.orderReturned() : null;
};

const actionsFor = (order: Order): React.JSX.Element => <OwnActions order={order} />;

/** A customer's orders: their news, what is under way, and all of them by status. */
export function MyOrdersScreen(): React.JSX.Element {
  const { uid } = useSignedInUser();
  const [status, setStatus] = useStatusFilter(WITH_HISTORY);
  const orders = useMyOrders(uid, status);
  // After the order has moved in the list below, which the person is reading.
  const latest = useDeferredValue(useMyLatestOrders(uid));
  const counts = useOwnCounts(revisionOf(latest), uid);
  // The page appears whole: what is under way would push the list down.
  const isOpening = latest.status === 'loading';
  return (
    <OwnOrders value={latest.status === 'ready' ? latest.value.items : NONE}>
      <PageHeading title={site.myOrders()}>{site.myOrders()}</PageHeading>
      <LatestOrders uid={uid} latest={latest} openCount={countOf(counts, isOpen) ?? 0} />
      {!isOpening && (
        <ListBar>
          <Box sx={FILTERS_STYLE}>
            <StatusFilter statuses={FILTERS} current={status} onChange={setStatus} counts={counts} />
            {HISTORY.filter((of) => of !== status).map((of) => (
              <Button
                key={of}
                sx={HISTORY_STYLE}
                onClick={() => {
                  setStatus(of);
                }}
              >
                {texts.showDelivered()}
              </Button>
            ))}
          </Box>
        </ListBar>
      )}
      <MyOrderList uid={uid} status={status} orders={isOpening ? LOADING : orders} />
      {!isOpening && <MyVouchers key={uid} uid={uid} />}
    </OwnOrders>
  );
}

/** News and what is under way. Memoised: the list below has moved before they do. */
const LatestOrders = memo(function LatestOrders({
  uid,
  latest,
  openCount,
}: {
  readonly uid: string;
  readonly latest: Latest;
  readonly openCount: number;
}): React.JSX.Element {
  return (
    <>
      <OrderNews key={uid} uid={uid} latest={latest} />
      <UnderWay
        orders={underWay(latest)}
        count={openCount}
        firstId={justPlaced()}
        areFirst={latest.status === 'ready' && latest.value.isFirst === true}
      />
    </>
  );
});

/** Memoised: it is long, and the news and counts above it come by themselves. */
const MyOrderList = memo(function MyOrderList({
  uid,
  status,
  orders,
}: {
  readonly uid: string;
  readonly status: OrderStatus;
  readonly orders: ReturnType<typeof useMyOrders>;
}): React.JSX.Element {
  const found = useOrderSearch({ uid, byEmail: false });
  if (found) return <FoundOrders orders={found} isOwn action={actionsFor} note={noteOf} />;
  return (
    <>
      <OrdersRegion orders={orders} empty={<NoOrders status={status} />}>
        {(items) => (
          <OrderTable
            label={texts.myOrdersOf({ status: STATUS_LABELS[status] })}
            orders={items}
            isOwn
            action={actionsFor}
            note={noteOf}
          />
        )}
      </OrdersRegion>
      <LoadMoreButton list={orders}>{words.showOlderOrders()}</LoadMoreButton>
    </>
  );
});

type Latest = ReturnType<typeof useMyLatestOrders>;

/** The newest first: an order keeps its place while it moves on. */
function underWay(latest: Latest): readonly Order[] {
  if (latest.status !== 'ready') return [];
  return latest.value.items.filter(({ status }) => isOpen(status)).toSorted((a, b) => b.createdAtMs - a.createdAtMs);
}

/** Changes whenever an order of the customer does; null while that is not known live. */
function revisionOf(latest: Latest): string | null {
  if (latest.status !== 'ready' || !latest.value.isFresh || latest.value.isFirst) return null;
  return latest.value.items.map(({ id, updatedAtMs }) => `${id} ${updatedAtMs}`)[0] ?? '';
}

function NoOrders({ status }: { readonly status: OrderStatus }): React.JSX.Element {
  return (
    <NoticeBlock
      picture="/img/site/bag.webp"
      title={words.noOrdersUnder({ status: STATUS_LABELS[status] })}
      action={
        <LinkButton to={paths.inventory} variant="contained">
          {common.seeAllFoods()}
        </LinkButton>
      }
    >
      {texts.ordersAppear()}
    </NoticeBlock>
  );
}
