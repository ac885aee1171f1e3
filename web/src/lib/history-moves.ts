import { fieldOf } from './field-of.ts';

/** Undoes a move of the browser's history and says so, or lets it be. */
type Guard = (event: PopStateEvent) => boolean;

/** The guard that began last is asked first. */
const guards: Guard[] = [];
/** Whether the next move was agreed to: then no guard stops it. */
let isAgreed = false;

/**
 * Hears of every move before the router. main.tsx calls it before there is one: a browser calls the window's listeners in the
 * order in which they came, whether they capture or not.
 */
export function watchMoves(): void {
  onpopstate = (event) => {
    if (isAgreed) isAgreed = false;
    else if (guards.some((guard) => guard(event))) return;
    // The router hears of it too: where nothing lies before the site, this stays its page.
    if (keepEntry()) history.go(-1);
  };
  keepEntry();
}

/** @returns ends the guard */
export function addGuard(guard: Guard): () => void {
  guards.unshift(guard);
  return () => {
    guards.splice(guards.indexOf(guard), 1);
  };
}

/** Moves without being stopped. */
export function goAgreed(by: number): void {
  isAgreed = true;
  history.go(by);
}

/**
 * Adds an entry for the page that is the first one of the site. Back passes over the one below, which from now on is no page of
 * its own: so the two of them are left by one Back, also after other pages and reloads.
 */
export function doubleEntry(): void {
  const state: unknown = history.state;
  // What its entry remembers, such as a food that is being ordered, would open again on Back.
  history.replaceState(Object.assign({}, state, { usr: null, isPassedOver: true }), '');
  history.pushState(Object.assign({}, state, { idx: 1 }), '');
}

/**
 * Whoever comes to an entry that Back passes over may stay, or come again by Forward, and go on from it: it is a page again.
 * @returns whether it was such an entry
 */
function keepEntry(): boolean {
  const state: unknown = history.state;
  if (fieldOf(state, 'isPassedOver') !== true) return false;
  history.replaceState(Object.assign({}, state, { isPassedOver: false }), '');
  return true;
}
