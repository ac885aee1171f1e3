import { getField, isNameField, type FieldPath } from '../model/field-path.ts';
import { invalidArgument } from '../model/status-error.ts';
import type { DatabaseName } from '../model/name.ts';
import { INT64_MAX, INT64_MIN, isNumber, NULL_VALUE, type Value } from '../model/value.ts';
import type { ReadView } from '../store/read-view.ts';
import { compileQuery } from './compile-query.ts';
import type { ValidQuery } from '../model/valid-query.ts';
import { runQuery } from './run-query.ts';

export type Aggregation = { readonly alias: string } & (
  | { readonly kind: 'count'; readonly upTo: bigint | null }
  | { readonly kind: 'sum' | 'avg'; readonly path: FieldPath }
);

const MAX_AGGREGATIONS = 5;

/** Refuses aggregations as the real service does. @throws INVALID_ARGUMENT @source docs/data.md#aggregations */
export function validateAggregations(aggregations: readonly Aggregation[]): void {
  if (aggregations.length === 0) throw invalidArgument('Aggregations can not be empty.');
  if (aggregations.length > MAX_AGGREGATIONS) {
    throw invalidArgument(
      `The maximum number of aggregations allowed in an aggregation query is ${MAX_AGGREGATIONS}. Received: ${aggregations.length}`,
    );
  }
  const seen = new Set<string>();
  for (const aggregation of aggregations) {
    if (seen.has(aggregation.alias)) {
      throw invalidArgument(`Aggregation aliases contain duplicate alias: ${aggregation.alias}.`);
    }
    seen.add(aggregation.alias);
    if (/^__.*__$/.test(aggregation.alias)) {
      throw invalidArgument(`The property.name "${aggregation.alias}" is reserved.`);
    }
    if (aggregation.kind === 'count') {
      if (aggregation.upTo !== null && aggregation.upTo < 0n) {
        throw invalidArgument('The `up_to` value in a COUNT aggregation must be greater than or equal to zero.');
      }
    } else if (isNameField(aggregation.path)) {
      throw invalidArgument('Aggregations are not supported for the property: __key__');
    }
  }
}

/**
 * Counts, sums and averages the documents of a query. Documents that lack a summed field leave the result
 * before offset and limit apply, for every aggregation of the request. @source docs/data.md#aggregations
 * @returns the values, and how many index entries they were made of
 */
export function runAggregation(
  database: DatabaseName,
  query: ValidQuery,
  aggregations: readonly Aggregation[],
  view: ReadView,
): { readonly values: ReadonlyMap<string, Value>; readonly entries: number } {
  const compiled = compileQuery(database, query);
  const fields = aggregations.flatMap((aggregation) => (aggregation.kind === 'count' ? [] : [aggregation.path]));
  const matchesInScope: typeof compiled.matchesInScope = (document) =>
    compiled.matchesInScope(document) && fields.every((path) => getField(document.fields, path) !== undefined);
  const { documents, skipped } = runQuery({ ...compiled, matchesInScope }, view);
  const values = new Map(
    aggregations.map((aggregation) => {
      if (aggregation.kind === 'count') {
        const count = BigInt(documents.length);
        const { upTo } = aggregation;
        return [aggregation.alias, { kind: 'integer', value: upTo !== null && count > upTo ? upTo : count }] as const;
      }
      const numbers = documents
        .map((document) => getField(document.fields, aggregation.path) ?? NULL_VALUE)
        .filter(isNumber);
      return [aggregation.alias, aggregation.kind === 'sum' ? sum(numbers) : average(numbers)] as const;
    }),
  );
  return { values, entries: documents.length + skipped };
}

type Numbers = readonly Extract<Value, { kind: 'integer' | 'double' }>[];

function sum(numbers: Numbers): Value {
  if (numbers.every((number) => number.kind === 'integer')) {
    const total = exactIntegerSum(numbers);
    return total > INT64_MAX || total < INT64_MIN
      ? { kind: 'double', value: Number(total) }
      : { kind: 'integer', value: total };
  }
  return { kind: 'double', value: floatingSum(numbers) };
}

function average(numbers: Numbers): Value {
  if (numbers.length === 0) return NULL_VALUE;
  if (numbers.every((number) => number.kind === 'integer')) {
    return { kind: 'double', value: Number(exactIntegerSum(numbers)) / numbers.length };
  }
  return { kind: 'double', value: floatingSum(numbers) / numbers.length };
}

function exactIntegerSum(numbers: Numbers): bigint {
  return numbers.reduce((total, number) => (number.kind === 'integer' ? total + number.value : total), 0n);
}

function floatingSum(numbers: Numbers): number {
  const doubles = numbers.reduce((total, number) => (number.kind === 'double' ? total + number.value : total), 0);
  return doubles + Number(exactIntegerSum(numbers));
}
