import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { PARTS, partOf, type Part } from './house-parts.ts';
import { PartLinks } from './part-links.tsx';

function open(shown: Part, unsaved: readonly Part[] = []): void {
  render(
    <MemoryRouter initialEntries={['/dashboard/house']}>
      <PartLinks shown={shown} unsaved={unsaved} />
    </MemoryRouter>,
  );
}

describe('the links to the parts of the page', () => {
  it('lead to each part, and mark the one that is shown', () => {
    open('money');
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(PARTS.map((part) => `/dashboard/house#${part}`));
    const marked = links.filter((link) => link.hasAttribute('aria-current'));
    expect(marked.map(({ textContent }) => textContent)).toEqual(['Money']);
  });

  it('scroll to the one that is shown, which is out of sight', () => {
    const at = (left: number, right: number): DOMRect => new DOMRect(left, 0, right - left, 44);
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      return this.matches('nav') ? at(0, 390) : at(600, 680);
    });
    open('pages');
    expect(screen.getByRole('navigation').scrollLeft).toBe(445); // its middle in the middle of the line
    vi.restoreAllMocks();
  });

  it('say which parts are not saved', () => {
    open('hours', ['orders', 'about']);
    const said = screen.getAllByRole('link', { name: /not saved/ });
    expect(said.map(({ textContent }) => textContent)).toEqual(['Orders, not saved', 'The house, not saved']);
  });
});

it('an address names a part, also as it was named before; any other is the first', () => {
  expect(['#orders', '#taxes', '#rules', '#about'].map(partOf)).toEqual(['orders', 'money', 'orders', 'about']);
  expect(['', '#', '#nothing', '#toString'].map(partOf)).toEqual(['hours', 'hours', 'hours', 'hours']);
});
