import type { StylisPlugin } from '@emotion/cache';

/** Margins, paddings and borders of one side, places from it, and corners. */
const OF_SIDE =
  /^(?:(?:scroll-)?(?:margin|padding)-|border-(?:(?:top|bottom)-)?)?(?:left|right)(?:-(?:width|style|color|radius))?$/;

/**
 * The library's own styles name left and right: this exchanges them, for pages that are written from right to left. Not by the
 * start and the end of a line, which in a field are those of what is typed.
 */
export const mirroredStyles: StylisPlugin = (element) => {
  const { type, props, children: value } = element;
  if (type !== 'decl' || typeof props !== 'string' || typeof value !== 'string') return;
  if (OF_SIDE.test(props)) element.return = `${otherSide(props)}:${value};`;
  else if (props === 'text-align') element.return = `${props}:${otherSide(value)};`;
};

function otherSide(words: string): string {
  return words.replace(/left|right/, (side) => (side === 'left' ? 'right' : 'left'));
}
