import { FADE_PX } from './scroll-fade.ts';

/** Into the middle of the line that scrolls (`data-scrolls`), where it is not in sight. The page stays where it is. For a `ref`. */
export function bringIntoLine(part: Element | null): void {
  const line = part?.closest('[data-scrolls]');
  if (!part || !line) return;
  const [own, whole] = [part.getBoundingClientRect(), line.getBoundingClientRect()];
  if (own.left >= whole.left + FADE_PX && own.right <= whole.right - FADE_PX) return;
  line.scrollLeft += (own.left + own.right - whole.left - whole.right) / 2;
}
