import type { PendingChange, UserBody } from '@foodhouse/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Callable from '../../../firebase/callable.ts';
import { UnfinishedChanges } from './unfinished-changes.tsx';
import { UserTable } from './user-table.tsx';

const calls = vi.hoisted(() => vi.fn<typeof Callable.callCallable>());
vi.mock(import('../../../firebase/callable.ts'), () => ({ callCallable: calls as typeof Callable.callCallable }));

const aUser = (changes: Partial<UserBody>): UserBody => ({
  _id: 'ann',
  email: 'ann@example.com',
  role: 'user',
  displayName: 'Ann',
  emailVerified: true,
  createdAt: '2026-06-01T12:00:00.000Z',
  ...changes,
});
const BOSS = aUser({ _id: 'boss', email: 'boss@example.com', role: 'admin' });

function show(part: React.JSX.Element): void {
  render(<QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>);
}

function rowOf(email: string): HTMLElement {
  return screen.getByText(email).closest('tr') as HTMLElement;
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('nothing is asked for the time'))); // by useNow
});

afterEach(() => {
  vi.unstubAllGlobals();
  calls.mockReset();
});

describe('the table of All Users', () => {
  it('offers nothing in one’s own row', () => {
    show(<UserTable users={[BOSS, aUser({})]} ownId="boss" />);
    expect(within(rowOf('boss@example.com')).queryAllByRole('button')).toEqual([]);
    expect(within(rowOf('boss@example.com')).getByText('You')).toBeDefined();
    expect(within(rowOf('ann@example.com')).getAllByRole('button')).toHaveLength(3);
  });

  it('says whose email is verified', () => {
    show(
      <UserTable
        users={[aUser({}), aUser({ _id: 'bob', email: 'bob@example.com', emailVerified: false })]}
        ownId="boss"
      />,
    );
    expect(within(rowOf('ann@example.com')).getByText('Yes')).toBeDefined();
    expect(within(rowOf('bob@example.com')).getByText('No')).toBeDefined();
  });

  it('asks once before it makes an admin, and not for anything less', async () => {
    calls.mockResolvedValue({ ok: true, value: { modifiedCount: 0 } });
    show(<UserTable users={[aUser({})]} ownId="boss" />);
    const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));
    press('Make Admin: ann@example.com');
    expect(calls).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog', { name: 'Make ann@example.com an admin?' })).toBeDefined();
    press('Cancel');
    expect(calls).not.toHaveBeenCalled();
    press('Make Admin: ann@example.com');
    press('Make Admin');
    expect(calls.mock.calls).toEqual([['setUserRole', { email: 'ann@example.com', role: 'admin' }]]);
    fireEvent.click(await screen.findByRole('button', { name: 'Make Chef: ann@example.com' }));
    expect(calls).toHaveBeenLastCalledWith('setUserRole', { email: 'ann@example.com', role: 'chef' });
  });
});

describe('changes that were cut half-way', () => {
  const cut = (change: Partial<PendingChange>): PendingChange =>
    ({ uid: 'ann', email: 'ann@example.com', startedAtMs: 0, kind: 'deletion', ...change }) as PendingChange;

  it.each([
    [cut({}), 'The deletion of ann@example.com is not finished yet.', ['deleteUser', { email: 'ann@example.com' }]],
    [
      cut({ kind: 'role', role: 'user' }),
      'The role user of ann@example.com is not finished yet.',
      ['setUserRole', { email: 'ann@example.com', role: 'user' }],
    ],
  ])('are shown, and finished by their button: %j', async (change, sentence, call) => {
    calls.mockResolvedValue({ ok: true, value: { modifiedCount: 1, deletedCount: 1 } });
    show(<UnfinishedChanges changes={[change]} />);
    expect(screen.getByText(sentence)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Finish: ann@example.com' }));
    await vi.waitFor(() => {
      expect(calls.mock.calls).toEqual([call]);
    });
  });

  it('are no matter while they are under way', () => {
    show(<UnfinishedChanges changes={[cut({ startedAtMs: Date.now() })]} />);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
