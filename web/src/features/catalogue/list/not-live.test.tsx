import { aFood } from '@foodhouse/domain/testing';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { LivePages } from '../../../data/use-live-pages.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { useSearchReport } from '../../../ui/table-search.tsx';
import { FoodList } from './food-list.tsx';
import { FoodsOffMenu } from './foods-off-menu.tsx';

let foods: Loadable<LivePages<ReturnType<typeof aFood>>>;
// Only the queries are faked: each test gives Firestore's answers.
vi.mock('../api/use-whole-menu.ts', () => ({ useWholeMenu: () => foods }));
vi.mock('../api/use-foods-off-menu.ts', () => ({ useFoodsOffMenu: () => foods }));
vi.mock(import('../../../ui/table-search.tsx'), { spy: true });

const nothing = (): void => undefined;
const lists = {
  menu: <FoodList onOrder={nothing} manage={null} isInKitchen={false} />,
  'list of hidden foods': <FoodsOffMenu list="hidden" />,
  'list of removed foods': <FoodsOffMenu list="removed" />,
};

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response())); // the check of reachability
});

it.each(Object.entries(lists))('is marked as stale, with foods and without: the %s', (_name, list) => {
  for (const items of [[aFood()], []]) {
    for (const isFresh of [false, true]) {
      foods = { status: 'ready', value: { items, isFresh, older: 'none', showOlder: nothing } };
      const { unmount } = render(<MemoryRouter>{list}</MemoryRouter>);
      expect(screen.queryAllByText(/^Not live since/)).toHaveLength(isFresh ? 0 : 1);
      unmount();
    }
  }
});

it('retries the list of removed foods', () => {
  const retry = vi.fn<() => void>();
  foods = { status: 'failed', reason: 'unavailable', retry };
  render(<FoodsOffMenu list="removed" />);
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(retry).toHaveBeenCalledOnce();
});

it('stops saying that it searches once the search has failed', () => {
  const said = vi.fn<(report: string) => void>();
  vi.mocked(useSearchReport).mockImplementation((_hint, report) => {
    said(report);
  });
  const page = (): React.JSX.Element => (
    <MemoryRouter>
      <FoodList onOrder={nothing} manage={null} isInKitchen={false} />
    </MemoryRouter>
  );
  foods = { status: 'loading' };
  const { rerender } = render(page());
  expect(said).toHaveBeenLastCalledWith('Searching …');
  foods = { status: 'failed', reason: 'unavailable' };
  rerender(page());
  expect(said).toHaveBeenLastCalledWith('');
});
