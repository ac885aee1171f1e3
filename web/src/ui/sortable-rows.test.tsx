import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SortableRows } from './sortable-rows.tsx';

const ROW_HEIGHT = 50;

afterEach(() => {
  vi.restoreAllMocks();
});

/** Three rows one under the other, from the window's upper edge. */
function renderThree(): typeof onMove {
  const onMove = vi.fn<(name: string, to: number) => void>();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rectOf(this: Element) {
    const index = [...(this.parentElement?.children ?? [])].indexOf(this);
    return new DOMRect(0, index * ROW_HEIGHT, 100, ROW_HEIGHT);
  });
  Element.prototype.setPointerCapture = vi.fn<Element['setPointerCapture']>();
  render(
    <SortableRows names={['a', 'b', 'c']} label={(name) => name} onMove={onMove}>
      {(_name, _index, { grip, arrows }) => (
        <>
          {grip}
          {arrows}
        </>
      )}
    </SortableRows>,
  );
  return onMove;
}

/** @param toY where the pointer is before it is let go; it begins in the middle of the row */
function drag(name: string, toY: number, end: 'pointerUp' | 'pointerCancel' = 'pointerUp'): void {
  const grip = screen.getByLabelText(`Drag ${name}`);
  fireEvent.pointerDown(grip, { button: 0, pointerId: 1 });
  fireEvent.pointerMove(grip, { clientY: toY });
  fireEvent[end](grip);
}

it('moves a row to where it is dragged', () => {
  const onMove = renderThree();
  drag('a', 80);
  drag('c', 10);
  drag('a', 130);
  expect(onMove.mock.calls).toEqual([
    ['a', 1],
    ['c', 0],
    ['a', 2],
  ]);
});

it('moves nothing when the row is let go where it was, or when the browser ends the drag', () => {
  const onMove = renderThree();
  drag('b', 70);
  drag('a', 130, 'pointerCancel');
  expect(onMove).not.toHaveBeenCalled();
});

it('leaves the ends of the list where they are', () => {
  const onMove = renderThree();
  fireEvent.click(screen.getByRole('button', { name: 'Move a up' }));
  fireEvent.click(screen.getByRole('button', { name: 'Move c down' }));
  fireEvent.keyDown(screen.getByLabelText('Drag a'), { key: 'ArrowUp', altKey: true });
  expect(onMove).not.toHaveBeenCalled();
});
