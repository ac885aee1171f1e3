import {
  compileRules,
  formatIssue,
  type BinaryOperator,
  type Block,
  type Expression,
} from '@foodhouse/local-firestore/rules';
import { FLIPPED_IN_BOTH, type Mutant } from './mutant.ts';
import { printExpression } from './print-rules.ts';

interface Variant {
  readonly what: string;
  readonly node: Expression;
}

const FLIPPED: Partial<Record<BinaryOperator, BinaryOperator>> = {
  '==': '!=',
  '!=': '==',
  ...FLIPPED_IN_BOTH,
};

/** Replacements for the methods of an allow statement: more of them, or fewer. */
const OTHER_METHODS: Readonly<Record<string, readonly string[]>> = {
  get: ['read', 'get, write'],
  list: ['read', 'list, write'],
  read: ['get', 'list', 'read, write'],
};

/**
 * Every mutant of a rules file that still compiles: a condition dropped or negated, a comparison flipped, a limit
 * moved, a string changed, an allow statement dropped or widened, a match widened.
 * @throws Error when the source itself does not compile
 */
export function mutateRules(file: string, source: string): readonly Mutant[] {
  const { ruleset, issues } = compileRules(source, file);
  if (!ruleset) throw new Error(issues.map((issue) => formatIssue(issue, file)).join('; '));
  const mutants = [
    ...mutateFunctions(file, source, ruleset.file.functions),
    ...mutateBlock(file, source, ruleset.file.service),
  ];
  return mutants.filter(
    ({ start, end, replacement }) =>
      compileRules(source.slice(0, start) + replacement + source.slice(end), file).ruleset !== null,
  );
}

function mutateBlock(file: string, source: string, block: Block): readonly Mutant[] {
  return [
    ...mutateFunctions(file, source, block.functions),
    ...widenMatch(file, source, block),
    ...block.allows.flatMap(({ at, condition }) => mutateAllow(file, source, at.offset, condition)),
    ...block.blocks.flatMap((inner) => mutateBlock(file, source, inner)),
  ];
}

function mutateFunctions(file: string, source: string, functions: Block['functions']): readonly Mutant[] {
  return [...functions.values()].flatMap(({ nameAt, body }) => {
    const start = source.indexOf('return', nameAt.offset);
    const end = endOfStatement(source, start);
    return variantsOf(body).map(({ what, node }) => ({
      file,
      start,
      end,
      what,
      replacement: `return ${printExpression(node)};`,
    }));
  });
}

function mutateAllow(file: string, source: string, start: number, condition: Expression | null): readonly Mutant[] {
  const end = endOfStatement(source, start);
  const statement = source.slice(start, end);
  const head = statement.slice(0, statement.includes(':') ? statement.indexOf(':') : -1);
  const rest = statement.slice(head.length);
  const methods = head.replace(/^allow\s+/, '').trim();
  const mutant = (what: string, replacement: string): Mutant => ({ file, start, end, what, replacement });
  const isOpen = condition === null || (condition.kind === 'bool' && condition.value);
  return [
    mutant('drop the permission', ''),
    ...(OTHER_METHODS[methods] ?? []).map((other) =>
      mutant(`allow ${other} instead of ${methods}`, `allow ${other}${rest}`),
    ),
    ...(isOpen ? [] : [mutant('drop the condition', `${head}: if true;`)]),
    ...(condition ? variantsOf(condition) : []).map(({ what, node }) =>
      mutant(what, `${head}: if ${printExpression(node)};`),
    ),
  ];
}

/** `{foodId}` becomes `{foodId=**}`, which also matches everything below. */
function widenMatch(file: string, source: string, block: Block): readonly Mutant[] {
  const last = block.pattern.at(-1);
  if (last?.kind !== 'capture') return [];
  const written = `{${last.name}}`;
  const start = source.indexOf(written, block.at.offset);
  return [{ file, start, end: start + written.length, replacement: `{${last.name}=**}`, what: 'widen the match' }];
}

/** The expression with one change, for each change of each place. */
function variantsOf(node: Expression): readonly Variant[] {
  return [...changesAt(node), ...changesBelow(node)];
}

function changesAt(node: Expression): readonly Variant[] {
  switch (node.kind) {
    case 'binary': {
      const flipped = FLIPPED[node.operator];
      const isLogical = node.operator === '&&' || node.operator === '||';
      return [
        ...(flipped ? [{ what: `${flipped} instead of ${node.operator}`, node: { ...node, operator: flipped } }] : []),
        ...(node.operator === 'in' ? [{ what: 'not in', node: negated(node) }] : []),
        ...(isLogical ? [{ what: `drop the left side of ${node.operator}`, node: node.right }] : []),
        ...(isLogical ? [{ what: `drop the right side of ${node.operator}`, node: node.left }] : []),
      ];
    }
    case 'not':
      return [{ what: 'drop the negation', node: node.operand }];
    case 'bool':
      return [{ what: `${!node.value} instead of ${node.value}`, node: { ...node, value: !node.value } }];
    case 'int':
      return [
        { what: 'one more', node: { ...node, value: node.value + 1n } },
        { what: 'one less', node: { ...node, value: node.value - 1n } },
      ];
    case 'string':
      return [{ what: 'another text', node: { ...node, value: `${node.value}x` } }];
    case 'list':
      return node.items.map((_, index) => ({
        what: 'drop an item',
        node: { ...node, items: node.items.toSpliced(index, 1) },
      }));
    case 'call':
      return ['get', 'exists', 'debug'].includes(node.name)
        ? []
        : [{ what: 'turn the answer around', node: negated(node) }];
    default:
      return [];
  }
}

function changesBelow(node: Expression): readonly Variant[] {
  const within = (child: Expression, put: (changed: Expression) => Expression): readonly Variant[] =>
    variantsOf(child).map((variant) => ({ what: variant.what, node: put(variant.node) }));
  const withinAll = (
    children: readonly Expression[],
    put: (changed: readonly Expression[]) => Expression,
  ): readonly Variant[] =>
    children.flatMap((child, index) => within(child, (changed) => put(children.with(index, changed))));
  switch (node.kind) {
    case 'binary':
      return [
        ...within(node.left, (left) => ({ ...node, left })),
        ...within(node.right, (right) => ({ ...node, right })),
      ];
    case 'not':
    case 'negate':
    case 'is':
      return within(node.operand, (operand) => ({ ...node, operand }));
    case 'ternary':
      return [
        ...within(node.test, (test) => ({ ...node, test })),
        ...within(node.yes, (yes) => ({ ...node, yes })),
        ...within(node.no, (no) => ({ ...node, no })),
      ];
    case 'call':
      return withinAll(node.args, (args) => ({ ...node, args }));
    case 'method':
      return [
        ...within(node.object, (object) => ({ ...node, object })),
        ...withinAll(node.args, (args) => ({ ...node, args })),
      ];
    case 'member':
      return within(node.object, (object) => ({ ...node, object }));
    case 'list':
      return withinAll(node.items, (items) => ({ ...node, items }));
    default:
      return [];
  }
}

function negated(node: Expression): Expression {
  return { kind: 'not', operand: node, at: node.at };
}

/** No string in the rules contains a semicolon, so the first one ends the statement. */
function endOfStatement(source: string, start: number): number {
  const end = source.indexOf(';', start);
  if (start < 0 || end < 0) throw new Error('expected a statement with its semicolon');
  return end + 1;
}
