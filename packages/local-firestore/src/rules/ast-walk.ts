import type { Expression } from './ast.ts';

/** A node and everything below it. */
export function* walk(node: Expression): Iterable<Expression> {
  yield node;
  for (const child of childrenOf(node)) yield* walk(child);
}

/** The expressions directly below a node, in source order. */
export function childrenOf(node: Expression): readonly Expression[] {
  switch (node.kind) {
    case 'list':
      return node.items;
    case 'map':
      return node.entries.flatMap(({ key, value }) => [key, value]);
    case 'path':
      return node.segments.flatMap((segment) => (segment.kind === 'value' ? [segment.value] : []));
    case 'member':
      return [node.object];
    case 'index':
      return [node.object, node.index];
    case 'slice':
      return [node.object, node.from, node.to];
    case 'call':
      return node.args;
    case 'method':
      return [node.object, ...node.args];
    case 'not':
    case 'negate':
    case 'is':
      return [node.operand];
    case 'binary':
      return [node.left, node.right];
    case 'ternary':
      return [node.test, node.yes, node.no];
    default:
      return [];
  }
}
