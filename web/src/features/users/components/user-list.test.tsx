import type { UserDto } from '@foodhouse/domain';
import { aUserDto } from '@foodhouse/domain/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ListBar, TableSearchProvider, useTypedSearch } from '../../../ui/table-search.tsx';
import { failed, type ApiAnswer } from '../../../data/client.ts';
import type * as CallAsUser from '../../../data/call-as-user.ts';
import { forgetFirstListsOncePainted, keepFirstLists } from '../../../first-list/take-first-list.ts';
import { UserList } from './user-list.tsx';

const asked = vi.hoisted(() => vi.fn<(path: string) => Promise<unknown>>());
vi.mock(import('../../../data/call-as-user.ts'), () => ({
  callAsUser: asked as unknown as typeof CallAsUser.callAsUser,
}));

/** Answers a search; searches that are not answered stay pending. */
let answers: Map<string, (answer: ApiAnswer<readonly UserDto[]>) => void>;

function users(...names: readonly string[]): ApiAnswer<readonly UserDto[]> {
  return {
    ok: true,
    value: names.map((name) => aUserDto({ _id: name, email: `${name}@example.com`, displayName: name })),
  };
}

/** Each test has another admin, because answers are kept per person. */
let visitors = 0;

const EVERYBODY = '/users?limit=100';

function Page({ count }: { readonly count: number | null }): React.JSX.Element {
  const search = useTypedSearch();
  return <UserList key={search} search={search} ownId={`boss-${visitors}`} count={count} />;
}

function open(): (count: number) => void {
  const page = (count: number | null): React.JSX.Element => (
    <TableSearchProvider>
      <ListBar />
      <Page count={count} />
    </TableSearchProvider>
  );
  const { rerender } = render(page(null));
  return (count) => {
    rerender(page(count));
  };
}

async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

async function type(typed: string): Promise<void> {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: typed } });
  await pass(100); // the pause between two letters
}

async function answer(path: string, given: ApiAnswer<readonly UserDto[]>): Promise<void> {
  answers.get(path)?.(given);
  await pass(10);
}

/** The text of the bar over the list. */
const said = (): string | null | undefined => document.querySelector('search')?.parentElement?.textContent;
const shown = (): readonly (string | null)[] => screen.queryAllByText(/@example\.com$/).map((one) => one.textContent);

beforeEach(async () => {
  vi.useFakeTimers();
  answers = new Map();
  asked.mockReset();
  asked.mockImplementation((path) => new Promise((resolve) => answers.set(path, resolve)));
  visitors += 1;
  open();
  await answer(EVERYBODY, users('ann', 'bob'));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the search of All Users', () => {
  it('sends one request once typing pauses', async () => {
    expect(said()).toContain('By the beginning of the email or name');
    for (const typed of ['z', 'zo', 'zoe &']) {
      // oxlint-disable-next-line no-await-in-loop -- letter by letter
      await type(typed);
    }
    expect(asked.mock.calls.map(([path]) => path)).toEqual([EVERYBODY]);
    await pass(250);
    expect(asked.mock.calls.map(([path]) => path)).toEqual([EVERYBODY, '/users?search=zoe%20%26']);
  });

  it('shows no earlier answer while it waits', async () => {
    await type('zoe');
    await pass(250);
    expect(shown()).toEqual([]);
    expect(screen.getByRole('status', { name: 'Loading users' })).toBeDefined();
    expect(said()).toContain('Searching …');
    await type('zoe b');
    await pass(250);
    await answer('/users?search=zoe', users('zoe'));
    expect(shown()).toEqual([]);
    await answer('/users?search=zoe%20b', users('zoe-b'));
    expect(shown()).toEqual(['zoe-b@example.com']);
    expect(said()).toContain('1 found');
    await type('');
    await pass(250);
    expect(shown()).toEqual(['ann@example.com', 'bob@example.com']);
  });

  it('says when nothing was found, when there may be more, and when it failed', async () => {
    await type('nobody');
    await pass(250);
    await answer('/users?search=nobody', users());
    expect(screen.getByRole('heading', { name: 'Nothing found' })).toBeDefined();
    expect(said()).toContain('Nothing found');
    await type('a');
    await pass(250);
    await answer('/users?search=a', users(...Array.from({ length: 12 }, (_, index) => `a${index}`)));
    expect(said()).toContain('The first 12: type more');
    await type('b');
    await pass(250);
    await answer('/users?search=b', failed('unavailable'));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
    expect(shown()).toEqual([]);
  });
});

