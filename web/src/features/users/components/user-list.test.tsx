import type { UserBody } from '@foodhouse/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableSearchBox, TableSearchProvider, useTypedSearch } from '../../../components/table-search.tsx';
import type { ApiAnswer } from '../../../firebase/api.ts';
import type * as CallAsUser from '../../../firebase/call-as-user.ts';
import { UserList } from './user-list.tsx';

const asked = vi.hoisted(() => vi.fn<(path: string) => Promise<unknown>>());
vi.mock(import('../../../firebase/call-as-user.ts'), () => ({
  callAsUser: asked as unknown as typeof CallAsUser.callAsUser,
}));

/** Lets the server answer a search; searches that nobody lets are on their way. */
let answers: Map<string, (answer: ApiAnswer<readonly UserBody[]>) => void>;

function users(...names: readonly string[]): ApiAnswer<readonly UserBody[]> {
  return {
    ok: true,
    value: names.map((name) => ({
      _id: name,
      email: `${name}@example.com`,
      role: 'user',
      displayName: name,
      emailVerified: true,
      createdAt: '2026-06-01T12:00:00.000Z',
    })),
  };
}

const EVERYBODY = '/users?limit=100';

function Page(): React.JSX.Element {
  const search = useTypedSearch();
  return <UserList key={search} search={search} ownId="boss" />;
}

async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

async function type(typed: string): Promise<void> {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: typed } });
  await pass(100); // between two letters
}

async function answer(path: string, given: ApiAnswer<readonly UserBody[]>): Promise<void> {
  answers.get(path)?.(given);
  await pass(10);
}

/** What stands beside the box. */
const said = (): string | null | undefined => document.querySelector('search')?.textContent;
const shown = (): readonly (string | null)[] => screen.queryAllByText(/@example\.com$/).map((one) => one.textContent);

beforeAll(() => {
  // happy-dom does not know <search>, which React would report.
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' });
});

beforeEach(async () => {
  vi.useFakeTimers();
  answers = new Map();
  asked.mockReset();
  asked.mockImplementation((path) => new Promise((resolve) => answers.set(path, resolve)));
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <TableSearchProvider>
        <TableSearchBox />
        <Page />
      </TableSearchProvider>
    </QueryClientProvider>,
  );
  await answer(EVERYBODY, users('ann', 'bob'));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the search of All Users', () => {
  it('asks the server once for what is typed, when no letter comes for a moment', async () => {
    expect(said()).toContain('By the beginning of the email or name');
    for (const typed of ['z', 'zo', 'zoe &']) {
      // oxlint-disable-next-line no-await-in-loop -- letter by letter
      await type(typed);
    }
    expect(asked.mock.calls.map(([path]) => path)).toEqual([EVERYBODY]);
    await pass(250);
    expect(asked.mock.calls.map(([path]) => path)).toEqual([EVERYBODY, '/users?search=zoe%20%26']);
  });

  it('shows neither everybody nor an earlier answer while it waits, and then what was found', async () => {
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

  it('says that nothing was found, that there may be more, and that it failed', async () => {
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
    await answer('/users?search=b', { ok: false, failure: 'unavailable', reason: null, details: {} });
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
    expect(shown()).toEqual([]);
  });
});
