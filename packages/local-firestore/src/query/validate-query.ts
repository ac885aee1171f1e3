import { formatFieldPath, isNameField, sameFieldPath, type FieldPath } from '../model/field-path.ts';
import { checkCollectionId } from '../model/name.ts';
import { failedPrecondition, invalidArgument } from '../model/status-error.ts';
import { toDisjunctions, type Conjunction } from '../model/disjunctions.ts';
import type { ValidQuery } from '../model/valid-query.ts';
import { effectiveOrder } from './effective-order.ts';
import { conditionsOf, isInequality, type FieldCondition, type Order, type Query } from '../model/query.ts';

// The real service checks in this order: numbers, collection id, each filter, filters together, disjunctions, orders, cursors.

const LIST_LIMITS = { in: 30, 'array-contains-any': 30, 'not-in': 10 } as const;
const WIRE_NAMES = { in: 'IN', 'array-contains-any': 'ARRAY_CONTAINS_ANY', 'not-in': 'NOT_IN' } as const;

/** Refuses a query that the real service refuses. @throws INVALID_ARGUMENT, FAILED_PRECONDITION @source docs/data.md#filters, docs/data.md#orders-and-cursors */
export function validateQuery(query: Query): ValidQuery {
  if (query.limit !== null && query.limit < 0) throw invalidArgument('limit is negative');
  if (query.offset < 0) throw invalidArgument('offset is negative');
  if (query.collectionId !== null) checkCollectionId(query.collectionId);
  const conditions = [...conditionsOf(query.filter)];
  for (const condition of conditions) checkCondition(condition);
  checkTogether(query, conditions);
  const alternatives = toDisjunctions(query.filter);
  for (const conjunction of alternatives) checkAlternative(conjunction);
  const orders = effectiveOrder(query);
  checkOrders(query, orders);
  checkKindless(query, conditions);
  checkCursors(query);
  return { ...query, alternatives, effectiveOrder: orders };
}

function checkCondition(condition: FieldCondition): void {
  checkPath(condition.path);
  if (condition.kind !== 'field') {
    if (isNameField(condition.path)) throw invalidArgument('__key__ filter value must be a Key');
    return;
  }
  const { operator, value } = condition;
  if (isNameField(condition.path) && operator.startsWith('array-contains')) {
    throw invalidArgument('the name __key__ is reserved');
  }
  const isList = operator === 'in' || operator === 'not-in' || operator === 'array-contains-any';
  if (isList) {
    if (value.kind !== 'array') throw invalidArgument(`'${WIRE_NAMES[operator]}' requires an ArrayValue.`);
    if (value.values.length === 0) {
      throw invalidArgument(`'${WIRE_NAMES[operator]}' requires an non-empty ArrayValue.`);
    }
    if (value.values.length > LIST_LIMITS[operator]) {
      throw invalidArgument(`'${WIRE_NAMES[operator]}' supports up to ${LIST_LIMITS[operator]} comparison values.`);
    }
  }
  if (!isNameField(condition.path)) return;
  const operands = isList && value.kind === 'array' ? value.values : [value];
  if (operands.some((operand) => operand.kind !== 'reference')) {
    throw invalidArgument('__key__ filter value must be a Key');
  }
}

function checkPath(path: FieldPath): void {
  if (isNameField(path)) return;
  const [head] = path;
  if (head === '__key__') throw invalidArgument('the name __key__ is reserved');
  for (const segment of path) {
    if (segment.length >= 4 && segment.startsWith('__') && segment.endsWith('__')) {
      throw invalidArgument(`The property.name "${formatFieldPath(path)}" is reserved.`);
    }
  }
}

function checkTogether(query: Query, conditions: readonly FieldCondition[]): void {
  const exclusions = conditions.filter(({ operator }) =>
    ['!=', 'not-in', 'is-not-nan', 'is-not-null'].includes(operator),
  );
  if (exclusions.length > 1) {
    throw invalidArgument(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    );
  }
  const usesOr = conditions.some(({ operator }) => operator === 'in' || operator === 'array-contains-any');
  if (conditions.some(({ operator }) => operator === 'not-in') && (usesOr || containsOr(query.filter))) {
    throw invalidArgument("'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.");
  }
}

function checkAlternative(conjunction: Conjunction): void {
  if (conjunction.filter(({ operator }) => operator === 'array-contains').length > 1) {
    throw failedPrecondition('Only a single array-contains clause is allowed in a query');
  }
  checkKeyEquality(conjunction);
}

/** @source docs/data.md#filters */
function checkKeyEquality(conjunction: Conjunction): void {
  const ofKey = conjunction.filter(({ path }) => isNameField(path));
  if (!ofKey.some(({ operator }) => operator === '==') || ofKey.some(isInequality)) return;
  if (conjunction.some((condition) => !isNameField(condition.path) && isInequality(condition))) {
    throw invalidArgument(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    );
  }
}

function containsOr(filter: Query['filter']): boolean {
  if (filter === null || (filter.kind !== 'and' && filter.kind !== 'or')) return false;
  return (filter.kind === 'or' && filter.filters.length > 1) || filter.filters.some(containsOr);
}

function checkOrders(query: Query, orders: readonly Order[]): void {
  const { orderBy } = query;
  for (const [index, order] of orderBy.entries()) {
    checkPath(order.path);
    if (orderBy.slice(0, index).some((other) => sameFieldPath(other.path, order.path))) {
      throw invalidArgument(`order by clause cannot contain duplicate fields ${formatFieldPath(order.path)}`);
    }
    if (isNameField(order.path) && index < orderBy.length - 1) {
      throw invalidArgument('order by clause cannot contain more fields after the key');
    }
  }
  const nameIsExplicit = orderBy.some((order) => isNameField(order.path));
  const [first, ...others] = orders;
  if (nameIsExplicit && others.length > orderBy.length - 1) {
    throw invalidArgument('order by clause cannot contain more fields after the key');
  }
  if (first && isNameField(first.path) && first.direction === 'desc' && !hasFieldFilter(query)) {
    throw failedPrecondition('Firestore does not support descending key scans');
  }
}

function hasFieldFilter(query: Query): boolean {
  return [...conditionsOf(query.filter)].some((condition) => !isNameField(condition.path));
}

function checkKindless(query: Query, conditions: readonly FieldCondition[]): void {
  if (query.collectionId !== null) return;
  const other = conditions.find((condition) => !isNameField(condition.path));
  if (other) throw invalidArgument(`kind is required for filter: ${formatFieldPath(other.path)}`);
  const ordered = query.orderBy.some((order) => !isNameField(order.path) || order.direction === 'desc');
  if (ordered) throw invalidArgument('kind is required for all orders except __key__ ascending');
}

function checkCursors(query: Query): void {
  const orders = query.orderBy;
  for (const cursor of [query.startAt, query.endAt]) {
    if (cursor === null) continue;
    if (cursor.values.length > orders.length) throw invalidArgument('Cursor has too many values.');
    for (const [index, value] of cursor.values.entries()) {
      const order = orders[index];
      if (order && isNameField(order.path) && value.kind !== 'reference') {
        throw invalidArgument('Cursor __key__ value is not a document reference.');
      }
    }
  }
}
