import { expect, it } from 'vitest';
import { findingOf } from './finding.ts';
import { searchKeys } from './search-check.ts';
import { HOUSE } from './testing/google-stand-in.ts';

interface Asked {
  readonly structuredAggregationQuery: {
    readonly structuredQuery: {
      readonly from: readonly { readonly collectionId: string }[];
      readonly where?: { readonly fieldFilter: { readonly op: string } };
    };
  };
}

async function said(counts: Readonly<Record<string, number>>): Promise<string> {
  const wanted = { ...HOUSE, rules: '', indexes: { indexes: [], fieldOverrides: [] } };
  const found = await findingOf(
    searchKeys,
    async (_url, options) => {
      const { structuredQuery } = (JSON.parse(String(options?.body)) as Asked).structuredAggregationQuery;
      const op = structuredQuery.where?.fieldFilter.op === 'EQUAL' ? 'renewed' : 'all';
      const integerValue = String(counts[`${op} ${structuredQuery.from[0]?.collectionId}`]);
      return {
        status: 200,
        body: [{ result: { aggregateFields: { count: { integerValue } } } }],
        headers: new Headers(),
      };
    },
    wanted,
  );
  return `${found.state} ${found.said}`.trim();
}

it('the doctor counts what an earlier build has stored', async () => {
  expect(await said({ 'all foods': 46, 'renewed foods': 46, 'all users': 3, 'renewed users': 3 })).toBe('ok');
  expect(await said({ 'all foods': 46, 'renewed foods': 1, 'all users': 3, 'renewed users': 2 })).toBe(
    'missing an earlier build stored 45 foods and 1 users, which a search may not find',
  );
});
