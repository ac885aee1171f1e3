import { useEffect, useState, type RefObject } from 'react';
import { useLatestCallback } from '../../../lib/use-latest-callback.ts';
import type { RestOfMenu } from './use-menu-list.ts';

export interface CategoryJump {
  /** The category whose foods are in sight, or are on their way; null at the top of the page. */
  readonly current: string | null;
  /** Whether foods of the current one are on their way. */
  readonly isComing: boolean;
  /** Goes to a category by its name; where its foods are not there yet, once they are. */
  readonly goTo: (name: string) => void;
}

/** How far below the bar the heading of a category has come up when the category is the one that is looked at. */
const COME_UP_PX = 80;

/**
 * Which category of a menu is in sight, and the way to another one.
 * @param list what the foods are in
 * @param marks changes with the headings in it
 * @param rest the foods that are not there yet; null while there are none to be asked for
 */
export function useCategoryJump(
  list: RefObject<HTMLElement | null>,
  marks: string,
  rest: RestOfMenu | null,
): CategoryJump {
  const inSight = useCategoryInSight(list, marks);
  /** The one that was pressed, until somebody scrolls: the last one may be too short to come up to the bar. */
  const [held, setHeld] = useState<string | null>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const headingOf = (name: string | null): HTMLElement | undefined =>
    headingsIn(list.current).find(({ textContent }) => textContent === name);
  const isEnd = rest?.older === 'none' || rest?.hasFailed === true;
  const look = useLatestCallback(() => {
    const heading = headingOf(wanted);
    if (heading) goToHeading(heading);
    else if (isEnd) setHeld(null); // it is not looked at
    if (heading || isEnd) setWanted(null);
    else if (rest?.older === 'some') rest.showOlder();
  });
  useEffect(() => {
    if (wanted !== null) look();
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- with each change of the list
  }, [wanted, marks, rest?.older, isEnd, look]);
  const release = useLatestCallback(() => {
    const heading = headingOf(held);
    // What grows or shrinks above and below it scrolls too, and leaves it where it was led to.
    if (!heading || !isAsFarUpAsCan(heading)) setHeld(null);
  });
  useEffect(() => {
    if (held === null || wanted !== null) return undefined;
    addEventListener('scroll', release, { passive: true });
    return () => {
      removeEventListener('scroll', release);
    };
  }, [held, wanted, release]);
  return {
    current: held ?? inSight,
    isComing: wanted !== null,
    goTo: (name) => {
      setHeld(name);
      setWanted(name);
      if (rest?.hasFailed === true && !headingOf(name)) rest.showOlder();
    },
  };
}

/** The last category whose heading has come up to the bar; null before the first one has. */
function useCategoryInSight(list: RefObject<HTMLElement | null>, marks: string): string | null {
  const [inSight, setInSight] = useState<string | null>(null);
  useEffect(() => {
    const headings = headingsIn(list.current);
    const [first] = headings;
    if (!first) return undefined;
    const above = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries)
          if (intersectionRatio === 1) above.delete(target);
          else above.add(target);
        setInSight(headings.findLast((heading) => above.has(heading))?.textContent ?? null);
      },
      // Far down, so that also a leap over many of them is told; by their upper edges, as their names may have many lines.
      { rootMargin: `${-(roomAbove(first) + COME_UP_PX)}px 0px 1000000px`, threshold: 1 },
    );
    for (const heading of headings) observer.observe(heading);
    return () => {
      observer.disconnect();
    };
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- the headings are others then
  }, [list, marks]);
  return inSight;
}

function headingsIn(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-category]') ?? [])];
}

/** How far below the top of the window a heading comes to stand that was led to: below the bar, px. */
function roomAbove(heading: HTMLElement): number {
  return parseFloat(getComputedStyle(heading).scrollMarginTop);
}

/** Whether a heading is where `goToHeading` leads: below the bar, or as near to it as the end of the page lets it come. */
function isAsFarUpAsCan(heading: HTMLElement): boolean {
  const wayPx = heading.getBoundingClientRect().top - roomAbove(heading);
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  return Math.abs(wayPx) <= 1 || (isAtEnd && wayPx > 0);
}

/** As a link to a part of the page does: the next key begins there. */
function goToHeading(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.scrollIntoView({ block: 'start' });
  heading.focus({ preventScroll: true });
}
