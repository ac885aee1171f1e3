import { COLLECTIONS, SEARCH_VERSION_KEY } from '@foodhouse/domain';
import { field, read, type Check } from './finding.ts';

interface Counted {
  readonly result?: { readonly aggregateFields?: { readonly count?: { readonly integerValue?: string } } };
}

const RENEWED = { fieldPath: `search.\`${SEARCH_VERSION_KEY}\`` };
const SEARCHED = [
  { what: 'foods', collectionId: COLLECTIONS.foods, all: {} },
  // Guests have no email, and nobody looks for them.
  {
    what: 'users',
    collectionId: COLLECTIONS.users,
    all: {
      where: {
        fieldFilter: { field: { fieldPath: 'email' }, op: 'GREATER_THAN_OR_EQUAL', value: { stringValue: '' } },
      },
    },
  },
] as const;

/** Foods and users that an earlier build has stored, and that no search finds by the words of this one. */
export const searchKeys: Check = {
  what: 'words that find foods and users',
  find: async (send, { projectId }) => {
    const url = `https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default)/documents:runAggregationQuery`;
    const count = async (query: object): Promise<number> => {
      const structuredAggregationQuery = { structuredQuery: query, aggregations: [{ alias: 'count', count: {} }] };
      const found = await read(send, url, { structuredAggregationQuery });
      const [first] = Array.isArray(found) ? (found as readonly Counted[]) : [];
      return Number(field<{ integerValue?: string }>(first?.result?.aggregateFields, 'count')?.integerValue ?? 0);
    };
    const left = await Promise.all(
      SEARCHED.map(async ({ what, collectionId, all }) => {
        const from = [{ collectionId }];
        const where = { fieldFilter: { field: RENEWED, op: 'EQUAL', value: { booleanValue: true } } };
        const [every, renewed] = await Promise.all([count({ from, ...all }), count({ from, where })]);
        return { what, count: every - renewed };
      }),
    );
    const said = left.filter(({ count: most }) => most > 0).map(({ what, count: most }) => `${most} ${what}`);
    return {
      problem: said.length === 0 ? null : `an earlier build stored ${said.join(' and ')}, which a search may not find`,
      mend: 'tick renews them within an hour, 200 a minute: look whether it runs.',
    };
  },
};
