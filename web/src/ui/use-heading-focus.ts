import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

let isFirstPage = true;

/** @returns the ref of the h1 of a page, which takes the focus after a navigation: there the next key and a screen reader begin */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (!isFirstPage) heading.current?.focus({ preventScroll: true });
    isFirstPage = false;
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- a new address is what moves the focus
  }, [pathname]);
  return heading;
}
