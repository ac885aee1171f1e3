import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { ToggleButtonGroup } from './toggle-button-group.tsx';

const PLACE_PX = 80;
const LINE_PX = 320;
const NAMES = ['All', 'Starters', 'Soups', 'Pizza', 'Drinks'];

const lineOf = (): HTMLElement => screen.getByTestId('line');

/** A line in which each button begins where the one before ends. */
beforeEach(() => {
  const rects = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const place = NAMES.indexOf(this.textContent);
    return place < 0 ? new DOMRect(0, 0, LINE_PX) : new DOMRect(place * PLACE_PX - lineOf().scrollLeft, 0, PLACE_PX);
  });
  onTestFinished(() => {
    rects.mockRestore();
  });
});

const group = (value: string, names: readonly string[] = NAMES): React.JSX.Element => (
  <div data-testid="line" data-scrolls="">
    <ToggleButtonGroup
      label="Foods by category"
      options={names.map((name) => ({ value: name, label: name }))}
      value={value}
      onChange={() => undefined}
    />
  </div>
);

it('brings the pressed button into the middle of a line that scrolls, and leaves one in sight where it is', () => {
  const { rerender } = render(group('Pizza'));
  expect(lineOf().scrollLeft).toBe(120); // it was in the fade of the line's end
  rerender(group('Soups'));
  expect(lineOf().scrollLeft).toBe(120);
  rerender(group('All'));
  expect(lineOf().scrollLeft).toBe(-120);
});

it('brings a button into sight that is named before the others are known', () => {
  const { rerender } = render(group('Drinks', []));
  rerender(group('Drinks'));
  expect(lineOf().scrollLeft).toBe(200);
});
