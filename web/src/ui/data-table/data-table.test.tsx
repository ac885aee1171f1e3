import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import toast from 'react-hot-toast';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi, onTestFinished } from 'vitest';
import type { Column } from './column.ts';
import { ListBar, TableSearchProvider } from '../table-search.tsx';
import { DataTable } from './data-table.tsx';

interface Book {
  readonly id: string;
  readonly title: string;
  readonly pages: number;
}

const BOOKS: readonly Book[] = [
  { id: 'b', title: 'Bread', pages: 90 },
  { id: 'c', title: 'Cakes', pages: 300 },
  { id: 'a', title: 'Apples', pages: 120 },
];

const COLUMNS: readonly Column<Book>[] = [
  { label: 'Nr', hasIndex: true, cell: (_book, index) => `No ${index + 1}` },
  { label: 'Cover', only: 'plain', cell: () => 'picture' },
  { label: 'Title', cell: ({ title }) => <b className="title">{title}</b>, value: ({ title }) => title },
  { label: 'Pages', only: 'tools', cell: ({ pages }) => pages, value: ({ pages }) => pages },
  { label: 'Action', cell: ({ title }) => <button>{`Read ${title}`}</button> },
];

/** Async, because after an earlier choice the table loads its tools at once. */
function show(rows: readonly Book[] = BOOKS): Promise<void> {
  return act(async () => {
    render(<DataTable label="Books" rows={rows} rowKey={({ id }) => id} columns={COLUMNS} />);
  });
}

/** @returns changes the width, as turning a tablet does */
function setWidth(isWide: boolean): (isWide: boolean) => void {
  const listeners = new Set<() => void>();
  const query = {
    matches: isWide,
    addEventListener: (_change: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_change: string, listener: () => void) => listeners.delete(listener),
  };
  vi.stubGlobal('matchMedia', () => query);
  return (next) => {
    act(() => {
      query.matches = next;
      for (const listener of listeners) listener();
    });
  };
}

const heads = (): readonly (string | null)[] =>
  screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const titles = (): readonly (string | null)[] =>
  [...document.querySelectorAll('b.title')].map(({ textContent }) => textContent);
const rowCount = (): number => document.querySelectorAll('[data-row]').length;

async function openTools(): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByText('Sort, filter, export')); // starts loading the tools
  });
  await screen.findByText('Export');
}

/** @returns what is downloaded from now on */
function exportedBlobs(): readonly Blob[] {
  const exported: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) exported.push(blob);
    return 'blob:books';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  return exported;
}

async function toolsOf(rows: readonly Book[] = BOOKS): Promise<void> {
  await show(rows);
  await openTools();
}

beforeAll(async () => {
  await import('./table-toolbar.tsx'); // preloaded, since its modules take longer than a test may wait
}, 60_000);

beforeEach(() => {
  localStorage.clear();
  setWidth(true);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a list that changes', () => {
  it('renders only the rows that changed', async () => {
    const cell = vi.fn<Column<Book>['cell']>(({ title }) => title);
    const columns = [{ label: 'Title', cell }];
    const table = (rows: readonly Book[]): React.JSX.Element => (
      <DataTable label="Books" rows={rows} rowKey={({ id }) => id} columns={columns} />
    );
    const { rerender } = render(table(BOOKS));
    await waitFor(() => {
      expect(rowCount()).toBe(BOOKS.length);
    });
    const renderedBy = (rows: readonly Book[]): readonly string[] => {
      cell.mockClear();
      rerender(table(rows));
      return cell.mock.calls.map(([{ title }]) => title);
    };
    const [bread, ...others] = BOOKS;
    expect(renderedBy(others)).toEqual([]); // the rows that move up are the same
    expect(renderedBy([...others, { ...bread, id: 'd', title: 'Dips', pages: 1 }])).toEqual(['Dips']);
  });
});

describe('a plain table', () => {
  it('keeps all its rows when the screen is turned', async () => {
    const turn = setWidth(true);
    const many = Array.from({ length: 30 }, (_, at) => ({ id: `${at}`, title: `Book ${at}`, pages: at }));
    await show(many);
    await waitFor(() => {
      expect(rowCount()).toBe(30);
    });
    turn(false);
    expect(rowCount()).toBe(30);
    turn(true);
    expect(rowCount()).toBe(30);
  });

  it('shows every row once, with its position, its key and the names of the columns', async () => {
    await show();
    await waitFor(() => {
      expect(titles()).toEqual(['Bread', 'Cakes', 'Apples']);
    });
    expect(heads()).toEqual(['Nr', 'Cover', 'Title', 'Action']);
    expect(
      within(screen.getByRole('table', { name: 'Books' }))
        .getByText('No 3')
        .closest('tr')?.dataset,
    ).toEqual({
      row: 'a',
    });
  });

  it('is used on a phone whatever was chosen on a wide screen: each cell has its column’s name', async () => {
    localStorage.setItem('table /', 'tools');
    setWidth(false);
    await show();
    await screen.findByText('Apples');
    expect(screen.queryByRole('button', { name: /table|Sort/ })).toBeNull();
    expect(screen.getByText('Apples').closest('td')?.dataset).toEqual({ label: 'Title' });
  });
});

