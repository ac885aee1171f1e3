import { describe, expect, it } from 'vitest';
import { arrangeRows, nextSorting, type Filters, type Sorting } from './arrange-rows.ts';
import type { Column } from './column.ts';

interface City {
  readonly name: string;
  readonly people: number;
}

const CITIES: readonly City[] = [
  { name: 'Zürich', people: 421 },
  { name: 'äland', people: 30 },
  { name: 'Bern', people: 134 },
  { name: 'Biel', people: 30 },
];

const COLUMNS: readonly Column<City>[] = [
  { label: 'Name', cell: ({ name }) => name, value: ({ name }) => name },
  { label: 'People', cell: ({ people }) => people, value: ({ people }) => people },
  { label: 'Hint', cell: () => 'Bern' },
];

function namesOf(arrangement: { sorting?: Sorting; filters?: Filters }): readonly string[] {
  return arrangeRows(CITIES, COLUMNS, { sorting: null, filters: {}, ...arrangement }).map(
    ({ row, index }) => `${index} ${row.name}`,
  );
}

describe('the rows of a table', () => {
  it('keep their order without sorting', () => {
    expect(namesOf({})).toEqual(['0 Zürich', '1 äland', '2 Bern', '3 Biel']);
  });

  it('are sorted by the rules of the language, and know their position', () => {
    expect(namesOf({ sorting: { label: 'Name', direction: 'asc' } })).toEqual([
      '1 äland',
      '2 Bern',
      '3 Biel',
      '0 Zürich',
    ]);
  });

  it('are sorted by size when they are numbers; equal ones keep their order in both directions', () => {
    expect(namesOf({ sorting: { label: 'People', direction: 'asc' } })).toEqual([
      '1 äland',
      '3 Biel',
      '2 Bern',
      '0 Zürich',
    ]);
    expect(namesOf({ sorting: { label: 'People', direction: 'desc' } })).toEqual([
      '0 Zürich',
      '2 Bern',
      '1 äland',
      '3 Biel',
    ]);
  });

  it('are filtered by text in each column, ignoring case', () => {
    expect(namesOf({ filters: { Name: ' B', People: '3' } })).toEqual(['2 Bern', '3 Biel']);
    expect(namesOf({ filters: { Name: 'b', People: '30' } })).toEqual(['3 Biel']);
  });

  it('are filtered by what another keyboard has in the place of a letter', () => {
    expect(namesOf({ filters: { Name: 'zurich' } })).toEqual(['0 Zürich']);
    expect(namesOf({ filters: { Name: 'ÄLAND' } })).toEqual(['1 äland']);
  });

  it('are not filtered by a column without a value', () => {
    expect(namesOf({ filters: { Hint: 'x', Name: 'bern' } })).toEqual(['2 Bern']);
  });
});

describe('a press on the name of a column', () => {
  it('sorts ascending, then descending, then not at all, and starts anew with another column', () => {
    const up = nextSorting(null, 'Name');
    const down = nextSorting(up, 'Name');
    expect([up, down, nextSorting(down, 'Name'), nextSorting(down, 'People')]).toEqual([
      { label: 'Name', direction: 'asc' },
      { label: 'Name', direction: 'desc' },
      null,
      { label: 'People', direction: 'asc' },
    ]);
  });
});
