import { useEffect, useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { OWN_MOVES } from '../first-paint/use-scroll-memory.ts';
import type { Loadable } from '../lib/loadable.ts';
import type { PagedList } from './load-more-button.tsx';
import { visitMemory } from './visit-memory.ts';

/** How a list was left. */
interface Left {
  /** How often it was lengthened. */
  readonly pages: number;
  /** The row of its table in which somebody was last, and which of its controls that was. */
  readonly row: string | null;
  readonly control: number;
}

interface ListMemory<L extends PagedList> {
  /** The list, whose length is remembered. */
  readonly list: Loadable<L>;
  /** For what is around its table. */
  readonly around: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly onFocusCapture: (event: SyntheticEvent) => void;
    readonly onClickCapture: (event: SyntheticEvent) => void;
  };
}

const NOTHING_LEFT: Left = { pages: 0, row: null, control: 0 };
const lists = visitMemory('lists', isLeft);
const CONTROLS = 'a[href], button, input, select, summary';
/** What has not come by then does not come. */
const TIMEOUT_MS = 10_000;

/**
 * A list that is lengthened by a button comes back by Back as long as it was left, with the focus where that was. Its place on the
 * screen is the page's (use-scroll-memory.ts).
 * @param what is listed: another list begins anew
 */
export function useListMemory<L extends PagedList>(list: Loadable<L>, what: string): ListMemory<L> {
  const { key, pathname } = useLocation();
  const place = `${key} ${pathname}`;
  const isBack = useNavigationType() === NavigationType.Pop;
  const frame = useRef<HTMLDivElement>(null);
  const memory = useRef<{ readonly what: string; readonly left: Left } | null>(null);
  /** Pages that it had, and has not yet again. */
  const missing = useRef(0);
  const keep = (changes: Partial<Left>): void => {
    const left = { ...(memory.current?.left ?? NOTHING_LEFT), ...changes };
    memory.current = { what, left };
    lists.keep(place, left);
  };
  useLayoutEffect(() => {
    const known = memory.current;
    if (known?.what === what) {
      lists.keep(place, known.left); // the same list under another address
      return;
    }
    const left = (known === null && isBack ? lists.of(place) : null) ?? NOTHING_LEFT;
    memory.current = { what, left };
    missing.current = left.pages;
  }, [place, isBack, what]);
  const older = list.status === 'ready' ? list.value.older : 'none';
  const showOlder = list.status === 'ready' ? list.value.showOlder : null;
  useEffect(() => {
    if (older !== 'some' || missing.current === 0) return;
    missing.current -= 1;
    showOlder?.();
  }, [older, showOlder]);
  useEffect(() => {
    const { row, control } = memory.current?.left ?? NOTHING_LEFT;
    return isBack && row !== null ? focusAgain(frame.current, row, control) : undefined;
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- once, when somebody has come back
  }, []);
  const note = ({ target }: SyntheticEvent): void => {
    const row = target instanceof Element && frame.current?.contains(target) ? target.closest('[data-row]') : null;
    if (!row) return; // a dialog of the list is elsewhere
    const control = controlsOf(row).findIndex((one) => one.contains(target as Element));
    if (control >= 0) keep({ row: row.getAttribute('data-row'), control });
  };
  return {
    list:
      list.status === 'ready'
        ? {
            ...list,
            value: {
              ...list.value,
              showOlder: () => {
                keep({ pages: (memory.current?.left.pages ?? 0) + 1 });
                list.value.showOlder();
              },
            },
          }
        : list,
    around: { ref: frame, onFocusCapture: note, onClickCapture: note },
  };
}

/** As soon as the row is there, unless somebody has gone elsewhere first. @returns gives up */
function focusAgain(frame: HTMLElement | null, row: string, control: number): () => void {
  const look = (): void => {
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body && activeElement.tagName !== 'H1') {
      giveUp();
      return;
    }
    const found = frame?.querySelector(`[data-row="${CSS.escape(row)}"]`);
    const wanted = found && controlsOf(found)[control];
    wanted?.focus();
    if (wanted && document.activeElement === wanted) giveUp();
  };
  const watch = new MutationObserver(look);
  const giveUp = (): void => {
    watch.disconnect();
    clearTimeout(timer);
    for (const move of OWN_MOVES) removeEventListener(move, giveUp);
  };
  const timer = setTimeout(giveUp, TIMEOUT_MS);
  for (const move of OWN_MOVES) addEventListener(move, giveUp, { passive: true });
  if (frame) watch.observe(frame, { childList: true, subtree: true, attributeFilter: ['inert', 'disabled'] });
  look();
  return giveUp;
}

function controlsOf(row: Element): readonly HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(CONTROLS)];
}

function isLeft(value: unknown): value is Left {
  const { pages, row, control } = (value ?? {}) as Partial<Left>;
  return (
    Number.isSafeInteger(pages) &&
    Number(pages) >= 0 &&
    (row === null || typeof row === 'string') &&
    Number.isSafeInteger(control)
  );
}
