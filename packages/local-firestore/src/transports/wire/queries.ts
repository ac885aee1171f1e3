import { parseFieldPath, type FieldPath } from '../../model/field-path.ts';
import type { ResourcePath } from '../../model/name.ts';
import { invalidArgument, unimplemented } from '../../model/status-error.ts';
import type { Aggregation } from '../../query/aggregate.ts';
import type { Cursor, FieldOperator, Filter, Order, Query, UnaryOperator } from '../../model/query.ts';
import { enumName, type Message } from './messages.ts';
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
export function queryFromWire(parent: ResourcePath, wire: Message): Query {
  if (wire['findNearest']) throw unimplemented('Vector search (StructuredQuery.find_nearest)');
  const from = (wire['from'] as Message[] | undefined) ?? [];
  if (from.length > 1) throw invalidArgument('StructuredQuery.from cannot have more than one collection selector.');
  const [selector] = from;
  const collectionId = (selector?.['collectionId'] as string | undefined) ?? '';
  const limit = wire['limit'] as Message | undefined | null;
  const select = wire['select'] as Message | undefined | null;
  return {
    parent,
    collectionId: collectionId === '' ? null : collectionId,
    allDescendants: selector?.['allDescendants'] === true,
    filter: wire['where'] ? filterFromWire(wire['where'] as Message) : null,
    orderBy: ((wire['orderBy'] as Message[] | undefined) ?? []).map(orderFromWire),
    startAt: cursorFromWire(wire['startAt']),
    endAt: cursorFromWire(wire['endAt']),
    offset: Number(wire['offset'] ?? 0),
    limit: limit ? Number(limit['value'] ?? 0) : null,
    select: select ? ((select['fields'] as Message[] | undefined) ?? []).map(fieldOf) : null,
  };
}

export function aggregationsFromWire(wire: readonly Message[]): readonly Aggregation[] {
  let unnamed = 0;
  return wire.map((aggregation) => {
    const explicit = (aggregation['alias'] as string | undefined) ?? '';
    if (explicit === '') unnamed += 1;
    const alias = explicit === '' ? `field_${unnamed}` : explicit;
    if (aggregation['count']) {
      const upTo = (aggregation['count'] as Message)['upTo'] as Message | undefined | null;
      return { alias, kind: 'count', upTo: upTo ? toBigInt(upTo['value'] ?? 0) : null };
    }
    const kind = aggregation['sum'] ? 'sum' : 'avg';
    const operand = aggregation[kind] as Message | undefined | null;
    if (!operand) throw invalidArgument('Operator field in Aggregation is not set.');
    return { alias, kind, path: fieldOf((operand['field'] as Message | undefined) ?? {}) };
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

function filterFromWire(wire: Message): Filter | null {
  const composite = wire['compositeFilter'] as Message | undefined | null;
  if (composite) {
    const operator = enumName('StructuredQuery.CompositeFilter.Operator', composite['op']);
    if (operator !== 'AND' && operator !== 'OR') throw invalidArgument('Unsupported CompositeFilter operator.');
    const filters = ((composite['filters'] as Message[] | undefined) ?? [])
      .map(filterFromWire)
      .filter((filter) => filter !== null);
    if (filters.length === 0) return null;
    return { kind: operator === 'AND' ? 'and' : 'or', filters };
  }
  const field = wire['fieldFilter'] as Message | undefined | null;
  if (field) {
    const operator = FIELD_OPERATORS[enumName('StructuredQuery.FieldFilter.Operator', field['op'])];
    if (!operator) throw invalidArgument('Unknown FieldFilter operator.');
    const path = fieldOf((field['field'] as Message | undefined) ?? {});
    return { kind: 'field', path, operator, value: valueFromWire((field['value'] as Message | undefined) ?? {}) };
  }
  const unary = wire['unaryFilter'] as Message | undefined | null;
  if (!unary) return null;
  const operator = UNARY_OPERATORS[enumName('StructuredQuery.UnaryFilter.Operator', unary['op'])];
  if (!operator) throw invalidArgument('Unknown UnaryFilter operator.');
  return { kind: 'unary', path: fieldOf((unary['field'] as Message | undefined) ?? {}), operator };
}

function orderFromWire(wire: Message): Order {
  const direction = enumName('StructuredQuery.Direction', wire['direction']);
  return {
    path: fieldOf((wire['field'] as Message | undefined) ?? {}),
    direction: direction === 'DESCENDING' ? 'desc' : 'asc',
  };
}

export function cursorFromWire(wire: unknown): Cursor | null {
  if (!wire) return null;
  const cursor = wire as Message;
  return {
    values: ((cursor['values'] as Message[] | undefined) ?? []).map(valueFromWire),
    before: cursor['before'] === true,
  };
}

function fieldOf(reference: Message): FieldPath {
  return parseFieldPath((reference['fieldPath'] as string | undefined) ?? '');
}
