import { expect, it, vi } from 'vitest';
import { countOpen } from './count-open.ts';

/** The conditions of each count that was asked for. */
const asked: string[] = [];
const answers: Record<string, number> = { 'status == pending': 0, 'status == approved': 3 };
vi.mock('../../../data/database.ts', () => ({
  loadDatabase: async () => ({
    collection: () => null,
    firebaseFirestore: () => null,
    Timestamp: { fromMillis: () => 'since' },
    where: (...condition: readonly string[]) => condition.join(' '),
    query: (_orders: null, ...conditions: readonly string[]) => conditions.join(', '),
    getCountFromServer: async (query: string) => {
      asked.push(query);
      return { data: () => ({ count: answers[query] ?? 1 }) };
    },
  }),
}));

it('asks how many wait for too long once somebody waits, and asks cooks for none of them', async () => {
  const [waits, cooks, late] = ['status == pending', 'status == approved', 'status == pending, createdAt < since'];
  expect(await countOpen(true)).toEqual({ undecided: 0, accepted: 3, isLate: false });
  expect(asked.splice(0)).toEqual([cooks, waits]);
  answers[waits] = 2;
  expect(await countOpen(true)).toEqual({ undecided: 2, accepted: 3, isLate: true });
  expect(asked.splice(0)).toEqual([cooks, waits, late]);
  expect(await countOpen(false)).toEqual({ undecided: null, accepted: 3, isLate: false });
  expect(asked.splice(0)).toEqual([cooks]);
});
