// No stories: shows order-pane.tsx and timeline-dialog.tsx, which ask the database.
import { COLLECTIONS, isUndecided, orderFromDocument, type Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useCallback, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useLiveDocument } from '../../../data/use-live.ts';
import { pageHeading } from '../../../lib/lost-focus.ts';
import { usePageSettled } from '../../../lib/use-page-settled.ts';
import { usePreparedDialog } from '../../../ui/lazy-dialog.tsx';
import { rowsThere } from '../../orders/list/rows.ts';
import { OrderPane, TimelineDialog } from '../../orders/timeline/lazy-details.ts';
import { ShownOrderContext } from '../../orders/timeline/shown-order.ts';

interface OrderBesideProps {
  /** What decides an order, in its details. @param onDone closes them where they lie over the list, whose row has Undo */
  readonly actions: (order: Order, isLive: boolean, onDone?: () => void) => ReactNode;
  /** @param isBeside whether an order takes room from the list */
  readonly children: (isBeside: boolean) => ReactNode;
}

interface Shown {
  readonly order: Order;
  readonly opener: HTMLElement;
  /** Another one each time: what is opened begins anew. */
  readonly number: number;
}

/**
 * A list whose orders open beside it in a wide window, else over it. An order stays open when its row leaves the list: what
 * became of it is read there.
 */
export function OrderBeside({ actions, children }: OrderBesideProps): React.JSX.Element {
  const [shown, setShown] = useState<Shown | null>(null);
  const isWide = useIsWide();
  usePreparedDialog(isWide ? OrderPane : TimelineDialog, usePageSettled());
  const isBeside = isWide && shown !== null;
  const show = useCallback((order: Order, opener: HTMLElement) => {
    setShown((before) => ({ order, opener, number: (before?.number ?? 0) + 1 }));
  }, []);
  const close = (): void => {
    flushSync(() => {
      setShown(null);
    });
    if (shown) giveBack(shown);
  };
  const idBeside = isBeside ? shown.order.id : null;
  const context = useMemo(() => ({ idBeside, show }), [idBeside, show]);
  return (
    <ShownOrderContext value={context}>
      <Box sx={isBeside ? BESIDE : null}>
        <Box sx={LIST}>{children(isBeside)}</Box>
        {shown && <Details key={shown.number} order={shown.order} isWide={isWide} actions={actions} onClose={close} />}
      </Box>
    </ShownOrderContext>
  );
}

function Details({
  order: first,
  isWide,
  actions,
  onClose,
}: {
  readonly order: Order;
  readonly isWide: boolean;
  readonly actions: OrderBesideProps['actions'];
  readonly onClose: () => void;
}): React.JSX.Element {
  const live = useLiveDocument(
    `order ${first.id}`,
    ({ doc, firebaseFirestore }) => doc(firebaseFirestore(), COLLECTIONS.orders, first.id),
    orderFromDocument,
  );
  const order = (live.status === 'ready' && live.value.item) || first;
  const isLive = live.status === 'ready' && live.value.isFresh && live.value.item !== null;
  const actionsOf = (onDone?: () => void): ReactNode => isUndecided(order.status) && actions(order, isLive, onDone);
  return isWide ? (
    <Box ref={keepInWindow}>
      <Box sx={PLACE}>
        <OrderPane order={order} actions={actionsOf()} onClose={onClose} />
      </Box>
    </Box>
  ) : (
    <TimelineDialog order={order} actions={actionsOf(onClose)} onClose={onClose} />
  );
}

/** The focus goes to what has opened the order, or to its row, or to the heading of the page. */
function giveBack({ opener, order }: Shown): void {
  const row = rowsThere().find(({ dataset }) => dataset['order'] === order.id);
  const target = opener.isConnected ? opener : (row?.querySelector('button') ?? pageHeading());
  target?.focus();
}

/** From here on the list has room for an order beside it. */
const WIDE = '(min-width: 1440px)';
let wasWide = false;

function useIsWide(): boolean {
  return useSyncExternalStore(followWidth, readIsWide);
}

/** Paper is narrower than the window: what is printed from it stays as it was. */
function readIsWide(): boolean {
  if (!matchMedia('print').matches) wasWide = matchMedia(WIDE).matches;
  return wasWide;
}

function followWidth(tell: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', tell);
  return () => {
    query.removeEventListener('change', tell);
  };
}

/** Says how far below the window's upper edge the column begins: from there to the lower edge the pane has its height. */
function keepInWindow(column: HTMLElement): () => void {
  const measure = (): void => {
    column.style.setProperty('--begins', `${Math.max(0, Math.round(column.getBoundingClientRect().top))}px`);
  };
  const watch = new ResizeObserver(measure);
  watch.observe(document.body);
  addEventListener('scroll', measure, { passive: true });
  measure();
  return () => {
    watch.disconnect();
    removeEventListener('scroll', measure);
  };
}

const BESIDE = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) clamp(400px, 27vw, 480px)',
  columnGap: 2,
  '@media print': { display: 'block' },
} as const;
const LIST = { minWidth: 0 } as const;

const TOP = 'var(--bar-height) + 16px';
const PLACE = {
  position: 'sticky',
  top: `calc(${TOP})`,
  maxHeight: `max(320px, 100dvh - var(--news-height, 0px) - 16px - max(var(--begins, 0px), ${TOP}))`,
  '@media print': { display: 'none' },
} as const;
