import { parseAst } from 'rolldown/parseAst';
import { FLIPPED_IN_BOTH, type Mutant } from './mutant.ts';

/** A node of the syntax tree (ESTree), with the fields that this file uses. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const FLIPPED: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  ...FLIPPED_IN_BOTH,
};

/**
 * Every mutant of a module: a condition made always true or never, a comparison flipped, one side of a logical
 * operation dropped, a number or a boolean changed, a statement that is a call dropped, the branches of a conditional
 * swapped. Types and imports are left alone.
 */
export function mutateCode(file: string, source: string): readonly Mutant[] {
  const program = parseAst(source, { lang: 'ts' }) as unknown as Node;
  return mutateNode(file, source, program);
}

function mutateNode(file: string, source: string, node: Node): readonly Mutant[] {
  if (node.type.startsWith('TS') && node.type !== 'TSAsExpression') return [];
  if (node.type === 'ImportDeclaration') return [];
  const own = changesAt(source, node).map((change) => ({ file, ...change }));
  return [...own, ...childrenOf(node).flatMap((child) => mutateNode(file, source, child))];
}

function changesAt(source: string, node: Node): readonly Omit<Mutant, 'file'>[] {
  const textOf = ({ start, end }: Node): string => source.slice(start, end);
  const replace = (what: string, replacement: string, { start, end }: Node = node): Omit<Mutant, 'file'> => ({
    start,
    end,
    replacement,
    what,
  });
  switch (node.type) {
    case 'IfStatement':
    case 'WhileStatement': {
      const test = node['test'] as Node;
      return [
        ...(node.type === 'IfStatement' ? [replace('condition always true', 'true', test)] : []),
        replace('condition never true', 'false', test),
      ];
    }
    case 'ConditionalExpression': {
      const [test, yes, no] = [node['test'], node['consequent'], node['alternate']] as [Node, Node, Node];
      return [replace('swap the choice', `(${textOf(test)}) ? ${textOf(no)} : ${textOf(yes)}`)];
    }
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const [left, right] = [node['left'], node['right']] as [Node, Node];
      const operator = node['operator'] as string;
      const flipped = FLIPPED[operator];
      return [
        ...(flipped === undefined
          ? []
          : [replace(`${flipped} instead of ${operator}`, `(${textOf(left)}) ${flipped} (${textOf(right)})`)]),
        ...(node.type === 'LogicalExpression'
          ? [replace(`drop the right side of ${operator}`, `(${textOf(left)})`)]
          : []),
        ...(node.type === 'LogicalExpression'
          ? [replace(`drop the left side of ${operator}`, `(${textOf(right)})`)]
          : []),
      ];
    }
    case 'UnaryExpression':
      return node['operator'] === '!' ? [replace('drop the negation', `(${textOf(node['argument'] as Node)})`)] : [];
    case 'Literal':
      if (typeof node['value'] === 'number') return [replace('one more', `(${node['value']} + 1)`)];
      return typeof node['value'] === 'boolean' ? [replace('the other truth', String(!node['value']))] : [];
    case 'ExpressionStatement': {
      const expression = node['expression'] as Node;
      return ['CallExpression', 'AwaitExpression'].includes(expression.type) ? [replace('drop the call', ';')] : [];
    }
    default:
      return [];
  }
}

function childrenOf(node: Node): readonly Node[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter(
      (value): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value,
    );
}
