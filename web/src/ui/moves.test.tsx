import { render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Moves } from './moves.tsx';

const ROW_PX = 64;

function List({ rows }: { readonly rows: readonly string[] }): React.JSX.Element {
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul ref={list}>
      <Moves within={list}>
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </Moves>
    </ul>
  );
}

/** The moves so far: each row, and from where it came, in pixels. */
let moved: [row: string | null, from: unknown][];
let wantsLess: boolean;

beforeEach(() => {
  [moved, wantsLess] = [[], false];
  vi.stubGlobal('matchMedia', () => ({ matches: wantsLess }));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
    const index = [...(this.parentElement?.children ?? [])].indexOf(this);
    return new DOMRect(0, index * ROW_PX, 300, ROW_PX);
  });
  Element.prototype.animate = function animate(this: Element, frames) {
    moved.push([this.textContent, (frames as Keyframe[])[0]?.['transform']]);
    return {} as Animation;
  };
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'animate');
});

it('rows after one that leaves glide from where they were', () => {
  const { rerender } = render(<List rows={['pho', 'ramen', 'taco']} />);
  rerender(<List rows={['ramen', 'taco']} />);
  expect(moved).toEqual([
    ['ramen', 'translate(0px, 64px)'],
    ['taco', 'translate(0px, 64px)'],
  ]);
});

it('a row that comes moves none before it, and does not glide itself', () => {
  const { rerender } = render(<List rows={['pho', 'ramen']} />);
  rerender(<List rows={['pho', 'ramen', 'taco']} />);
  expect(moved).toEqual([]);
});

it('nothing glides for a person who wants less motion', () => {
  wantsLess = true;
  const { rerender } = render(<List rows={['pho', 'ramen']} />);
  rerender(<List rows={['ramen']} />);
  expect(moved).toEqual([]);
});

it('a row that comes from beyond the window does not fly through it', () => {
  const many = Array.from({ length: 40 }, (_, index) => `row ${index}`);
  const { rerender } = render(<List rows={many} />);
  rerender(<List rows={['row 39']} />);
  expect(moved).toEqual([]);
});
