// No stories: shows nothing.
import { ORDER_STATUSES, type OrderStatus } from '@foodhouse/domain';
import { useRef } from 'react';
import { useKeys, type Keys } from '../../../lib/use-keys.ts';
import { rowsThere } from '../../orders/list/rows.ts';
import { STATUS_LOOK } from '../../orders/status/status-look.ts';
import { FREQUENT_MINUTES, PICK_MINUTES } from '../../orders/timing/frequent-minutes.ts';

/** What a key presses, by the mark of its button (`decision-buttons.tsx`). */
type Act = OrderStatus | 'undo';

/**
 * The Order List by keys: arrows go from order to order; the order with the focus is accepted by `a`, rejected by `r`, and
 * 1 to 6 say in how many minutes it is ready; `u` takes the last decision back. They press what a finger would.
 */
export function DecisionKeys(): null {
  const current = useRef({ id: '', place: -1 });
  const lastDecided = useRef('');
  /** @returns false where there is no such row: then the key is the browser's */
  const go = (step: 1 | -1): boolean => {
    const rows = rowsThere();
    const { id, place } = focused() ?? current.current;
    const at = rows.findIndex((row) => row.dataset['order'] === id);
    // The row that was decided may have left: the one after it is in its place.
    const next = at >= 0 ? at + step : step === 1 ? Math.max(place, 0) : place - 1;
    const row = rows[Math.min(Math.max(next, 0), rows.length - 1)];
    const button = mainOf(row);
    button?.focus();
    if (button) current.current = focused() ?? current.current;
    return button !== null;
  };
  const press = (act: Act, id: string | undefined): boolean => {
    const button = id === undefined ? null : buttonOf(id, act);
    if (id === undefined || !button) return false;
    current.current = focused() ?? current.current;
    if (act !== 'undo') lastDecided.current = id;
    button.click();
    return true;
  };
  const keys: Keys = {
    ArrowDown: () => go(1),
    ArrowUp: () => go(-1),
    ...Object.fromEntries(
      ORDER_STATUSES.flatMap((to) => {
        const { key } = STATUS_LOOK[to];
        return key === undefined ? [] : [[key, () => press(to, focused()?.id)]];
      }),
    ),
    u: () => press('undo', lastDecided.current),
    ...Object.fromEntries(
      FREQUENT_MINUTES.map((minutes, index) => [String(index + 1), () => pick(minutes, focused()?.id)]),
    ),
  };
  useKeys(keys);
  return null;
}

/** The order with the focus. */
function focused(): { readonly id: string; readonly place: number } | null {
  const row = document.activeElement?.closest<HTMLElement>('[data-order]');
  const id = row?.dataset['order'];
  return row && id !== undefined ? { id, place: rowsThere().indexOf(row) } : null;
}

function rowOf(id: string): HTMLElement | undefined {
  return rowsThere().find(({ dataset }) => dataset['order'] === id);
}

/** The button that stands for the row: *Accept*, *Undo*, or its first. */
function mainOf(row: HTMLElement | undefined): HTMLElement | null {
  return row?.querySelector<HTMLElement>('[data-main]') ?? row?.querySelector('button') ?? null;
}

function buttonOf(id: string, act: Act): HTMLButtonElement | null {
  return rowOf(id)?.querySelector<HTMLButtonElement>(`[data-act="${act}"]`) ?? null;
}

/** @returns false where no time is promised */
function pick(minutes: number, id: string | undefined): boolean {
  const button = id === undefined ? null : mainOf(rowOf(id));
  return button ? !button.dispatchEvent(new CustomEvent(PICK_MINUTES, { detail: minutes, cancelable: true })) : false;
}
