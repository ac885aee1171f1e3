import type { PendingChange } from '@foodhouse/domain';
import { aUserDto } from '@foodhouse/domain/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import toast from 'react-hot-toast';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Callable from '../../../data/callable.ts';
import type { ApiAnswer } from '../../../data/client.ts';
import { explain } from './explain.ts';
import { UnfinishedChanges } from './unfinished-changes.tsx';
import { UserTable } from './user-table.tsx';

const calls = vi.hoisted(() => vi.fn<typeof Callable.callCallable>());
vi.mock(import('../../../data/callable.ts'), () => ({ callCallable: calls as typeof Callable.callCallable }));

/** Presses a button once it is there; a question is loaded first. */
async function press(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
}

const BOSS = aUserDto({ _id: 'boss', email: 'boss@example.com', role: 'admin' });

function rowOf(email: string): HTMLElement {
  return screen.getByText(email).closest('tr') ?? expect.fail('the email is in no row');
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('nothing is asked for the time'))); // by useNow
});

afterEach(() => {
  vi.unstubAllGlobals();
  calls.mockReset();
});

describe('the table of All Users', () => {
  it('has no buttons in the person’s own row', () => {
    render(<UserTable users={[BOSS, aUserDto()]} ownId="boss" />);
    expect(within(rowOf('boss@example.com')).queryAllByRole('button')).toEqual([]);
    expect(within(rowOf('boss@example.com')).getByText('You')).toBeDefined();
    expect(within(rowOf('ann@example.com')).getAllByRole('button')).toHaveLength(3);
  });

  it('shows each role in a look of its own', async () => {
    const roles = ['admin', 'chef', 'user'] as const;
    render(<UserTable users={roles.map((role) => aUserDto({ _id: role, role }))} ownId="boss" />);
    await screen.findByText('user');
    const looks = roles.map((role) => {
      const { color, backgroundColor } = getComputedStyle(screen.getByText(role));
      return `${color} ${backgroundColor}`;
    });
    expect(new Set(looks).size).toBe(3);
  });

  it('says whose email is verified', () => {
    render(
      <UserTable
        users={[aUserDto(), aUserDto({ _id: 'bob', email: 'bob@example.com', emailVerified: false })]}
        ownId="boss"
      />,
    );
    expect(within(rowOf('ann@example.com')).getByText('Yes')).toBeDefined();
    expect(within(rowOf('bob@example.com')).getByText('No')).toBeDefined();
  });

  it('asks for confirmation only before it makes an admin', async () => {
    calls.mockResolvedValue({ ok: true, value: { modifiedCount: 0 } });
    render(<UserTable users={[aUserDto()]} ownId="boss" />);
    await press('Make Admin: ann@example.com');
    expect(calls).not.toHaveBeenCalled();
    expect(await screen.findByRole('dialog', { name: 'Make ann@example.com an admin?' })).toBeDefined();
    await press('Cancel');
    expect(calls).not.toHaveBeenCalled();
    await press('Make Admin: ann@example.com');
    await press('Make Admin');
    expect(calls.mock.calls).toEqual([['setUserRole', { email: 'ann@example.com', role: 'admin' }]]);
    fireEvent.click(await screen.findByRole('button', { name: 'Make Chef: ann@example.com' }));
    expect(calls).toHaveBeenLastCalledWith('setUserRole', { email: 'ann@example.com', role: 'chef' });
  });
});

describe('a new role', () => {
  const roleOf = (email: string): string | undefined => within(rowOf(email)).getAllByRole('cell')[1]?.textContent;
  let answer: (given: ApiAnswer<{ modifiedCount: number }>) => Promise<void>;

  beforeEach(() => {
    const { promise, resolve } = Promise.withResolvers<ApiAnswer<{ modifiedCount: number }>>();
    calls.mockReturnValue(promise);
    answer = async (given) =>
      act(async () => {
        resolve(given);
        await promise;
      });
  });

  it.each(['chef', 'admin'] as const)('%s shows at once, before the server has answered', async (role) => {
    const { rerender } = render(<UserTable users={[aUserDto()]} ownId="boss" />);
    const word = role === 'chef' ? 'Make Chef' : 'Make Admin';
    await press(`${word}: ann@example.com`);
    if (role === 'admin') await press('Make Admin');
    expect(roleOf('ann@example.com')).toBe(role);
    rerender(<UserTable users={[aUserDto({ role })]} ownId="boss" />); // the list was reloaded
    await answer({ ok: true, value: { modifiedCount: 1 } });
    expect(roleOf('ann@example.com')).toBe(role);
  });

  it('is reverted when the server refuses it', async () => {
    const said = vi.spyOn(toast, 'error');
    render(<UserTable users={[aUserDto()]} ownId="boss" />);
    fireEvent.click(screen.getByRole('button', { name: 'Make Chef: ann@example.com' }));
    expect(roleOf('ann@example.com')).toBe('chef');
    await answer({ ok: false, failure: 'broken', isRefused: true, reason: 'BEING_DELETED', details: {} });
    expect(roleOf('ann@example.com')).toBe('user');
    expect(said.mock.calls).toEqual([['This account is being deleted.']]);
  });
});

it.each(['offline', 'unavailable'] as const)(
  'says that a change may have been made when its answer was %s',
  (reason) => {
    expect(explain({ status: 'failed', reason })).toBe('We could not hear back: the list will show what happened.');
  },
);

describe('interrupted changes', () => {
  const cut = (change: Partial<PendingChange>): PendingChange =>
    ({ uid: 'ann', email: 'ann@example.com', startedAtMs: 0, kind: 'deletion', ...change }) as PendingChange;

  it.each([
    [cut({}), 'The deletion of ann@example.com is not finished yet.', ['deleteUser', { email: 'ann@example.com' }]],
    [
      cut({ kind: 'role', role: 'user' }),
      'The role user of ann@example.com is not finished yet.',
      ['setUserRole', { email: 'ann@example.com', role: 'user' }],
    ],
  ])('are shown, and completed by their button: %j', async (change, sentence, call) => {
    calls.mockResolvedValue({ ok: true, value: { modifiedCount: 1, deletedCount: 1 } });
    render(<UnfinishedChanges changes={[change]} />);
    expect(screen.getByText(sentence)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Finish: ann@example.com' }));
    await waitFor(() => {
      expect(calls.mock.calls).toEqual([call]);
    });
  });

  it('are not shown while they are still in progress', () => {
    render(<UnfinishedChanges changes={[cut({ startedAtMs: Date.now() })]} />);
    expect(screen.queryByRole('region')).toBeNull();
  });
});

it('says of an email that is not verified what has to be done', () => {
  expect(explain({ status: 'not-verified' })).toBe(
    'The email is not verified yet: they have to follow the link that they got by mail.',
  );
});
