import { expect, it } from 'vitest';
import { judgePageQueries } from './page-queries.ts';

const line = (by: 'admin' | 'client', what: string) =>
  ({ by, what, calls: 1, reads: 1, writes: 0, deletes: 0 }) as const;
const BOUNDED = line('client', 'listen orders where status == delivered order by updatedAt desc limit 25');

it('passes while every query of a page has a limit, a time or an open status', () => {
  const count = line('client', 'count orders where status == pending');
  const latest = line('client', 'listen reviews order by createdAt desc, __name__ desc to …');
  expect(judgePageQueries([BOUNDED, count, latest])).toEqual({ passed: 1, failed: 0 });
});

it.each([
  'count orders where status == delivered',
  'query orders order by createdAt desc from …',
  'listen reviews',
  'query reviews order by createdAt asc to …',
])('fails for %s', (what) => {
  expect(judgePageQueries([BOUNDED, line('client', what)])).toEqual({ passed: 0, failed: 1 });
});

it('leaves queries of the server to their own test', () => {
  expect(judgePageQueries([BOUNDED, line('admin', 'query orders')])).toEqual({ passed: 1, failed: 0 });
});

it('fails when no page asked anything', () => {
  expect(judgePageQueries([])).toEqual({ passed: 0, failed: 1 });
});
