import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openPages, type PagesState, type Stretch } from './live-pages.ts';

const SIZE = 3;
const NEWEST = 100;

/** A list of numbers, the highest first, that is followed as in Firestore: answers come after the call. */
class LiveNumbers {
  reads = 0;
  private readonly listeners = new Map<
    symbol,
    { stretch: Stretch<number>; next: Next; told: readonly number[] | null }
  >();

  private numbers: readonly number[];

  constructor(numbers: readonly number[]) {
    this.numbers = numbers;
  }

  get all(): readonly number[] {
    return this.numbers.toSorted((a, b) => b - a);
  }

  get listening(): number {
    return this.listeners.size;
  }

  readonly listen = (stretch: Stretch<number>, next: Next): (() => void) => {
    const id = Symbol('listener');
    this.listeners.set(id, { stretch, next, told: null });
    return () => {
      this.listeners.delete(id);
    };
  };

  /** Until every listener has the current rows. */
  change(numbers = this.numbers): void {
    this.numbers = numbers;
    for (const [id, listener] of this.listeners) {
      const answer = this.answer(listener.stretch);
      if (listener.told?.join(' ') === answer.join(' ')) continue;
      this.reads += answer.filter((number) => !listener.told?.includes(number)).length;
      this.listeners.set(id, { ...listener, told: answer });
      listener.next(answer, true);
    }
  }

  private answer({ after, until }: Stretch<number>): readonly number[] {
    const rows = this.all.filter((number) => number < (after ?? Infinity) && number >= (until ?? -Infinity));
    return until === null ? rows.slice(0, SIZE) : rows;
  }
}

type Next = (rows: readonly number[], isFresh: boolean) => void;

function open(numbers: readonly number[]): {
  readonly house: LiveNumbers;
  readonly pages: ReturnType<typeof openPages>;
  readonly shown: () => PagesState<number>;
} {
  const house = new LiveNumbers(numbers);
  let shown: PagesState<number> = { rows: [], isFresh: false, older: 'coming' };
  const pages = openPages<number>(
    { size: SIZE, listen: house.listen, idOf: String, isAbove: (number, other) => number > other },
    (state) => {
      shown = state;
    },
  );
  house.change();
  return { house, pages, shown: () => shown };
}

describe('a live list of pages', () => {
  it('reads only its first page', () => {
    const { house, shown } = open([1, 2, 3, 4, 5]);
    expect(shown()).toEqual({ rows: [5, 4, 3], isFresh: true, older: 'some' });
    expect(house.reads).toBe(SIZE);
  });

  it('says when there are no older rows', () => {
    expect(open([1, 2]).shown()).toEqual({ rows: [2, 1], isFresh: true, older: 'none' });
  });

  it('keeps rows that new rows push out of a page, and reads the page once more', () => {
    const { house, shown } = open([1, 2, 3, 4, 5]);
    house.change([1, 2, 3, 4, 5, 6]);
    expect(shown().rows).toEqual([6, 5, 4, 3]);
    const before = house.reads;
    house.change([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(shown()).toEqual({ rows: [8, 7, 6, 5, 4, 3], isFresh: true, older: 'some' });
    expect(house.reads).toBe(before + 2);
  });

  it('keeps the pushed-out rows when a whole page of new rows comes at once', () => {
    const { house, shown } = open([1, 2, 3]);
    house.change([1, 2, 3, 11, 12, 13, 14]);
    expect(shown().rows).toEqual([14, 13, 12, 11, 3, 2, 1]);
  });

  it('fills up with older rows when rows leave', () => {
    const { house, shown } = open([1, 2, 3, 4, 5]);
    house.change([1, 2, 4, 5]);
    expect(shown().rows).toEqual([5, 4, 2]);
    house.change([1, 2, 4, 5, 6]); // pushes one out: the page is now bound by its last row
    house.change([1, 2]);
    expect(shown()).toEqual({ rows: [2, 1], isFresh: true, older: 'none' });
  });

  it('reads only the next page when it grows', () => {
    const { house, pages, shown } = open([1, 2, 3, 4, 5, 6, 7]);
    pages.showOlder();
    expect(shown().older).toBe('coming');
    pages.showOlder(); // no effect: the page is already loading
    house.change();
    expect(shown()).toEqual({ rows: [7, 6, 5, 4, 3, 2], isFresh: true, older: 'some' });
    expect(house.reads).toBe(2 * SIZE);
  });

  it('is stale while a part of it is, and stays fresh while a page is read again', () => {
    const listeners: { stretch: Stretch<number>; next: Next; hasEnded: boolean }[] = [];
    const listen = (stretch: Stretch<number>, next: Next): (() => void) => {
      const listener = { stretch, next, hasEnded: false };
      listeners.push(listener);
      return () => {
        listener.hasEnded = true;
      };
    };
    const shown: PagesState<number>[] = [];
    openPages<number>({ size: 2, idOf: String, isAbove: (number, other) => number > other, listen }, (state) => {
      shown.push(state);
    });
    listeners[0]?.next([], false);
    expect(shown).toEqual([]); // no server answer yet
    listeners[0]?.next([2, 1], true);
    listeners[0]?.next([3, 2], true);
    expect(listeners[1]?.stretch).toEqual({ after: null, until: 1 });
    listeners[1]?.next([3, 2], false); // the browser's cache
    expect(shown.map(({ rows, isFresh }) => [rows, isFresh])).toEqual([
      [[2, 1], true],
      [[3, 2, 1], true],
      [[3, 2, 1], true],
    ]);
    listeners[0]?.next([3, 2], false);
    expect(shown.at(-1)).toMatchObject({ rows: [3, 2, 1], isFresh: false });
    listeners[0]?.next([3, 2], true);
    expect(listeners[0]?.hasEnded).toBe(false);
    listeners[1]?.next([3, 2, 1], true);
    expect(listeners[0]?.hasEnded).toBe(true);
    expect(shown.at(-1)).toMatchObject({ rows: [3, 2, 1], isFresh: true });
    listeners[1]?.next([3, 2, 1], false);
    expect(shown.at(-1)?.isFresh).toBe(false);
  });

  it('never loses, repeats or misplaces a row in random histories, and unsubscribes from everything', () => {
    const step = fc.record({
      comes: fc.array(fc.integer({ min: 0, max: NEWEST }), { maxLength: 5 }),
      goes: fc.array(fc.integer({ min: 0, max: NEWEST }), { maxLength: 30 }),
      showsOlder: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: NEWEST })), fc.array(step), (numbers, steps) => {
        const { house, pages, shown } = open(numbers);
        for (const { comes, goes, showsOlder } of steps) {
          const before = shown().rows;
          if (showsOlder) pages.showOlder();
          house.change([...new Set([...house.all.filter((number) => !goes.includes(number)), ...comes])]);
          const { rows, older } = shown();
          expect(rows).toEqual(house.all.slice(0, rows.length));
          expect(rows).toEqual(expect.arrayContaining(before.filter((number) => house.all.includes(number))));
          expect(rows.length).toBeGreaterThanOrEqual(Math.min(SIZE, house.all.length));
          if (older === 'none') expect(rows).toEqual(house.all);
        }
        pages.stop();
        expect(house.listening).toBe(0);
      }),
      { numRuns: 1000 },
    );
  });
});
