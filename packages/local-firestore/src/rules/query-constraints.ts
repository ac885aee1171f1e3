import { isNameField } from '../model/field-path.ts';
import { isNaNValue, NULL_VALUE, type Value } from '../model/value.ts';
import type { Conjunction } from '../model/disjunctions.ts';
import type { FieldCondition, Order } from '../model/query.ts';
import { isEmptyRange } from './constraints.ts';
import { compareOrdered } from './comparison.ts';
import { fromStoredValue, type Abstract, type Bound, type RuleValue } from './values.ts';

/** The facts that one alternative of a query fixes for every document it returns. */
export interface QueryKnowledge {
  /** `resource.data`, with only the fields that the filters constrain. */
  readonly data: RuleValue;
  /** The document's id path, where `documentId() == x` fixes it. */
  readonly path: readonly string[] | null;
  /** No document can satisfy the filters. */
  readonly isEmpty: boolean;
}

/** @source docs/rules.md#proof, step 2 */
export function knowledgeOf(conjunction: Conjunction, orders: readonly Order[]): QueryKnowledge {
  const fields = new Map<string, { path: readonly string[]; value: RuleValue }>();
  let path: readonly string[] | null = null;
  let isEmpty = false;
  for (const condition of conjunction) {
    if (isNameField(condition.path)) {
      if (condition.kind === 'field' && condition.operator === '==' && condition.value.kind === 'reference') {
        path = condition.value.value.path;
      }
      continue;
    }
    const key = JSON.stringify(condition.path);
    const before = fields.get(key)?.value;
    const value = combine(before, abstractOf(condition));
    if (value === null) continue;
    if (value.type === 'constraint' && isEmptyRange(value.abstract)) isEmpty = true;
    fields.set(key, { path: condition.path, value });
  }
  for (const order of orders) {
    const key = JSON.stringify(order.path);
    if (!isNameField(order.path) && !fields.has(key)) {
      fields.set(key, { path: order.path, value: { type: 'constraint', abstract: { kind: 'present' } } });
    }
  }
  return { data: nest([...fields.values()]), path, isEmpty };
}

function abstractOf(condition: FieldCondition): RuleValue | null {
  if (condition.kind === 'unary') {
    if (condition.operator === 'is-null') return fromStoredValue(NULL_VALUE);
    if (condition.operator === 'is-nan') return { type: 'float', value: Number.NaN };
    return constraint({ kind: 'excluding', values: [] });
  }
  const { operator, value } = condition;
  switch (operator) {
    case '==':
      return fromStoredValue(value);
    case '<':
    case '<=':
      return below({ value: fromStoredValue(value), inclusive: operator === '<=' }, value);
    case '>':
    case '>=':
      return above({ value: fromStoredValue(value), inclusive: operator === '>=' }, value);
    case '!=':
      return excluding([value]);
    case 'not-in':
      return excluding(value.kind === 'array' ? value.values : []);
    case 'array-contains':
      return constraint({ kind: 'containing', items: [fromStoredValue(value)] });
    default:
      return null; // `in` and `array-contains-any` were split into alternatives
  }
}

// Queries order strings by code point, rules by UTF-16 unit. The two differ only between a surrogate and a unit from
// U+E000 up, so a bound that has one of these may match strings that rules sort on its other side. Such a bound fixes the type only.
const ANY_STRING: Bound = { value: { type: 'string', value: '' }, inclusive: true };

function above(bound: Bound, value: Value): RuleValue | null {
  const isExact = value.kind !== 'string' || !/[\ue000-\uffff]/.test(value.value);
  return range(isExact ? bound : ANY_STRING, null, value);
}

function below(bound: Bound, value: Value): RuleValue | null {
  const isExact = value.kind !== 'string' || !/[\ud800-\udfff]/.test(value.value);
  return isExact ? range(null, bound, value) : range(ANY_STRING, null, value);
}

function range(lower: Bound | null, upper: Bound | null, value: Value): RuleValue | null {
  return value.kind === 'null' || isNaNValue(value) ? null : constraint({ kind: 'range', lower, upper });
}

/** Values that rules take as equal though queries do not (a vector and its list, references across projects) stay out. */
function excluding(values: readonly Value[]): RuleValue {
  const plain = values.filter(({ kind }) => !['array', 'vector', 'map', 'reference'].includes(kind));
  return constraint({ kind: 'excluding', values: plain.map(fromStoredValue) });
}

function constraint(abstract: Abstract): RuleValue {
  return { type: 'constraint', abstract };
}

/** Two conditions on one field: an exact value wins, ranges intersect, lists contain the elements of both. */
function combine(before: RuleValue | undefined, next: RuleValue | null): RuleValue | null {
  if (before === undefined || next === null) return next ?? before ?? null;
  if (before.type !== 'constraint') return before;
  if (next.type !== 'constraint') return next;
  const a = before.abstract;
  const b = next.abstract;
  if (a.kind === 'range' && b.kind === 'range') {
    return constraint({ kind: 'range', lower: tighter(a.lower, b.lower, 1), upper: tighter(a.upper, b.upper, -1) });
  }
  if (a.kind === 'containing' && b.kind === 'containing') {
    return constraint({ kind: 'containing', items: [...a.items, ...b.items] });
  }
  if (a.kind === 'excluding' && b.kind === 'excluding') {
    return constraint({ kind: 'excluding', values: [...a.values, ...b.values] });
  }
  return a.kind === 'range' || b.kind === 'present' ? before : next;
}

function tighter(a: Bound | null, b: Bound | null, sign: 1 | -1): Bound | null {
  if (a === null || b === null) return a ?? b;
  const order = compareOrdered(a.value, b.value);
  if (order === null || order === 0) return a.inclusive ? b : a;
  return order * sign > 0 ? a : b;
}

function nest(fields: readonly { path: readonly string[]; value: RuleValue }[]): RuleValue {
  const groups = new Map<string, { path: readonly string[]; value: RuleValue }[]>();
  const entries = new Map<string, RuleValue>();
  for (const { path, value } of fields) {
    const [head = '', ...rest] = path;
    if (rest.length === 0) entries.set(head, value);
    else groups.set(head, [...(groups.get(head) ?? []), { path: rest, value }]);
  }
  for (const [head, inner] of groups) if (!entries.has(head)) entries.set(head, nest(inner));
  return { type: 'partial-map', entries };
}
