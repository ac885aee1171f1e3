import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { fieldOf } from '../../../lib/field-of.ts';
import type { NewLine } from '../../orders/again/new-line.ts';
import { putIntoBasket } from './basket-store.ts';

/** Puts what another page hands over, `again` of the navigation, into the basket: once, also over a reload. */
export function useHandedOver(): void {
  const { pathname, search, state }: Location<object | null> = useLocation();
  const navigate = useNavigate();
  const taken = useRef<unknown>(null);
  const again = fieldOf(state, 'again');
  const take = useEffectEvent((lines: readonly NewLine[]) => {
    for (const line of lines) putIntoBasket(line);
    const rest = { ...state, again: null };
    void navigate({ pathname, search }, { replace: true, state: rest, preventScrollReset: true });
  });
  useEffect(() => {
    if (!Array.isArray(again) || taken.current === again) return;
    taken.current = again;
    take(again as readonly NewLine[]);
  }, [again]);
}
