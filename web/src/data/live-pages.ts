// A long list followed live, page by page, without Firestore: which ranges are followed, and how their answers become
// one list.

/** A range of the list. */
export interface Stretch<Row> {
  /** The row before the range; null at the top of the list. */
  readonly after: Row | null;
  /** The last row of the range, however many rows it has; null for a range of one page size. */
  readonly until: Row | null;
}

/** Whether there are rows below the loaded ones: some, none, or the next page is loading. */
export type Older = 'some' | 'none' | 'coming';

export interface PagesState<Row> {
  readonly rows: readonly Row[];
  /** False while a part of the list may be stale. */
  readonly isFresh: boolean;
  readonly older: Older;
}

export interface PagesSource<Row> {
  /** Rows per page. */
  readonly size: number;
  /** @returns unsubscribes */
  readonly listen: (stretch: Stretch<Row>, next: (rows: readonly Row[], isFresh: boolean) => void) => () => void;
  readonly idOf: (row: Row) => string;
  /** Whether a row comes before another in the list. */
  readonly isAbove: (row: Row, other: Row) => boolean;
}

interface Page<Row> {
  readonly stretch: Stretch<Row>;
  readonly rows: readonly Row[];
  readonly isFresh: boolean;
  /** False until the server's first answer; until then the previous rows stay. */
  readonly isKnown: boolean;
  readonly stop: () => void;
}

/**
 * The list begins with one page. When an insertion pushes a row past the limit of a page, its query switches from
 * `limit(size)` to `endAt(last row)`, so that no row disappears. When rows leave a page, the rows after it fill it up
 * again. Each page is read once, and once more when an insertion switches its query.
 */
export function openPages<Row>(
  { size, listen, idOf, isAbove }: PagesSource<Row>,
  next: (state: PagesState<Row>) => void,
): { readonly showOlder: () => void; readonly stop: () => void } {
  const pages: Page<Row>[] = [];

  /**
   * Subscribes to a page, or to another range for it. Until the new range has answered, the old one reports freshness.
   */
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

  /** @returns the loaded rows below the end of a full answer, and the row after which the next page begins */
  function missedBy(rows: readonly Row[], index: number): readonly Row[] {
    const last = rows.at(-1);
    const page = pages[index];
    if (!page || last === undefined || page.stretch.until !== null || rows.length < size) return [];
    const end = pages[index + 1]?.stretch.after ?? null;
    return [...page.rows, ...(end === null ? [] : [end])].filter((row) => isAbove(last, row));
  }

  function stateOf(): PagesState<Row> {
    // A page that lost rows reaches into the next page.
    const rows = new Map(pages.flatMap((page) => page.rows).map((row) => [idOf(row), row]));
    return { rows: [...rows.values()], isFresh: pages.every(({ isFresh }) => isFresh), older: older() };
  }

  function older(): Older {
    const oldest = pages.at(-1);
    if (oldest?.stretch.until !== null) return 'some'; // not known yet
    if (!oldest.isKnown) return 'coming';
    return oldest.rows.length < size ? 'none' : 'some';
  }

  function appendPage(): void {
    const oldest = pages.at(-1);
    follow(pages.length, { after: oldest?.stretch.until ?? oldest?.rows.at(-1) ?? null, until: null });
  }

  /** Null before the first answer: until then it is unknown whether there are rows. */
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
