import path from 'node:path';
import type { RuleTester } from 'oxlint/plugins-dev';
import { REACHING } from './reaching-list.ts';

type Rule = Parameters<RuleTester['run']>[1];

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Whether a key of styles names elements inside others or beside them: `& > section button`, `& h2`, `&:has(input)`.
 * `&:hover`, `&[aria-current]` and `&::before` are the element itself.
 */
export function doesReach(key: string): boolean {
  return /&.*(?:[ >+~]|:has\()/.test(key);
}

/** How many such keys a file may have: what it had when the rule came, or fewer. */
export function allowedIn(file: string): number {
  return REACHING[file] ?? 0;
}

/** oxlint's rule `kit/reaching`: a component styles itself; what is inside another gets a prop of the other. */
export const reaching: Rule = {
  create(context) {
    const file = path.relative(ROOT, context.filename).split(path.sep).join('/');
    const allowed = allowedIn(file);
    let found = 0;
    return {
      Property(node) {
        const key = keyOf(node.key);
        if (key === null || !doesReach(key)) return;
        found += 1;
        if (found <= allowed) return;
        const message = `'${key}' styles what is inside another component: give that one a prop, or its own styles.`;
        context.report({ node: node.key, message });
      },
      'Program:exit'(node) {
        if (found >= allowed) return;
        context.report({ node, message: `dev/lint/reaching-list.ts: ${file} has only ${found} of ${allowed} left.` });
      },
    };
  },
};

/** The letters of a key; `${…}` stands for what is put in. */
function keyOf(key: { readonly type: string; readonly value?: unknown; readonly quasis?: unknown }): string | null {
  if (key.type === 'Literal') return typeof key.value === 'string' ? key.value : null;
  if (key.type !== 'TemplateLiteral') return null;
  const quasis = key.quasis as readonly { readonly value: { readonly raw: string } }[];
  return quasis.map(({ value }) => value.raw).join('x');
}
