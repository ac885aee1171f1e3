import type { Conjunction } from '../model/disjunctions.ts';
import { formatFieldPath, isNameField } from '../model/field-path.ts';
import type { Direction } from '../model/query.ts';
import { failedPrecondition } from '../model/status-error.ts';
import type { ValidQuery } from '../model/valid-query.ts';

// The real service refuses a query that no index serves; its emulator never does. Here it is an option: given the file
// of declared indexes, a query without an index fails on this machine and not only in production.
//
// Every field has single-field indexes of its own, unless an override takes them away. A query needs a composite index
// when it orders, or compares by range, and names another field too. Equalities may be spread over several indexes that
// end in the same order: they are merged. An index can be read backwards.
// @source docs/data.md#indexes

interface IndexField {
  readonly path: string;
  readonly kind: Direction | 'contains';
}

interface CompositeIndex {
  readonly collectionId: string;
  readonly allDescendants: boolean;
  readonly fields: readonly IndexField[];
}

export interface DeclaredIndexes {
  readonly composite: readonly CompositeIndex[];
  /** `collection.field` of fields without any index of their own. */
  readonly exempt: ReadonlySet<string>;
}

interface IndexFile {
  readonly indexes?: readonly {
    readonly collectionGroup: string;
    readonly queryScope?: string;
    readonly fields: readonly { readonly fieldPath: string; readonly order?: string; readonly arrayConfig?: string }[];
  }[];
  readonly fieldOverrides?: readonly {
    readonly collectionGroup: string;
    readonly fieldPath: string;
    readonly indexes: readonly unknown[];
  }[];
}

/** Reads `firestore.indexes.json`. @throws SyntaxError for text that is no JSON */
export function parseDeclaredIndexes(text: string): DeclaredIndexes {
  const { indexes = [], fieldOverrides = [] } = JSON.parse(text) as IndexFile;
  return {
    composite: indexes.map(({ collectionGroup, queryScope, fields }) => ({
      collectionId: collectionGroup,
      allDescendants: queryScope === 'COLLECTION_GROUP',
      fields: fields
        .filter(({ fieldPath }) => fieldPath !== '__name__')
        .map(({ fieldPath, order, arrayConfig }) => ({
          path: fieldPath,
          kind: arrayConfig ? 'contains' : order === 'DESCENDING' ? 'desc' : 'asc',
        })),
    })),
    exempt: new Set(
      fieldOverrides
        .filter((override) => override.indexes.length === 0)
        .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`),
    ),
  };
}

/** @throws FAILED_PRECONDITION naming the index that is missing */
export function requireIndex(query: ValidQuery, declared: DeclaredIndexes): void {
  if (query.collectionId === null) return;
  for (const conjunction of query.alternatives) {
    const missing = missingIndex(query, query.collectionId, conjunction, declared);
    if (missing !== null) throw failedPrecondition(`The query requires an index: ${missing}`);
  }
}

function missingIndex(
  query: ValidQuery,
  collectionId: string,
  conjunction: Conjunction,
  declared: DeclaredIndexes,
): string | null {
  const equal = fieldsOf(conjunction, ['==', 'is-null', 'is-nan']);
  const contained = fieldsOf(conjunction, ['array-contains']);
  const order = query.effectiveOrder
    .filter(({ path }) => !isNameField(path))
    .map(({ path, direction }): IndexField => ({ path: formatFieldPath(path), kind: direction }))
    .filter(({ path }) => !equal.includes(path));
  const named = [...equal, ...contained, ...order.map(({ path }) => path)];
  const exempt = named.find((path) => declared.exempt.has(`${collectionId}.${path}`));
  const isSingle = order.length === 0 || named.length === 1;
  const isServed = isSingle
    ? exempt === undefined && (named.length === 0 || !query.allDescendants)
    : isMerged(declared, collectionId, query.allDescendants, new Set([...equal, ...contained]), order);
  if (isServed) return null;
  const fields = [
    ...equal.map((path) => `${path} ASCENDING`),
    ...contained.map((path) => `${path} CONTAINS`),
    ...order.map(({ path, kind }) => `${path} ${kind === 'desc' ? 'DESCENDING' : 'ASCENDING'}`),
  ];
  return `collection ${collectionId}${query.allDescendants ? ' (group)' : ''}, fields ${fields.join(', ')}`;
}

/** Whether the declared indexes that end in this order cover all equalities, one index alone or several merged. */
function isMerged(
  { composite }: DeclaredIndexes,
  collectionId: string,
  allDescendants: boolean,
  equalities: ReadonlySet<string>,
  order: readonly IndexField[],
): boolean {
  const covered = new Set<string>();
  let isOrdered = false;
  for (const index of composite) {
    if (index.collectionId !== collectionId || index.allDescendants !== allDescendants) continue;
    const prefix = index.fields.slice(0, index.fields.length - order.length);
    const suffix = index.fields.slice(prefix.length);
    if (!endsInOrder(suffix, order) || !prefix.every(({ path }) => equalities.has(path))) continue;
    isOrdered = true;
    for (const { path } of prefix) covered.add(path);
  }
  return isOrdered && covered.size === equalities.size;
}

function endsInOrder(suffix: readonly IndexField[], order: readonly IndexField[]): boolean {
  const isSame = (flip: boolean): boolean =>
    suffix.every(({ path, kind }, index) => {
      const wanted = order[index];
      return wanted?.path === path && kind !== 'contains' && (kind !== wanted.kind) === flip;
    });
  return suffix.length === order.length && (isSame(false) || isSame(true));
}

function fieldsOf(conjunction: Conjunction, operators: readonly string[]): readonly string[] {
  const paths = conjunction
    .filter(({ path, operator }) => operators.includes(operator) && !isNameField(path))
    .map(({ path }) => formatFieldPath(path));
  return [...new Set(paths)];
}
