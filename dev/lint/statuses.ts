import type { RuleTester } from 'oxlint/plugins-dev';
import * as table from '../../packages/domain/src/orders/status.ts';

type Rule = Parameters<RuleTester['run']>[1];
type Context = Parameters<NonNullable<Rule['create']>>[0];
type Reported = Parameters<Context['report']>[0]['node'];
type Visitor = ReturnType<NonNullable<Rule['create']>>;
type Visited<Kind extends keyof Visitor> = Parameters<NonNullable<Visitor[Kind]>>[0];

const STATUSES: readonly string[] = table.ORDER_STATUSES;
/** The constants of the domain that are one status. */
const CONSTANTS = Object.entries(table).flatMap(([name, value]) =>
  typeof value === 'string' && STATUSES.includes(value) ? [name] : [],
);
const WAY = 'ask a question of packages/domain/src/orders/status.ts or moves.ts, or have a table with every status.';

/**
 * oxlint's rule `kit/statuses`: outside the domain nothing names a status, by its letters or its constant, so that nothing
 * enumerates statuses by hand. What differs by status is a question with a name, or a table whose type has them all: then the
 * compiler finds what a new status lacks. A query may name one: `where('status', '==', PLACED)`.
 */
export const statuses: Rule = {
  create(context) {
    /** The constants by their names in this file. */
    const imported = new Set<string>();
    const report = (node: Reported, name: string): void => {
      if (node) context.report({ node, message: `${name} is a status: ${WAY}` });
    };
    return {
      ImportSpecifier(node) {
        if (node.imported.type === 'Identifier' && CONSTANTS.includes(node.imported.name))
          imported.add(node.local.name);
      },
      Identifier(node) {
        if (!imported.has(node.name) || node.parent.type === 'ImportSpecifier' || isInQuery(node)) return;
        report(node, node.name);
      },
      Literal(node) {
        if (isStatus(node.value)) report(node, `'${node.value}'`);
      },
      MemberExpression(node) {
        const { object, property, parent } = node;
        const isMethod = parent.type === 'CallExpression' && parent.callee === node; // Promise.reject()
        if (node.computed || isMethod || property.type !== 'Identifier' || !isStatus(property.name)) return;
        report(property, `${object.type === 'Identifier' ? object.name : ''}.${property.name}`);
      },
      ObjectExpression(node) {
        const keys = node.properties.flatMap((one) =>
          one.type === 'Property' && !one.shorthand && one.key.type === 'Identifier' && !one.computed
            ? [one.key.name]
            : [],
        );
        const [first] = keys.filter(isStatus);
        const isWhole = STATUSES.every((status) => keys.includes(status));
        if (first !== undefined && !isWhole && !isTyped(node)) report(node, `The key ${first}`);
      },
      TSTypeReference({ typeName, typeArguments }) {
        const [all] = typeArguments?.params ?? [];
        if (typeName.type !== 'Identifier' || typeName.name !== 'Exclude') return;
        if (all?.type !== 'TSTypeReference' || all.typeName.type !== 'Identifier') return;
        if (all.typeName.name === 'OrderStatus') report(all, 'What is left out');
      },
    };
  },
};

function isStatus(value: unknown): value is string {
  return typeof value === 'string' && STATUSES.includes(value);
}

function isInQuery({ parent }: Visited<'Identifier'>): boolean {
  if (parent?.type !== 'CallExpression') return false;
  const { callee } = parent;
  const name = callee.type === 'MemberExpression' ? callee.property : callee;
  return name.type === 'Identifier' && name.name === 'where';
}

/** Whether the compiler says which keys it has. */
function isTyped({ parent }: Visited<'ObjectExpression'>): boolean {
  if (parent?.type === 'TSSatisfiesExpression') return true;
  return parent?.type === 'VariableDeclarator' && Boolean(parent.id.typeAnnotation);
}
