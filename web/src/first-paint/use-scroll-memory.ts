import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isNewVisit } from './is-new-visit.ts';
import { placeMemory } from '../lib/place-memory.ts';

const positions = placeMemory('scroll', (top) => typeof top === 'number');
/** A page that is still too short by then stays so. */
const TIMEOUT_MS = 3000;
/** A person who does one of them is where they want to be. */
export const OWN_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
/** Set on the document during a return: everything is laid out then (theme.ts), so that heights are exact. */
const RETURNING = 'data-returning';

/**
 * Restores the scroll position of each page on back, forward and reload, as soon as the page is long enough; a new page
 * begins at its top, also with a key behind its `#`; to a part of it, it goes itself. A filter that replaces the address keeps
 * the position.
 */
export function useScrollMemory(): void {
  const { key, pathname, hash } = useLocation();
  const kind = useNavigationType();
  const place = `${key} ${pathname}`; // the first page of each visit has the same key
  const isFirst = useRef(true);
  const before = useRef(pathname);
  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);
  // Saved until the page changes: the next page has its own position.
  useLayoutEffectInBrowser(() => {
    const note = (): void => {
      positions.keep(place, scrollY);
    };
    addEventListener('scroll', note, { passive: true });
    return () => {
      removeEventListener('scroll', note);
    };
  }, [place]);
  useLayoutEffectInBrowser(() => {
    const isPart = hash !== '' && pathname === before.current;
    if (kind === NavigationType.Push && !isPart) scrollTo(0, 0);
    before.current = pathname;
    const isNew = isFirst.current && isNewVisit();
    isFirst.current = false;
    return kind === NavigationType.Pop && !isNew ? returnTo(positions.of(place) ?? 0) : undefined;
  }, [place, kind, pathname, hash]);
}

const useLayoutEffectInBrowser = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Scrolls there, and again while the page grows, unless the person scrolls first. @returns stops */
function returnTo(top: number): (() => void) | undefined {
  if (top === 0) return undefined;
  const page = document.documentElement;
  const stay = (): void => {
    const isLongEnough = page.scrollHeight - innerHeight >= top;
    if (isLongEnough) scrollTo(0, top);
  };
  const growth = new ResizeObserver(stay);
  const giveUp = (): void => {
    growth.disconnect();
    clearTimeout(timer);
    for (const move of OWN_MOVES) removeEventListener(move, giveUp);
    page.removeAttribute(RETURNING);
  };
  const timer = setTimeout(giveUp, TIMEOUT_MS);
  for (const move of OWN_MOVES) addEventListener(move, giveUp, { passive: true });
  page.setAttribute(RETURNING, '');
  growth.observe(document.body);
  stay();
  return giveUp;
}
