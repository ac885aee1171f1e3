import { parseFieldPath, type FieldPath } from '../../model/field-path.ts';
import type { ResourcePath } from '../../model/name.ts';
import { invalidArgument, unimplemented } from '../../model/status-error.ts';
import type { Aggregation } from '../../query/aggregate.ts';
import type { Cursor, FieldOperator, Filter, Order, Query, UnaryOperator } from '../../model/query.ts';
import type { WireAggregation, WireCursor, WireField, WireFilter, WireOrder, WireQuery } from './message-types.ts';
import { enumName } from './messages.ts';
import { toBigInt, valueFromWire } from './values.ts';

const FIELD_OPERATORS: Record<string, FieldOperator> = {
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  EQUAL: '==',
  NOT_EQUAL: '!=',
  ARRAY_CONTAINS: 'array-contains',
  IN: 'in',
  ARRAY_CONTAINS_ANY: 'array-contains-any',
  NOT_IN: 'not-in',
};

const UNARY_OPERATORS: Record<string, UnaryOperator> = {
  IS_NAN: 'is-nan',
  IS_NULL: 'is-null',
  IS_NOT_NAN: 'is-not-nan',
  IS_NOT_NULL: 'is-not-null',
};

/** A StructuredQuery below a parent. @throws INVALID_ARGUMENT, UNIMPLEMENTED for vector search */
export function queryFromWire(parent: ResourcePath, wire: WireQuery): Query {
  if (wire.findNearest) throw unimplemented('Vector search (StructuredQuery.find_nearest)');
  const from = wire.from ?? [];
  if (from.length > 1) throw invalidArgument('StructuredQuery.from cannot have more than one collection selector.');
  const [selector] = from;
  const collectionId = selector?.collectionId ?? '';
  return {
    parent,
    collectionId: collectionId === '' ? null : collectionId,
    allDescendants: selector?.allDescendants === true,
    filter: wire.where ? filterFromWire(wire.where) : null,
    orderBy: (wire.orderBy ?? []).map(orderFromWire),
    startAt: cursorFromWire(wire.startAt),
    endAt: cursorFromWire(wire.endAt),
    offset: wire.offset ?? 0,
    limit: wire.limit ? (wire.limit.value ?? 0) : null,
    select: wire.select ? (wire.select.fields ?? []).map(fieldOf) : null,
  };
}

export function aggregationsFromWire(wire: readonly WireAggregation[]): readonly Aggregation[] {
  let unnamed = 0;
  return wire.map((aggregation) => {
    const explicit = aggregation.alias ?? '';
    if (explicit === '') unnamed += 1;
    const alias = explicit === '' ? `field_${unnamed}` : explicit;
    if (aggregation.count) {
      const { upTo } = aggregation.count;
      return { alias, kind: 'count', upTo: upTo ? toBigInt(upTo.value ?? 0) : null };
    }
    const kind = aggregation.sum ? 'sum' : 'avg';
    const operand = aggregation[kind];
    if (!operand) throw invalidArgument('Operator field in Aggregation is not set.');
    return { alias, kind, path: fieldOf(operand.field) };
  });
}

/** `n desc, m`, as ListDocuments takes its order. */
export function orderByFromText(text: string): readonly Order[] {
  if (text.trim() === '') return [];
  return text.split(',').map((part) => {
    const [field = '', direction = 'asc'] = part.trim().split(/\s+/);
    return { path: parseFieldPath(field), direction: direction.toLowerCase() === 'desc' ? 'desc' : 'asc' };
  });
}

function filterFromWire(wire: WireFilter): Filter | null {
  const { compositeFilter: composite, fieldFilter: field, unaryFilter: unary } = wire;
  if (composite) {
    const operator = enumName('StructuredQuery.CompositeFilter.Operator', composite.op);
    if (operator !== 'AND' && operator !== 'OR') throw invalidArgument('Unsupported CompositeFilter operator.');
    const filters = (composite.filters ?? []).map(filterFromWire).filter((filter) => filter !== null);
    if (filters.length === 0) return null;
    return { kind: operator === 'AND' ? 'and' : 'or', filters };
  }
  if (field) {
    const operator = FIELD_OPERATORS[enumName('StructuredQuery.FieldFilter.Operator', field.op)];
    if (!operator) throw invalidArgument('Unknown FieldFilter operator.');
    const path = fieldOf(field.field);
    return { kind: 'field', path, operator, value: valueFromWire(field.value ?? {}) };
  }
  if (!unary) return null;
  const operator = UNARY_OPERATORS[enumName('StructuredQuery.UnaryFilter.Operator', unary.op)];
  if (!operator) throw invalidArgument('Unknown UnaryFilter operator.');
  return { kind: 'unary', path: fieldOf(unary.field), operator };
}

function orderFromWire(wire: WireOrder): Order {
  const direction = enumName('StructuredQuery.Direction', wire.direction);
  return {
    path: fieldOf(wire.field),
    direction: direction === 'DESCENDING' ? 'desc' : 'asc',
  };
}

export function cursorFromWire(wire: WireCursor | null | undefined): Cursor | null {
  return wire ? { values: (wire.values ?? []).map(valueFromWire), before: wire.before === true } : null;
}

function fieldOf(reference: WireField | null | undefined): FieldPath {
  return parseFieldPath(reference?.fieldPath ?? '');
}
