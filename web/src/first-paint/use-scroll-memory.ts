import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isNewVisit } from './is-new-visit.ts';
import { keepStored, readStored } from '../lib/stored.ts';

const STORED_UNDER = 'scroll';
/** A page that has not grown by then will not. */
const PATIENCE_MS = 3000;
const OWN_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
/** Stands on the document while one returns, which lays out what is out of sight (theme.ts): its height is no guess then. */
const RETURNING = 'data-returning';

/**
 * Where one was on each page: back, forward and a reload return there, as soon as the page has grown long enough; a new page
 * begins at its top. A filter that replaces the address stays where it is.
 */
export function useScrollMemory(): void {
  const { key, pathname, hash } = useLocation();
  const kind = useNavigationType();
  const place = `${key} ${pathname}`; // the first page of each visit has the same key
  const isFirst = useRef(true);
  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);
  // Noted until the very moment in which the page gives way: the next one stands at its own place.
  useLayoutEffectInBrowser(() => {
    const note = (): void => {
      remember(place, scrollY);
    };
    addEventListener('scroll', note, { passive: true });
    return () => {
      removeEventListener('scroll', note);
    };
  }, [place]);
  useLayoutEffectInBrowser(() => {
    if (kind === NavigationType.Push && hash === '') scrollTo(0, 0);
    const isNew = isFirst.current && isNewVisit();
    isFirst.current = false;
    return kind === NavigationType.Pop && !isNew ? returnTo(positions()[place] ?? 0) : undefined;
  }, [place, kind, hash]);
}

const useLayoutEffectInBrowser = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Scrolls there and stays while the page still grows, unless the person moves first. @returns gives up */
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
  const timer = setTimeout(giveUp, PATIENCE_MS);
  for (const move of OWN_MOVES) addEventListener(move, giveUp, { passive: true });
  page.setAttribute(RETURNING, '');
  growth.observe(document.body);
  stay();
  return giveUp;
}

/** Where storage is switched off every page begins at its top. */
function positions(): Record<string, number> {
  try {
    return JSON.parse(readStored(STORED_UNDER, 'sessionStorage') ?? '{}') as Record<string, number>;
  } catch {
    return {}; // somebody else's, on the same origin
  }
}

function remember(key: string, top: number): void {
  keepStored(STORED_UNDER, JSON.stringify({ ...positions(), [key]: top }), 'sessionStorage');
}
