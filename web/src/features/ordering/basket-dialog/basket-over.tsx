// No stories: shows basket-bar.tsx, and opens its dialog.
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type Ref,
} from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { useSession } from '../../../data/session-context.tsx';
import { fieldOf } from '../../../lib/field-of.ts';
import { useIsTaxOnTop } from '../../../lib/tax-on-top.ts';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { BasketBar } from './basket-bar.tsx';
import { takeFromBasket, useAttempts, useBasket } from '../basket/basket-store.ts';

export interface TakesFromBasket {
  /** Takes one portion of a food out of it. Which of several choices is meant, the basket asks: it opens on the food's first line. */
  readonly takeOne: (foodId: string) => void;
}

/** Loaded when the basket is opened: a basket that only lies there costs nothing. */
const LazyBasket = lazyDialog(async () => (await import('./basket-dialog.tsx')).Basket);

/**
 * The basket over a page of the menu: its bar, and its dialog while it is open. It is open after a login that it asked for, and
 * Back closes it.
 * @param hasPanel whether a wide window shows a panel instead, in the page's second column (BESIDE_BASKET)
 */
export function BasketOver({
  hasPanel = false,
  ref,
}: {
  readonly hasPanel?: boolean;
  readonly ref?: Ref<TakesFromBasket>;
}): ReactNode {
  const { lines } = useBasket();
  const attempts = useAttempts();
  const session = useSession();
  const { pathname, search, state }: Location<object | null> = useLocation();
  const navigate = useNavigate();
  const isPanel = useIsWide() && hasPanel;
  const isTaxOnTop = useIsTaxOnTop();
  /** The panel stays with its receipt, after the basket was emptied. */
  const [isHeld, setIsHeld] = useState(false);
  const [hasReceipt, setHasReceipt] = useState(false);
  const uid = session.status === 'signed-in' ? session.user.uid : null;
  const unanswered = attempts.filter((attempt) => attempt.uid === uid).length;
  const isFull = lines.length > 0 || unanswered > 0;
  if (isPanel && isFull && !isHeld) setIsHeld(true);
  // The prerendered page knows nothing of the history.
  const isWanted = useIsHydrated() && fieldOf(state, 'basket') === true;
  const isPushed = fieldOf(state, 'isBasketPushed') === true;
  /** The receipt lies in the entry that was pushed for its basket: Back closes it. */
  const [isReceiptPushed, setIsReceiptPushed] = useState(false);
  if (hasReceipt && isWanted && isPushed && !isReceiptPushed) setIsReceiptPushed(true);
  if (isReceiptPushed && !isPushed) {
    setIsReceiptPushed(false);
    setHasReceipt(false);
  }
  const forget = (): void => {
    void navigate(
      { pathname, search },
      { replace: true, state: { ...state, basket: false }, preventScrollReset: true },
    );
  };
  const forgetOrdered = useEffectEvent(forget);
  useEffect(() => {
    // What was ordered is in the basket no more: a reload opens none.
    if (hasReceipt && isWanted) forgetOrdered();
  }, [hasReceipt, isWanted]);
  const isBeside = isFull || isHeld || isWanted || hasReceipt;
  useEffect(() => {
    if (hasPanel) document.documentElement.toggleAttribute('data-basket', isBeside);
  }, [hasPanel, isBeside]);
  const [wantedFood, setWantedFood] = useState<string | null>(null);
  const open = (): void => {
    void navigate(
      { pathname, search },
      { state: { ...state, basket: true, isBasketPushed: true }, preventScrollReset: true },
    );
  };
  useImperativeHandle(ref, () => ({
    takeOne: (foodId) => {
      if (takeFromBasket(foodId)) return;
      setWantedFood(foodId);
      if (!isPanel) open();
    },
  }));
  const close = (): void => {
    setIsHeld(false);
    setHasReceipt(false);
    setIsReceiptPushed(false);
    if (isPushed && (isWanted || isReceiptPushed)) void navigate(-1);
    else if (isWanted) forget();
  };
  const isShown = isPanel ? isBeside : isWanted || hasReceipt;
  return (
    <>
      {!isPanel && <BasketBar lines={lines} unanswered={unanswered} isTaxOnTop={isTaxOnTop} onOpen={open} />}
      {isShown && (
        <LazyBasket
          isPanel={isPanel}
          isInHistory={isPushed && (isWanted || isReceiptPushed)}
          wantedFood={wantedFood}
          onFoodShown={() => {
            setWantedFood(null);
          }}
          onClose={close}
          onReceipt={setHasReceipt}
        />
      )}
    </>
  );
}

const WIDE = '(min-width: 1024px)';

/**
 * A page of the menu beside its basket. Before the first paint `public/color-scheme.js` makes the room of a basket that lay
 * there already.
 */
export const BESIDE_BASKET = {
  [`@media ${WIDE}`]: {
    'html[data-basket] &': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 344px',
      alignItems: 'start',
      // The page begins below the brand: half of what the window has over the width of the page, which is 344 more here.
      '& > div:first-of-type': { maxWidth: 'none', paddingInlineStart: 'max(24px, 50% - 404px)' },
    },
  },
} as const;

/** A prerendered page hydrates as a narrow one. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    followWidth,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}

function followWidth(tell: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', tell);
  return () => {
    query.removeEventListener('change', tell);
  };
}
