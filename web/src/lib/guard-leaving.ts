import { addGuard, doubleEntry, goAgreed } from './history-moves.ts';

/**
 * Stops a person who leaves the page by a link, by a button that leads away (leads-away.ts), or by the browser's Back and Forward. A page that is closed or loaded again
 * is the browser's to ask about. The router knows nothing of all this: it has no data routes, and so no blocker of its own.
 * @param onTry is called with what leaves after all, without being stopped again
 * @returns ends the guard
 */
export function guardLeaving(onTry: (leave: () => void) => void): () => void {
  const here = location.pathname;
  let isOver = false;
  const leaveBy = (way: () => void) => (): void => {
    end();
    way();
  };
  const click = (event: MouseEvent): void => {
    const way = wayOf(event);
    if (!way || (way instanceof HTMLAnchorElement && way.pathname === here)) return;
    event.preventDefault();
    event.stopPropagation(); // nor does the router follow it
    onTry(
      leaveBy(() => {
        way.click();
      }),
    );
  };
  const endMoves = guardMoves(
    () => location.pathname !== here,
    (by) => {
      onTry(
        leaveBy(() => {
          goAgreed(by);
        }),
      );
    },
  );
  const stay = (event: Event): void => {
    event.preventDefault();
  };
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    removeEventListener('click', click, true);
    endMoves();
    removeEventListener('beforeunload', stay);
  };
  addEventListener('click', click, true); // before React, which listens further in
  addEventListener('beforeunload', stay);
  return end;
}

function wayOf(event: MouseEvent): HTMLElement | null {
  const button = event.target instanceof Element && event.target.closest<HTMLElement>('button[data-leads-away]');
  return button || linkOf(event);
}

/**
 * Lets the browser's Back close what lies over a page, and not leave the page. Nothing is added to the history for it, but where
 * the page is the first one of the site: Back would leave the site without a word.
 * @returns ends the guard
 */
export function guardBack(onBack: () => void): () => void {
  if (placeOf(history.state) === 0) doubleEntry();
  return guardMoves((by) => by < 0, onBack);
}

/**
 * Undoes moves of the browser's history before the router hears of them.
 * @param onStopped is told by how many entries the browser was moved
 * @returns ends it
 */
function guardMoves(isStopped: (by: number) => boolean, onStopped: (by: number) => void): () => void {
  const place = placeOf(history.state);
  /** How far the page is being taken back to where it was. */
  let returning: number | null = null;
  return addGuard((event) => {
    if (returning !== null) {
      const by = -returning;
      returning = null;
      event.stopImmediatePropagation();
      onStopped(by);
      return true;
    }
    const to = placeOf(event.state);
    if (place === null || to === null || to === place || !isStopped(to - place)) return false;
    event.stopImmediatePropagation(); // the router still shows the page
    returning = place - to;
    history.go(returning);
    return true;
  });
}

/** The link of this site that a plain click would follow in this window. */
function linkOf({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | null {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null;
  const link = target.closest('a');
  if (!link?.href || link.origin !== location.origin || link.hasAttribute('download')) return null;
  return link.target === '' || link.target === '_self' ? link : null;
}

/** The number that the router gives each entry of the history; null for an entry that is not its own. */
function placeOf(state: unknown): number | null {
  const place: unknown = state && typeof state === 'object' && 'idx' in state ? state.idx : null;
  return typeof place === 'number' ? place : null;
}