it('begins with the list that its page has asked for, and asks for it no second time', async () => {
  cleanup();
  asked.mockClear();
  visitors += 1;
  const first = users('zoe');
  keepFirstLists([{ path: EVERYBODY, rows: first.ok ? first.value : [], hasMore: false }]);
  open();
  forgetFirstListsOncePainted();
  expect(shown()).toEqual(['zoe@example.com']);
  await pass(1000);
  expect(shown()).toEqual(['zoe@example.com']);
  expect(asked).not.toHaveBeenCalled();
});

it('reloads when the number of users changes, not when it becomes known', async () => {
  cleanup();
  asked.mockClear();
  visitors += 1;
  const countTo = open();
  await answer(EVERYBODY, users('ann', 'bob'));
  countTo(2);
  expect(asked).toHaveBeenCalledTimes(1);
  countTo(3);
  await pass(10);
  expect(shown()).toEqual(['ann@example.com', 'bob@example.com']);
  await answer(EVERYBODY, users('ann', 'bob', 'cem'));
  expect(shown()).toEqual(['ann@example.com', 'bob@example.com', 'cem@example.com']);
  expect(asked).toHaveBeenCalledTimes(2);
});

describe('a long list of All Users', () => {
  const all = Array.from({ length: 150 }, (_, index) => `user-${index}`);
  const SECOND = '/users?limit=100&after=user-99';
  const more = (): HTMLElement | null => screen.queryByRole('button', { name: /Show more users/ });
  const length = async (): Promise<number> => {
    for (let step = 0; step < all.length / 3; step += 1) {
      // oxlint-disable-next-line no-await-in-loop -- a list is put up a few rows at a time
      await pass(1);
    }
    return document.querySelectorAll('tbody tr').length;
  };
  const ask = async (): Promise<void> => {
    fireEvent.click(more() ?? document.body);
    await pass(10);
    await answer(EVERYBODY, users(...all.slice(0, 100)));
  };

  beforeEach(async () => {
    vi.stubGlobal('fetch', async () => new Response()); // the network is up
    cleanup();
    visitors += 1;
    open();
    await answer(EVERYBODY, users(...all.slice(0, 100)));
  });

  it('keeps its button, busy, while more load, and drops it when all are there', async () => {
    await ask();
    expect(more()?.getAttribute('aria-disabled')).toBe('true');
    await answer(SECOND, users(...all.slice(100)));
    expect([await length(), more()]).toEqual([150, null]);
  });

  it('says when more could not be loaded, and retries', async () => {
    await ask();
    await answer(SECOND, failed('unavailable'));
    expect(await length()).toBe(100);
    expect(screen.getByRole('alert').textContent).toContain('The next users have not come');
    await ask();
    expect(screen.queryByRole('alert')).toBeNull();
    await answer(SECOND, users(...all.slice(100)));
    expect(await length()).toBe(150);
  });

  it('keeps its length between visits', async () => {
    await ask();
    await answer(SECOND, users(...all.slice(100)));
    cleanup();
    open();
    expect([await length(), more()]).toEqual([150, null]);
    await answer(EVERYBODY, users(...all.slice(0, 100)));
    await answer(SECOND, users(...all.slice(100)));
    expect(await length()).toBe(150);
  });
});
