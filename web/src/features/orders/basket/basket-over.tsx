import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { fieldOf } from '../../../lib/field-of.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { BasketBar } from './basket-bar.tsx';
import { useBasket } from './basket-store.ts';

/** Loaded when the basket is opened: a basket that only lies there costs nothing. */
const LazyBasketDialog = lazyDialog(async () => (await import('./basket-dialog.tsx')).BasketDialog);

/** The basket over a page of the menu: its bar, and its dialog while it is open. It is open after a login that it asked for. */
export function BasketOver(): ReactNode {
  const { lines } = useBasket();
  const { pathname, search, state }: Location<object | null> = useLocation();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const isWanted = fieldOf(state, 'basket') === true;
  const close = (): void => {
    setIsOpen(false);
    if (isWanted)
      void navigate(
        { pathname, search },
        { replace: true, state: { ...state, basket: false }, preventScrollReset: true },
      );
  };
  return (
    <>
      <BasketBar
        lines={lines}
        onOpen={() => {
          setIsOpen(true);
        }}
      />
      {(isOpen || isWanted) && <LazyBasketDialog onClose={close} />}
    </>
  );
}
