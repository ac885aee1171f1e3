import { compareOrdered } from './comparison.ts';
import {
  contains,
  equalAtTop,
  FALSE,
  isNumeric,
  ruleError,
  TRUE,
  type Abstract,
  type Bound,
  type KnownValue,
  type Outcome,
} from './values.ts';

// Every function here answers true or false only when that holds for every value the constraint permits;
// otherwise it answers an error, which denies unless something else decides. @source docs/rules.md#proof

/** The outcome of an undecidable comparison. */
export const UNDECIDED = ruleError('Property is not determined by the query.');

/** Never TRUE: a filter that leaves one value is an equality, and that value is known. */
export function constraintEquals(abstract: Abstract, value: KnownValue): Outcome {
  switch (abstract.kind) {
    case 'range':
      return isOutside(abstract, value) ? FALSE : UNDECIDED;
    case 'excluding':
      return value.type === 'null' || abstract.values.some((other) => equalAtTop(other, value)) ? FALSE : UNDECIDED;
    case 'containing':
      return value.type === 'list' ? UNDECIDED : FALSE;
    case 'composite':
      return value.type === abstract.type ? UNDECIDED : FALSE;
    case 'present':
      return UNDECIDED;
  }
}

export function constraintIn(abstract: Abstract, items: readonly KnownValue[]): Outcome {
  return items.every((item) => constraintEquals(abstract, item) === FALSE) ? FALSE : UNDECIDED;
}

export function compareConstraint(operator: '<' | '<=' | '>' | '>=', abstract: Abstract, value: KnownValue): Outcome {
  if (abstract.kind !== 'range') return UNDECIDED;
  const { lower, upper } = abstract;
  switch (operator) {
    case '>':
      return decide(isAbove(lower, value, true), isBelow(upper, value, false));
    case '>=':
      return decide(isAbove(lower, value, false), isBelow(upper, value, true));
    case '<':
      return decide(isBelow(upper, value, true), isAbove(lower, value, false));
    case '<=':
      return decide(isBelow(upper, value, false), isAbove(lower, value, true));
  }
}

/** Whether the type of every permitted value is known to be, or not to be, the named one. */
export function constraintIs(abstract: Abstract, type: string): Outcome {
  if (type === 'constraint') return FALSE; // no stored value is one
  const known = knownType(abstract);
  if (known === null) return UNDECIDED;
  if (known === 'number') return type === 'number' ? TRUE : type === 'int' || type === 'float' ? UNDECIDED : FALSE;
  return known === type ? TRUE : FALSE;
}

export function constraintContains(abstract: Abstract, wanted: readonly KnownValue[], how: 'any' | 'all'): Outcome {
  if (abstract.kind !== 'containing') return UNDECIDED;
  const known = (item: KnownValue): boolean => contains(abstract.items, item, 'strict');
  return (how === 'any' ? wanted.some(known) : wanted.every(known)) ? TRUE : UNDECIDED;
}

/** A range that no value can lie in: such an alternative returns nothing. */
export function isEmptyRange(abstract: Abstract): boolean {
  if (abstract.kind !== 'range' || abstract.lower === null || abstract.upper === null) return false;
  const order = compareOrdered(abstract.lower.value, abstract.upper.value);
  if (order === null) return false;
  return order > 0 || (order === 0 && !(abstract.lower.inclusive && abstract.upper.inclusive));
}

function decide(isTrue: boolean, isFalse: boolean): Outcome {
  return isTrue ? TRUE : isFalse ? FALSE : UNDECIDED;
}

/** Every permitted value is above `value` (`strictly`), or at least at it. */
function isAbove(lower: Bound | null, value: KnownValue, strictly: boolean): boolean {
  if (lower === null) return false;
  const order = compareOrdered(lower.value, value);
  if (order === null || Number.isNaN(order)) return false;
  return order > 0 || (order === 0 && (!strictly || !lower.inclusive));
}

function isBelow(upper: Bound | null, value: KnownValue, strictly: boolean): boolean {
  if (upper === null) return false;
  const order = compareOrdered(upper.value, value);
  if (order === null || Number.isNaN(order)) return false;
  return order < 0 || (order === 0 && (!strictly || !upper.inclusive));
}

function isOutside(range: Extract<Abstract, { kind: 'range' }>, value: KnownValue): boolean {
  const bound = range.lower ?? range.upper;
  if (bound === null) return false;
  const sameClass = bound.value.type === value.type || (isNumeric(bound.value) && isNumeric(value));
  if (!sameClass) return true;
  return isAbove(range.lower, value, true) || isBelow(range.upper, value, true);
}

function knownType(abstract: Abstract): string | null {
  if (abstract.kind === 'containing') return 'list';
  if (abstract.kind === 'composite') return abstract.type;
  if (abstract.kind !== 'range') return null;
  const bound = (abstract.lower ?? abstract.upper)?.value;
  if (bound === undefined) return null;
  return isNumeric(bound) ? 'number' : bound.type;
}
