// A long list followed live, page by page, without Firestore: what is listened to, and how its answers become one list.

/** A stretch of the list. */
export interface Stretch<Row> {
  /** The row before it; null at the top of the list. */
  readonly after: Row | null;
  /** Its last row, however many there are before it; null for as many as a page has. */
  readonly until: Row | null;
}

/** What is older than the list: more of it, nothing, or what was asked for and is on its way. */
export type Older = 'some' | 'none' | 'coming';

export interface PagesState<Row> {
  readonly rows: readonly Row[];
  /** False while a part of it may be old. */
  readonly isFresh: boolean;
  readonly older: Older;
}

export interface PagesSource<Row> {
  /** Rows of a page. */
  readonly size: number;
  /** @returns ends it */
  readonly listen: (
    stretch: Stretch<Row>,
    next: (rows: readonly Row[], isFresh: boolean) => void,
  ) => () => void;
  readonly idOf: (row: Row) => string;
  /** Whether a row stands above another in the list. */
  readonly isAbove: (row: Row, other: Row) => boolean;
}

interface Listening<Row> extends Stretch<Row> {
  readonly rows: readonly Row[];
  readonly isFresh: boolean;
  /** Until the server's first answer, what is there already stands. */
  readonly isKnown: boolean;
  readonly stop: () => void;
}

/**
 * The list begins with one page. A page has as many rows as a query may answer, so a row that comes in above pushes the last
 * one out; it is kept: from then on its page is asked for by its last row, not by a number. What leaves is followed by what is
 * older, as long as there is less than a page. Each page asked for is read once, and once more if something pushes into it.
 */
export function openPages<Row>(
  { size, listen, idOf, isAbove }: PagesSource<Row>,
  next: (state: PagesState<Row>) => void,
): { readonly showOlder: () => void; readonly stop: () => void } {
  const pages: Listening<Row>[] = [];

  function follow(index: number, stretch: Stretch<Row>): void {
    const before = pages[index];
    pages[index] = { rows: [], stop: () => undefined, ...before, ...stretch, isFresh: false, isKnown: false };
    const stop = listen(stretch, (rows, isFresh) => {
      take(index, rows, isFresh);
    });
    change(index, { stop });
    before?.stop(); // afterwards, so that what both have need not be sent again
  }

  function change(index: number, changes: Partial<Listening<Row>>): void {
    const page = pages[index];
    if (page) pages[index] = { ...page, ...changes };
  }

  function take(index: number, rows: readonly Row[], isFresh: boolean): void {
    const page = pages[index];
    if (!page) return;
    const last = page.rows.at(-1);
    const newLast = rows.at(-1);
    if (!page.isKnown && !isFresh) {
      change(index, { isFresh });
    } else if (page.until === null && last && newLast && rows.length === size && isAbove(newLast, last)) {
      const pushedOut = page.rows.filter((row) => isAbove(newLast, row));
      change(index, { rows: [...rows, ...pushedOut] });
      follow(index, { after: page.after, until: last });
    } else {
      change(index, { rows, isFresh, isKnown: true });
    }
    const state = stateOf();
    const oldest = pages.at(-1);
    if (oldest?.isKnown && oldest.until !== null && state.rows.length < size) showOlder();
    else if (pages.some(({ isKnown }) => isKnown)) next(state);
  }

  function stateOf(): PagesState<Row> {
    // A page from which rows left reaches into the next one.
    const rows = new Map(pages.flatMap((page) => page.rows).map((row) => [idOf(row), row]));
    return { rows: [...rows.values()], isFresh: pages.every(({ isFresh }) => isFresh), older: older() };
  }

  function older(): Older {
    const oldest = pages.at(-1);
    if (!oldest?.isKnown && oldest?.until === null) return 'coming';
    return oldest?.until === null && oldest.rows.length < size ? 'none' : 'some';
  }

  function showOlder(): void {
    const oldest = pages.at(-1);
    if (!oldest || older() !== 'some') return;
    follow(pages.length, { after: oldest.until ?? oldest.rows.at(-1) ?? null, until: null });
    next(stateOf());
  }

  follow(0, { after: null, until: null });
  return {
    showOlder,
    stop: () => {
      for (const { stop } of pages) stop();
    },
  };
}
