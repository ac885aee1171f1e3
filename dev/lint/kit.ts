import type { RuleTester } from 'oxlint/plugins-dev';
import { arrows } from './arrows.ts';
import { logical } from './logical.ts';
import { reaching } from './reaching.ts';
import { statuses } from './statuses.ts';
import { texts } from './texts.ts';

type Rule = Parameters<RuleTester['run']>[1];

/** Elements that have our look and behaviour only as components of the kit. */
const KIT_ELEMENTS: readonly unknown[] = ['button', 'input', 'select', 'table', 'textarea'];

/**
 * oxlint's rule `kit/elements`: only web/src/ui creates buttons, fields and tables, as `<x>`, `component` or `styled`.
 */
const elements: Rule = {
  create(context) {
    const judge = (node: Parameters<typeof context.report>[0]['node'], element: unknown): void => {
      if (!node || !KIT_ELEMENTS.includes(element)) return;
      context.report({
        node,
        message: `A <${String(element)}> is made in web/src/ui: take a part of the kit, or add one.`,
      });
    };
    return {
      JSXOpeningElement(node) {
        if (node.name.type === 'JSXIdentifier') judge(node, node.name.name);
      },
      JSXAttribute(node) {
        if (node.value?.type !== 'Literal') return;
        if (node.name.name === 'component' || node.name.name === 'as') judge(node, node.value.value);
      },
      CallExpression(node) {
        const [first] = node.arguments;
        if (node.callee.type !== 'Identifier' || node.callee.name !== 'styled') return;
        if (first?.type === 'Literal') judge(node, first.value);
      },
    };
  },
};

/** oxlint's rule `kit/icons`: an icon is a file of web/src/ui/icons, as the package of all has 43,000 files. */
const icons: Rule = {
  create(context) {
    return {
      ImportDeclaration(node) {
        if (!node.source.value.startsWith('@mui/icons-material')) return;
        context.report({ node, message: 'An icon is a file of its own in web/src/ui/icons.' });
      },
    };
  },
};

// oxlint-disable-next-line import/no-default-export -- oxlint takes a plugin from its default
export default { meta: { name: 'kit' }, rules: { arrows, elements, icons, logical, reaching, statuses, texts } };
