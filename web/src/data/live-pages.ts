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
  readonly listen: (stretch: Stretch<Row>, next: (rows: readonly Row[], isFresh: boolean) => void) => () => void;
  readonly idOf: (row: Row) => string;
  /** Whether a row stands above another in the list. */
  readonly isAbove: (row: Row, other: Row) => boolean;
}

interface Page<Row> {
  readonly stretch: Stretch<Row>;
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
  const pages: Page<Row>[] = [];

  /** Listens to a page, or to another stretch for it: until that one is known, the one before tells whether all is live. */
  function follow(index: number, stretch: Stretch<Row>): void {
    const before = pages[index];
    const endBefore = before?.stop ?? (() => undefined);
    pages[index] = { rows: [], isFresh: true, ...before, stretch, isKnown: false, stop: endBefore };
    const end = listen(stretch, (rows, isFresh) => {
      const page = pages[index];
      if (!page) return;
      if (page.stretch !== stretch) {
        change(index, { isFresh });
      } else if (page.isKnown || isFresh) {
        if (!page.isKnown) endBefore();
        change(index, { isFresh, isKnown: true, stop: end });
        take(index, rows);
      }
      tell();
    });
    change(index, {
      stop: () => {
        endBefore();
        end();
      },
    });
  }

  function change(index: number, changes: Partial<Page<Row>>): void {
    const page = pages[index];
    if (page) pages[index] = { ...page, ...changes };
  }

  function take(index: number, rows: readonly Row[]): void {
    const page = pages[index];
    const missed = missedBy(rows, index);
    if (page && missed.length > 0) {
      change(index, { rows: [...rows, ...page.rows.filter((row) => missed.includes(row))] });
      const until = missed.reduce((lowest, row) => (isAbove(lowest, row) ? row : lowest));
      follow(index, { after: page.stretch.after, until });
    } else {
      change(index, { rows });
    }
    const oldest = pages.at(-1);
    if (oldest?.isKnown && oldest.stretch.until !== null && stateOf().rows.length < size) appendPage();
  }

  /** @returns what a full answer does not reach, of the page's rows and the row after which the next page begins */
  function missedBy(rows: readonly Row[], index: number): readonly Row[] {
    const last = rows.at(-1);
    const page = pages[index];
    if (!page || last === undefined || page.stretch.until !== null || rows.length < size) return [];
    const end = pages[index + 1]?.stretch.after ?? null;
    return [...page.rows, ...(end === null ? [] : [end])].filter((row) => isAbove(last, row));
  }

  function stateOf(): PagesState<Row> {
    // A page from which rows left reaches into the next one.
    const rows = new Map(pages.flatMap((page) => page.rows).map((row) => [idOf(row), row]));
    return { rows: [...rows.values()], isFresh: pages.every(({ isFresh }) => isFresh), older: older() };
  }

  function older(): Older {
    const oldest = pages.at(-1);
    if (oldest?.stretch.until !== null) return 'some'; // nobody knows
    if (!oldest.isKnown) return 'coming';
    return oldest.rows.length < size ? 'none' : 'some';
  }

  function appendPage(): void {
    const oldest = pages.at(-1);
    follow(pages.length, { after: oldest?.stretch.until ?? oldest?.rows.at(-1) ?? null, until: null });
  }

  /** Not before the first answer: until then nobody knows whether there is anything. */
  function tell(): void {
    if (pages.length > 1 || pages[0]?.isKnown || stateOf().rows.length > 0) next(stateOf());
  }

  appendPage();
  return {
    showOlder: () => {
      if (older() !== 'some') return;
      appendPage();
      tell();
    },
    stop: () => {
      for (const { stop } of pages) stop();
    },
  };
}
