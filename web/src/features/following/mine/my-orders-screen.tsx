import {
  isDelivered,
  isOpen,
  isSold,
  isUndecided,
  STATUS_LABELS,
  statusesThat,
  worksInKitchen,
  type Order,
  type OrderStatus,
} from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useDeferredValue } from 'react';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { paths } from '../../../paths.ts';
import { NoticeBlock } from '../../../ui/notice-block.tsx';
import { LoadMoreButton } from '../../../ui/load-more-button.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { ListBar } from '../../../ui/table-search.tsx';
import { StatusFilter, useStatusFilter } from '../../orders/list/status-filter.tsx';
import { OwnOrders } from '../../orders/timing/ordered-since.ts';
import { countOf, useOwnCounts } from '../../orders/list/use-order-counts.ts';
import { MOST_NEWS, useMyLatestOrders, useMyOrders } from '../../orders/list/use-live-orders.ts';
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
import { useIsNamed } from '../../../lib/house-face.ts';
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

/** So many are sorted and filtered by whoever ordered them; fewer are read. */
const MANY = 25;

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
  // Its list has what does not stand above. One that has said nothing has the list of the specification: all of them.
  const isNamed = useIsNamed();
  // The page appears whole: what is under way would push the list down.
  const isOpening = latest.status === 'loading';
  return (
    <OwnOrders value={latest.status === 'ready' ? latest.value.items : NONE}>
      <PageHeading title={site.myOrders()}>{site.myOrders()}</PageHeading>
      <LatestOrders uid={uid} latest={latest} openCount={countOf(counts, isOpen) ?? 0} areAlone={isNamed} />
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
      <MyOrderList
        uid={uid}
        status={status}
        orders={isOpening ? LOADING : orders}
        above={isNamed && latest.status === 'ready' ? latest.value.items : NONE}
      />
      {!isOpening && <MyVouchers key={uid} uid={uid} />}
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

/** Memoised: it is long, and the news and counts above it come by themselves. */
const MyOrderList = memo(function MyOrderList({
  uid,
  status,
  orders,
  above,
}: {
  readonly uid: string;
  readonly status: OrderStatus;
  readonly orders: ReturnType<typeof useMyOrders>;
  /** The latest orders, where those under way stand above and not here. */
  readonly above: readonly Order[];
}): React.JSX.Element {
  const { role } = useSignedInUser();
  const found = useOrderSearch({ uid, byEmail: false });
  const hasTools = worksInKitchen(role);
  if (found) return <FoundOrders orders={found} isOwn action={actionsFor} note={noteOf} hasTools={hasTools} />;
  return (
    <>
      <OrdersRegion orders={orders} empty={<NoOrders status={status} />}>
        {(items) => {
          const rest = items.filter((order) => !standsIn(above, order));
          return rest.length === 0 ? (
            <Typography color="textSecondary" sx={{ py: 1.5 }}>
              {texts.allStandAbove({ status: STATUS_LABELS[status] })}
            </Typography>
          ) : (
            <OrderTable
              label={texts.myOrdersOf({ status: STATUS_LABELS[status] })}
              orders={rest}
              isOwn
              hasTools={hasTools || rest.length >= MANY}
              action={actionsFor}
              note={noteOf}
            />
          );
        }}
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
