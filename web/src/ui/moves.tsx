// No stories: shows what is in it.
import { Component, type ReactElement, type ReactNode, type RefObject } from 'react';
import { ROW_MS } from './motion.ts';

interface MovesProps {
  /** The element around the children. */
  readonly within: RefObject<HTMLElement | null>;
  /** With keys. */
  readonly children: readonly ReactElement[];
}

type Places = readonly (readonly [child: Element, place: DOMRect])[];

/**
 * The children of a list or board. When one of them comes or leaves, those that it moves glide to their new places, unless
 * the person wants less motion. A class, because only a class is asked before the page changes.
 */
export class Moves extends Component<MovesProps> {
  override getSnapshotBeforeUpdate({ children: before }: MovesProps): Places {
    const { children: after } = this.props;
    const areInPlace = before.every(({ key }, index) => after[index]?.key === key);
    if (areInPlace || matchMedia('(prefers-reduced-motion: reduce)').matches) return [];
    return [...(this.props.within.current?.children ?? [])].map((child) => [child, child.getBoundingClientRect()]);
  }

  override componentDidUpdate(_props: MovesProps, _state: unknown, before: Places): void {
    for (const [child, was] of before) {
      if (!child.isConnected) continue;
      const is = child.getBoundingClientRect();
      const [x, y] = [was.left - is.left, was.top - is.top];
      // A move from beyond the window would be a flash.
      if ((x === 0 && y === 0) || Math.abs(y) > innerHeight) continue;
      child.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
        duration: ROW_MS,
        easing: 'cubic-bezier(0.2, 0, 0, 1)',
      });
    }
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
