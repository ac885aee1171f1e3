import type { Expression } from '@foodhouse/local-firestore/rules';

/** Prints an expression of the rules language, with every operation in parentheses. */
export function printExpression(node: Expression): string {
  switch (node.kind) {
    case 'null':
      return 'null';
    case 'bool':
    case 'int':
    case 'float':
      return String(node.value);
    case 'string':
      return quote(node.value);
    case 'bytes':
      return `b'${[...node.value].map((byte) => String.raw`\x${byte.toString(16).padStart(2, '0')}`).join('')}'`;
    case 'variable':
      return node.name;
    case 'list':
      return `[${node.items.map(printExpression).join(', ')}]`;
    case 'map':
      return `{${node.entries.map(({ key, value }) => `${printExpression(key)}: ${printExpression(value)}`).join(', ')}}`;
    case 'path':
      return node.segments
        .map((part) =>
          part.kind === 'text'
            ? `/${part.text}`
            : part.kind === 'value'
              ? `/$(${printExpression(part.value)})`
              : `/{${part.name}}`,
        )
        .join('');
    case 'member':
      return `${printExpression(node.object)}.${node.name}`;
    case 'index':
      return `${printExpression(node.object)}[${printExpression(node.index)}]`;
    case 'slice':
      return `${printExpression(node.object)}[${printExpression(node.from)}:${printExpression(node.to)}]`;
    case 'call':
      return `${node.name}(${node.args.map(printExpression).join(', ')})`;
    case 'method':
      return `${printExpression(node.object)}.${node.name}(${node.args.map(printExpression).join(', ')})`;
    case 'not':
      return `!(${printExpression(node.operand)})`;
    case 'negate':
      return `-(${printExpression(node.operand)})`;
    case 'binary':
      return `(${printExpression(node.left)} ${node.operator} ${printExpression(node.right)})`;
    case 'is':
      return `(${printExpression(node.operand)} is ${node.type})`;
    case 'ternary':
      return `(${printExpression(node.test)} ? ${printExpression(node.yes)} : ${printExpression(node.no)})`;
  }
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', String.raw`\\`).replaceAll("'", String.raw`\'`)}'`;
}
