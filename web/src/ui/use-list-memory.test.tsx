import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { press } from '../test/render-screen.tsx';
import { LoadMoreButton } from './load-more-button.tsx';
import { useListMemory } from './use-list-memory.ts';

const PAGE = 3;

/** Ten rows, by pages, which come at once. */
function List({ what = 'all' }: { readonly what?: string }): React.JSX.Element {
  const [shown, setShown] = useState(PAGE);
  const [named, setNamed] = useState('');
  const older = shown < 10 ? 'some' : 'none';
  const showOlder = (): void => {
    setShown((before) => before + PAGE);
  };
  const { list, around } = useListMemory({ status: 'ready', value: { older, showOlder } } as const, what + named);
  return (
    <>
      <h1 tabIndex={-1}>Foods</h1>
      <button
        type="button"
        onClick={() => {
          setNamed('x');
          setShown(PAGE);
        }}
      >
        Search
      </button>
      <div {...around}>
        {Array.from({ length: shown }, (_, row) => (
          <div key={row} data-row={`food ${row}`}>
            <button type="button">Stock {row}</button>
            <Link to="/food">Update {row}</Link>
          </div>
        ))}
        <LoadMoreButton list={list}>Show more</LoadMoreButton>
      </div>
    </>
  );
}

function Food(): React.JSX.Element {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <Link to="/">Foods</Link>
    </>
  );
}

function open(): void {
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<List />} />
        <Route path="/food" element={<Food />} />
      </Routes>
    </MemoryRouter>,
  );
}

const rows = (): number => screen.getAllByRole('link').length;
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const follow = async (name: string): Promise<void> => {
  const link = screen.getByRole('link', { name });
  act(() => {
    link.focus();
  });
  await press(link);
};

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

describe('a list that was lengthened', () => {
  it('comes back by Back as long as it was, with the focus where it was', async () => {
    open();
    await press(button('Show more'));
    await press(button('Show more'));
    await follow('Update 7');
    await press(button('Back'));
    expect(rows()).toBe(9);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Update 7' }));
    await press(button('Show more'));
    await follow('Update 11');
    await press(button('Back'));
    expect(rows()).toBe(12);
  });

  it('begins anew where somebody comes by a link, and as another list', async () => {
    open();
    await press(button('Show more'));
    await follow('Update 4');
    await follow('Foods');
    expect([rows(), document.activeElement]).toEqual([PAGE, document.body]);
    await press(button('Show more'));
    await press(button('Search'));
    await follow('Update 0');
    await press(button('Back'));
    expect(rows()).toBe(PAGE);
  });

  it('is short again in another visit, whose first page has the same key', async () => {
    const left = { visit: 1, kept: { pages: 2, row: 'food 7', control: 1 } };
    sessionStorage.setItem('lists', JSON.stringify({ 'default /': left }));
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'navigate' } as PerformanceNavigationTiming]);
    open();
    expect(rows()).toBe(PAGE);
  });

  it.each([
    'nonsense',
    'null',
    '7',
    '{"default /":7}',
    '{"default /":{"visit":1,"kept":{"pages":-1,"row":null,"control":0}}}',
  ])('is as it begins where something else keeps %s under its name', (kept) => {
    sessionStorage.setItem('lists', kept);
    open();
    expect(rows()).toBe(PAGE);
  });

  it('leaves the focus where somebody has gone first', async () => {
    const left = { visit: 1, kept: { pages: 0, row: 'food 4', control: 1 } };
    sessionStorage.setItem('lists', JSON.stringify({ 'default /': left }));
    open();
    button('Search').focus();
    await press(button('Show more'));
    expect(document.activeElement).not.toBe(screen.getByRole('link', { name: 'Update 4' }));
  });
});
