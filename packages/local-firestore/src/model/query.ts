import type { FieldPath } from './field-path.ts';
import type { ResourcePath } from './name.ts';
import type { Value } from './value.ts';

export type FieldOperator =
  | '<'
  | '<='
  | '>'
  | '>='
  | '=='
  | '!='
  | 'array-contains'
  | 'in'
  | 'array-contains-any'
  | 'not-in';

export type UnaryOperator = 'is-null' | 'is-nan' | 'is-not-null' | 'is-not-nan';

export type FieldCondition =
  | { readonly kind: 'field'; readonly path: FieldPath; readonly operator: FieldOperator; readonly value: Value }
  | { readonly kind: 'unary'; readonly path: FieldPath; readonly operator: UnaryOperator };

export type Filter =
  | FieldCondition
  | { readonly kind: 'and'; readonly filters: readonly Filter[] }
  | { readonly kind: 'or'; readonly filters: readonly Filter[] };

export type Direction = 'asc' | 'desc';

export interface Order {
  readonly path: FieldPath;
  readonly direction: Direction;
}

/** A position in the order: `before` puts it just before the documents with these values, else just after. */
export interface Cursor {
  readonly values: readonly Value[];
  readonly before: boolean;
}

export interface Query {
  /** The documents root or a document. */
  readonly parent: ResourcePath;
  /** Null reads all collections. */
  readonly collectionId: string | null;
  readonly allDescendants: boolean;
  readonly filter: Filter | null;
  readonly orderBy: readonly Order[];
  readonly startAt: Cursor | null;
  readonly endAt: Cursor | null;
  readonly offset: number;
  readonly limit: number | null;
  /** Null returns whole documents. */
  readonly select: readonly FieldPath[] | null;
}

const RANGE_OPERATORS = new Set<string>(['<', '<=', '>', '>=', '!=', 'not-in', 'is-not-null', 'is-not-nan']);

/** Whether a condition makes its field an implicit order. */
export function isInequality(condition: FieldCondition): boolean {
  return RANGE_OPERATORS.has(condition.operator);
}

/** All conditions of a filter, at any depth. */
export function* conditionsOf(filter: Filter | null): Iterable<FieldCondition> {
  if (filter === null) return;
  if (filter.kind === 'and' || filter.kind === 'or') for (const inner of filter.filters) yield* conditionsOf(inner);
  else yield filter;
}
