import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SheetButton } from './sheet-button.tsx';

/** As the browser does right before it shows the sheet. */
function open(sheet: Element | null): void {
  fireEvent(sheet as Element, new Event('beforetoggle'));
}

it('a lazy sheet is empty until it is opened first, and then stays', () => {
  const { container } = render(<SheetButton aria-label="More" startIcon={null} isLazy sheet={<p>Copy</p>} />);
  expect(screen.queryByText('Copy')).toBeNull();
  open(container.querySelector('[popover]'));
  expect(screen.queryByText('Copy')).not.toBeNull();
  open(container.querySelector('[popover]'));
  expect(screen.queryByText('Copy')).not.toBeNull();
});

it('any other sheet is there before the script', () => {
  render(<SheetButton startIcon={null} sheet={<p>Home</p>} />);
  expect(screen.queryByText('Home')).not.toBeNull();
});
