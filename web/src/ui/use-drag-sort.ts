import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';

interface DragSort {
  /** For the parent of the rows, which are its children with `data-row`. */
  readonly listRef: RefObject<HTMLElement | null>;
  /** The key of the row that is dragged. */
  readonly dragged: string | null;
  /** For a row's handle: a press begins to drag it, by mouse, pen or finger (the handle needs `touch-action: none`). */
  readonly grab: (key: string) => (event: ReactPointerEvent) => void;
}

/**
 * Sorts rows by dragging. A row moves when the pointer passes the middle of a neighbour, so rows may differ in height.
 * @param move puts a row at an index
 */
export function useDragSort(move: (key: string, to: number) => void): DragSort {
  const [dragged, setDragged] = useState<string | null>(null);
  const listRef = useRef<HTMLElement>(null);
  useEffect(() => {
    if (dragged === null) return;
    const end = (): void => {
      setDragged(null);
    };
    // Not on the handle: the row's place in the document changes while it is dragged.
    const follow = ({ clientY }: PointerEvent): void => {
      const rows = [...(listRef.current?.querySelectorAll<HTMLElement>(':scope > [data-row]') ?? [])];
      const others = rows.filter(({ dataset }) => dataset['row'] !== dragged);
      const above = others.filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return (top + bottom) / 2 < clientY;
      });
      if (rows[above.length]?.dataset['row'] !== dragged) move(dragged, above.length);
    };
    addEventListener('pointermove', follow);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    return () => {
      removeEventListener('pointermove', follow);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
    };
  }, [dragged, move]);
  const grab = (key: string) => (event: ReactPointerEvent) => {
    if (event.button !== 0) return;
    event.preventDefault(); // no text is selected
    setDragged(key);
  };
  return { listRef, dragged, grab };
}
