import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { latestFirst, type ListedMove } from '../api/use-stock-moves.ts';
import { MOVE_KINDS } from './move-kinds.ts';
import { StockHistory } from './stock-history.tsx';

const MOVE: ListedMove = {
  id: 'move-1',
  foodId: 'pho',
  cause: 'waste',
  delta: -3,
  after: 4,
  orderId: null,
  token: null,
  byUid: 'cook',
  byRole: 'chef',
  note: '',
  atMs: 0,
  businessDay: '1970-01-01',
};

function lineOf(move: Partial<ListedMove>): string {
  const items = [{ ...MOVE, ...move }];
  const value = { items, isFresh: true, older: 'none', showOlder: () => undefined } as const;
  const { unmount } = render(<StockHistory uid="cook" moves={{ status: 'ready', value }} />);
  const line = screen.getByRole('listitem').textContent;
  unmount();
  return line;
}

it('says who made a change, and which order', () => {
  expect(lineOf({})).toContain('· you');
  expect(lineOf({ byUid: 'boss', byRole: 'admin' })).toContain('· admin');
  const ordered = lineOf({ cause: 'order', orderId: 'order-1', token: 'BT8Q2X', byUid: null, byRole: 'user' });
  expect(ordered).toContain('Ordered BT8Q2X');
  expect(ordered).not.toContain('user');
  const byGuest = { orderId: 'order-1', token: 'BT8Q2X', byUid: null, byRole: 'guest' } as const;
  for (const cause of ['opening', 'par', 'order'] as const)
    expect(lineOf({ ...byGuest, cause })).not.toContain('guest');
  expect(lineOf({ cause: 'par', orderId: 'order-1', token: 'BT8Q2X' })).not.toContain('BT8Q2X');
});

it.each(MOVE_KINDS)('calls what is entered by the name of its button: $label', ({ value, label }) => {
  expect(lineOf({ cause: value })).toContain(label);
});

it('lists the moves of one commit as they follow each other', () => {
  const moves: readonly ListedMove[] = [
    { ...MOVE, atMs: 1, after: 1 },
    { ...MOVE, cause: 'opening', delta: 2, after: 2 },
    MOVE,
    { ...MOVE, cause: 'par', delta: 5, after: 7 },
  ];
  expect(latestFirst(moves.toReversed()).map(({ cause, atMs }) => [cause, atMs])).toEqual([
    ['waste', 1],
    ['waste', 0],
    ['par', 0],
    ['opening', 0],
  ]);
});

it('says that nothing has changed, without an empty list', () => {
  const value = { items: [], isFresh: true, older: 'none', showOlder: () => undefined } as const;
  render(<StockHistory uid="cook" moves={{ status: 'ready', value }} />);
  screen.getByText('No changes yet.');
  expect(screen.queryByRole('list')).toBeNull();
});