describe('a table with its tools', () => {
  it('are chosen for each page by itself', async () => {
    await toolsOf();
    cleanup();
    history.pushState(null, '', '/another-list');
    onTestFinished(() => {
      history.pushState(null, '', '/');
    });
    await show();
    expect(screen.getByText('Sort, filter, export')).toBeDefined();
  });

  it('loads its tools once', async () => {
    await toolsOf();
    expect(heads()).toEqual(['Nr', 'Title', 'Pages', 'Action']);
    cleanup();
    await show();
    await screen.findByText('Export');
    const plain = screen.getByRole('button', { name: 'Plain table' });
    expect(plain.title).toBe('Plain table'); // often an icon alone
    fireEvent.click(plain);
    expect(heads()).toEqual(['Nr', 'Cover', 'Title', 'Action']);
  });

  it('is sorted by a column’s name, with the keyboard too, and says so', async () => {
    await toolsOf();
    await userEvent.click(screen.getByRole('button', { name: 'Title' }));
    expect(titles()).toEqual(['Apples', 'Bread', 'Cakes']);
    expect(screen.getByRole('columnheader', { name: 'Title' }).getAttribute('aria-sort')).toBe('ascending');
    await userEvent.keyboard('{Enter}');
    expect(titles()).toEqual(['Cakes', 'Bread', 'Apples']);
    expect(screen.getByRole('columnheader', { name: 'Title' }).getAttribute('aria-sort')).toBe('descending');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(titles()).toEqual(['Bread', 'Apples', 'Cakes']);
    expect(screen.getByText('Apples').closest('tr')?.textContent).toContain('No 3');
  });

  it('cannot be sorted by the column of buttons', async () => {
    await toolsOf();
    expect(screen.queryByRole('button', { name: 'Action' })).toBeNull();
    expect(screen.getByRole('columnheader', { name: 'Action' }).getAttribute('aria-sort')).toBeNull();
  });

  it('is filtered by columns, until the filters are closed', async () => {
    await toolsOf();
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Filter Title' }), 'A');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Filter Pages' }), '0');
    expect(titles()).toEqual(['Bread', 'Cakes', 'Apples']);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Filter Pages' }), '{Backspace}12');
    expect(titles()).toEqual(['Apples']);
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    expect(titles()).toHaveLength(3);
  });

  it('has no search beside the list’s own, and says how many rows its filters leave', async () => {
    await toolsOf();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('3 rows');
    fireEvent.click(screen.getByText('Filters'));
    fireEvent.change(screen.getByLabelText('Filter Title'), { target: { value: 'Bread' } });
    expect(screen.getByRole('status').textContent).toBe('1 row');
    fireEvent.change(screen.getByLabelText('Filter Title'), { target: { value: 'Bread and butter' } });
    expect(screen.getByRole('status').textContent).toBe('Nothing found');
  });

  it('hides columns on request', async () => {
    await toolsOf();
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Pages' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      expect(heads()).toEqual(['Nr', 'Title', 'Action']);
    });
  });

  it('leaves a column out until it is chosen, but not from a file', async () => {
    const exported = exportedBlobs();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const columns = COLUMNS.map((column) => (column.label === 'Pages' ? { ...column, isAside: true } : column));
    await act(async () => {
      render(<DataTable label="Books" rows={BOOKS} rowKey={({ id }) => id} columns={columns} />);
    });
    await openTools();
    expect(heads()).toEqual(['Nr', 'Title', 'Action']);
    fireEvent.click(screen.getByText('Export'));
    fireEvent.click(await screen.findByText('Download as CSV'));
    await waitFor(() => {
      expect(exported).toHaveLength(1);
    });
    expect(await exported[0]?.text()).toMatch(/^\ufeff"Title","Pages"\r\n/);
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Pages', checked: false }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      expect(heads()).toEqual(['Nr', 'Title', 'Pages', 'Action']);
    });
  });

  it('has its tools beside the list’s own search', async () => {
    render(
      <TableSearchProvider>
        <ListBar />
        <DataTable label="Books" rows={BOOKS} rowKey={({ id }) => id} columns={COLUMNS} />
      </TableSearchProvider>,
    );
    await screen.findByText('Sort, filter, export');
    await openTools();
    const bar = document.querySelector('search')?.parentElement;
    expect(within(bar ?? document.body).getByText('Export')).toBeDefined();
  });

  it.each([true, false])(
    'is found again as it was left, sorted and on its page, where that is wanted: %s',
    async (isRemembered) => {
      onTestFinished(() => {
        sessionStorage.clear();
      });
      const many = Array.from({ length: 60 }, (_, at) => ({ id: `${at}`, title: `Book ${at}`, pages: at }));
      const open = async (): Promise<() => void> => {
        const { unmount } = render(
          <DataTable label="Books" rows={many} rowKey={({ id }) => id} columns={COLUMNS} isRemembered={isRemembered} />,
        );
        await screen.findByText('Export');
        return unmount;
      };
      localStorage.setItem('table /', 'tools');
      const leave = await open();
      fireEvent.click(screen.getByText('Pages'));
      fireEvent.click(screen.getByText('Pages'));
      fireEvent.click(screen.getByRole('button', { name: /next page/i }));
      expect(titles()[0]).toBe('Book 9');
      leave();
      await open();
      expect(titles()[0]).toBe(isRemembered ? 'Book 9' : 'Book 0');
    },
  );

  it('exports what it shows: sorted and filtered rows of all pages', async () => {
    const exported = exportedBlobs();
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const many = Array.from({ length: 60 }, (_, at) => ({ id: `${at}`, title: `Book ${at}`, pages: at }));
    await toolsOf(many);
    fireEvent.click(screen.getByText('Pages'));
    fireEvent.click(screen.getByText('Pages'));
    fireEvent.click(screen.getByText('Export'));
    fireEvent.click(await screen.findByText('Download as CSV'));
    await waitFor(() => {
      expect(names).toEqual(['Books.csv']);
    });
    const lines = (await exported[0]?.text())?.split('\r\n');
    expect(lines).toEqual([
      '\ufeff"Title","Pages"',
      ...many.toReversed().map(({ title, pages }) => `"${title}",${pages}`),
    ]);
  });

  it('says that nothing was exported where that failed, and writes what Excel reads as UTF-8', async () => {
    const said = vi.spyOn(toast, 'error');
    const reported = vi.fn<() => void>();
    vi.stubGlobal('reportError', reported);
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new Error('no room');
    });
    await toolsOf();
    fireEvent.click(screen.getByText('Export'));
    fireEvent.click(await screen.findByText('Download as CSV'));
    await waitFor(() => {
      expect(said).toHaveBeenCalledWith('Nothing was exported. Please try again.', { id: 'export' });
    });
    expect(reported).toHaveBeenCalledOnce();
    const exported = exportedBlobs();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    fireEvent.click(screen.getByText('Export'));
    fireEvent.click(await screen.findByText('Download as CSV'));
    await waitFor(() => {
      expect(exported).toHaveLength(1);
    });
    expect([...new Uint8Array((await exported[0]?.arrayBuffer()) ?? new ArrayBuffer(0))].slice(0, 3)).toEqual([
      0xef, 0xbb, 0xbf,
    ]);
  });

  it('shows fifty or a hundred rows per page, and prints all', async () => {
    const many = Array.from({ length: 120 }, (_, at) => ({ id: `${at}`, title: `Book ${at}`, pages: at }));
    await toolsOf(many);
    expect(rowCount()).toBe(50);
    await screen.findByText('1–50 of 120');
    fireEvent.click(screen.getByLabelText('Go to next page'));
    fireEvent.click(screen.getByLabelText('Go to next page'));
    expect(rowCount()).toBe(20);
    expect(screen.getByText('Book 119').closest('tr')?.textContent).toContain('No 120');
    let printed = 0;
    vi.stubGlobal('print', () => {
      printed = rowCount();
    });
    fireEvent.click(screen.getByText('Export'));
    fireEvent.click(await screen.findByText('Print'));
    // Some browsers lay it out later.
    expect([printed, rowCount()]).toEqual([120, 120]);
    act(() => void dispatchEvent(new Event('afterprint')));
    expect(rowCount()).toBe(20);
  });

  it('prints columns with a value, and neither buttons nor filters', async () => {
    await toolsOf();
    fireEvent.click(screen.getByText('Filters'));
    let printed: unknown;
    vi.stubGlobal('print', () => {
      const paper = document.querySelector('[data-printed]');
      printed = [heads(), paper?.querySelectorAll('input').length];
    });
    fireEvent.click(screen.getByText('Export'));
    fireEvent.click(await screen.findByText('Print'));
    expect(printed).toEqual([['Title', 'Pages'], 0]);
    act(() => void dispatchEvent(new Event('afterprint')));
    expect([heads(), document.querySelector('[data-printed]')]).toEqual([['Nr', 'Title', 'Pages', 'Action'], null]);
  });

  it('does not filter by a hidden column', async () => {
    await toolsOf();
    fireEvent.click(screen.getByText('Filters'));
    fireEvent.change(screen.getByLabelText('Filter Title'), { target: { value: 'Bread' } });
    expect(titles()).toEqual(['Bread']);
    fireEvent.click(screen.getByText('Columns'));
    fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Title' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      expect(rowCount()).toBe(3);
    });
  });

  it('shows the last remaining page when rows leave', async () => {
    const many = Array.from({ length: 60 }, (_, at) => ({ id: `${at}`, title: `Book ${at}`, pages: at }));
    await toolsOf(many);
    fireEvent.click(screen.getByLabelText('Go to next page'));
    fireEvent.click(screen.getByText('Filters'));
    fireEvent.change(screen.getByLabelText('Filter Title'), { target: { value: 'Book 7' } });
    expect(titles()).toEqual(['Book 7']);
  });
});
