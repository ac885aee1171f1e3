import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SheetButton } from './sheet-button.tsx';
import { startPopovers } from '../lib/older-popovers.ts';

function sheet(name: string): HTMLElement {
  const opened = screen.getByRole('button', { name }).getAttribute('popovertarget');
  const element = document.getElementById(opened ?? '');
  if (!element) throw new Error(`no sheet of ${name}`);
  return element;
}

const isOpen = (name: string): boolean => sheet(name).matches('[data-open]');

it('in a browser without popovers, sheets open and close as in one with them', () => {
  startPopovers();
  render(
    <>
      <SheetButton startIcon={null} sheet={<button type="button">Sort</button>} isLazy>
        More
      </SheetButton>
      <SheetButton startIcon={null} sheet={<button type="button">Print</button>}>
        Tools
      </SheetButton>
      <p>Elsewhere</p>
    </>,
  );
  const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
  expect([isOpen('More'), screen.queryByText('Sort')]).toEqual([false, null]);
  press('More');
  expect([isOpen('More'), screen.queryByText('Sort') === null]).toEqual([true, false]);
  press('Tools');
  expect([isOpen('More'), isOpen('Tools')]).toEqual([false, true]);
  press('Print');
  expect(isOpen('Tools')).toBe(false);
  press('Tools');
  fireEvent.click(screen.getByText('Elsewhere'));
  expect(isOpen('Tools')).toBe(false);
  press('More');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(isOpen('More')).toBe(false);
  press('More');
  press('More');
  expect(isOpen('More')).toBe(false);
});
