import type { Document } from '../model/document.ts';
import { getField, isNameField } from '../model/field-path.ts';
import { comparePaths, type DatabaseName } from '../model/name.ts';
import type { Comparator } from '../model/sorted.ts';
import type { ValidQuery } from '../model/valid-query.ts';
import type { Value } from '../model/value.ts';
import { compareValues } from '../model/value-order.ts';
import { compileFilter } from './match.ts';
import type { Cursor, Order, Query } from '../model/query.ts';
import { inScope } from './scope.ts';

/** A query ready to run: which documents match, before offset and limit, and in which order. */
export interface CompiledQuery {
  readonly query: Query;
  /** In scope, passes the filter, has every ordered field, lies between the cursors. */
  readonly matches: (document: Document) => boolean;
  /** {@link matches} for a document already known to be in scope. */
  readonly matchesInScope: (document: Document) => boolean;
  /** Total over all documents of the scope, those without an ordered field included, which sort before null. */
  readonly compare: Comparator<Document>;
  /** Identifies the order, for a store that keeps sorted collections. */
  readonly orderKey: string;
  /** False for the documents, at the beginning of the order, that the start cursor leaves out. */
  readonly isAfterStart: (document: Document) => boolean;
  /** False for the documents, at the end of the order, that the end cursor leaves out. */
  readonly isBeforeEnd: (document: Document) => boolean;
}

export function compileQuery(database: DatabaseName, query: ValidQuery): CompiledQuery {
  const { effectiveOrder: orders } = query;
  const passesFilter = compileFilter(database, query.filter);
  const fieldOrders = orders.filter((order) => !isNameField(order.path));
  const start = query.startAt && compareWithCursor(database, orders, query.startAt);
  const end = query.endAt && compareWithCursor(database, orders, query.endAt);
  const isAfterStart = (document: Document): boolean =>
    start === null || isAtOrAfter(start(document), query.startAt as Cursor);
  const isBeforeEnd = (document: Document): boolean => end === null || isBefore(end(document), query.endAt as Cursor);
  const matchesInScope = (document: Document): boolean =>
    passesFilter(document) &&
    fieldOrders.every((order) => getField(document.fields, order.path) !== undefined) &&
    isAfterStart(document) &&
    isBeforeEnd(document);
  return {
    query,
    matchesInScope,
    matches: (document) => inScope(query, document.path) && matchesInScope(document),
    compare: compareBy(orders),
    orderKey: JSON.stringify(orders),
    isAfterStart,
    isBeforeEnd,
  };
}

/** Inclusive for `before: true`, as startAt is; exclusive else, as startAfter is. */
function isAtOrAfter(order: number, cursor: Cursor): boolean {
  return cursor.before ? order >= 0 : order > 0;
}

/** Exclusive for `before: true`, as endBefore is; inclusive else, as endAt is. */
function isBefore(order: number, cursor: Cursor): boolean {
  return cursor.before ? order < 0 : order <= 0;
}

function compareBy(orders: readonly Order[]): Comparator<Document> {
  const comparators = orders.map((order): Comparator<Document> => {
    const sign = order.direction === 'asc' ? 1 : -1;
    if (isNameField(order.path)) return (a, b) => sign * comparePaths(a.path, b.path);
    return (a, b) => sign * compareOptional(orderValue(a, order), orderValue(b, order));
  });
  return (a, b) => {
    for (const compare of comparators) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };
}

function orderValue(document: Document, order: Order): Value | undefined {
  return getField(document.fields, order.path);
}

function compareOptional(a: Value | undefined, b: Value | undefined): number {
  if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined);
  return compareValues(a, b);
}

/** @returns how a document compares with the cursor in the query's order; equal when all given values are equal */
function compareWithCursor(
  database: DatabaseName,
  orders: readonly Order[],
  cursor: Cursor,
): (document: Document) => number {
  return (document) => {
    for (const [index, value] of cursor.values.entries()) {
      const order = orders[index] as Order;
      const own: Value | undefined = isNameField(order.path)
        ? { kind: 'reference', value: { database, path: document.path } }
        : orderValue(document, order);
      const result = compareOptional(own, value);
      if (result !== 0) return order.direction === 'asc' ? result : -result;
    }
    return 0;
  };
}
