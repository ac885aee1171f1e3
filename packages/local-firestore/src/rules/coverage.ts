import type { Block, Expression, RulesFile } from './ast.ts';
import { childrenOf } from './ast-walk.ts';
import { formatPath } from './conversions.ts';
import type { Outcome } from './values.ts';

/** One expression of the report: its position, its values with their counts, and its sub-expressions. */
interface CoverageNode {
  readonly sourcePosition: {
    readonly line: number;
    readonly column: number;
    readonly currentOffset: number;
    readonly endOffset: number;
  };
  readonly values?: readonly { readonly value: unknown; readonly count: number }[];
  readonly children?: readonly CoverageNode[];
}

interface Seen {
  readonly value: unknown;
  count: number;
}

/** Distinct values kept per expression; further ones are not counted. */
const MAX_VALUES = 20;

/** Records the values of each expression of a ruleset since it was loaded. @source docs/wire.md#rules-by-put */
export class RuleCoverage {
  readonly #seen = new Map<Expression, Map<string, Seen>>();

  record(node: Expression, outcome: Outcome): void {
    const values = this.#seen.get(node) ?? new Map<string, Seen>();
    if (values.size === 0) this.#seen.set(node, values);
    const key = keyOf(outcome);
    const seen = values.get(key);
    if (seen) seen.count += 1;
    else if (values.size < MAX_VALUES) values.set(key, { value: toReport(outcome), count: 1 });
  }

  /** One tree per allow condition, in source order; a condition that is a literal is left out. */
  report(file: RulesFile): readonly CoverageNode[] {
    return conditionsOf(file.service)
      .filter(
        (condition) => childrenOf(condition).length > 0 || condition.kind === 'variable' || condition.kind === 'call',
      )
      .map((condition) => this.#node(condition));
  }

  #node(node: Expression): CoverageNode {
    const values = [...(this.#seen.get(node)?.values() ?? [])].map(({ value, count }) => ({ value, count }));
    const children = childrenOf(node).map((child) => this.#node(child));
    const { line, column, offset, end } = node.at;
    return {
      sourcePosition: { line, column, currentOffset: offset, endOffset: Math.max(offset, end - 1) },
      ...(values.length > 0 && { values }),
      ...(children.length > 0 && { children }),
    };
  }
}

function conditionsOf(block: Block): readonly Expression[] {
  const own = block.allows.flatMap(({ condition }) => (condition ? [condition] : []));
  return [...own, ...block.blocks.flatMap(conditionsOf)].toSorted((a, b) => a.at.offset - b.at.offset);
}

/** Cheap, since it is made for every evaluated expression: booleans and errors apart, values of a type count together. */
function keyOf(outcome: Outcome): string {
  switch (outcome.type) {
    case 'bool':
      return outcome.value ? 'true' : 'false';
    case 'error':
      return outcome.message;
    case 'string':
      return `string ${outcome.value}`;
    default:
      return outcome.type;
  }
}

function toReport(outcome: Outcome): unknown {
  switch (outcome.type) {
    case 'bool':
      return { boolValue: outcome.value };
    case 'string':
      return { stringValue: outcome.value };
    case 'int':
      return { intValue: String(outcome.value) };
    case 'float':
      return { floatValue: outcome.value };
    case 'path':
      return {
        pathValue: {
          segments: formatPath(outcome.segments)
            .split('/')
            .filter(Boolean)
            .map((simple) => ({ simple })),
        },
      };
    case 'error':
      return { undefined: { causeMessage: outcome.message } };
    case 'null':
      return {};
    default:
      return { [`${outcome.type}Value`]: {} };
  }
}
