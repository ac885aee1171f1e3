import path from 'node:path';
import type { RuleTester } from 'oxlint/plugins-dev';

type Rule = Parameters<RuleTester['run']>[1];

/** A node of the syntax tree (ESTree), with the fields that this file uses. */
interface Node {
  readonly type: string;
  readonly parent?: Node | null;
  readonly [field: string]: unknown;
}

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Properties of components and objects that a person reads or hears, even where they are one word. */
const SAID = new Set(
  (
    'alt aria-description aria-label aria-roledescription aria-valuetext caption heading helperText hint label legend ' +
    'message placeholder sentence submitLabel subtitle text title titleAccess'
  ).split(' '),
);
/** Properties that hold styles, addresses, and what only developers read. */
const UNSAID = new Set(
  (
    '@type animation areas background className columns component contentVisibility d display fontFamily gridArea ' +
    'gridAutoColumns gridColumn gridTemplateAreas gridTemplateColumns gridTemplateRows href id media paddingInline ' +
    'placeItems positionArea repeats rows scrollSnapType sizes style summary sx to transform transition transitionProperty variant ' +
    'aria-controls aria-describedby aria-labelledby authorization data-testid htmlFor key where'
  ).split(' '),
);
const CSS =
  /monospace|[{}<>=[\]@#]|&&|^&|::|var\(|minmax\(|calc\(|translate\(|^auto |\bBearer\b|cubic-bezier|\d(?:px|rem|fr|ms|vh|vw)\b|^["/.]|^\w+-\w+: |\/\S+\.\w+$/;
const WORDS = /\p{L}{2}.*\s\S*\p{L}/u;
const ONE_WORD = /^\p{Lu}\p{Ll}+(?:[’'-]\p{L}+)*(?: …)?[.:…?!]*$/u;
/** Beside a value, a piece of a sentence. */
const PIECE = /^\p{Lu}.*\p{L} $|^x?[ ,;.]* \p{L}{2}/u;
/** A place that the build fills. */
const MARK = /^__[A-Z_]+__$/;
/** What only the code compares and stores, such as `order x`, `CHF EUR`, and the name of a header. */
const NAME_IN_CODE =
  /^(?:\p{Lu}{3} ?){2,}$|^\p{Ll}[\p{L}-]* (?:of )?x(?:[ -]x)*$|^(?!x )[\p{Ll}-]+(?: [\p{Ll}-]+){0,2}$|^\(?(?:prefers|screen|print|max|min)-?|^M[x\d]+[ hHvV]|:is\(|:has\(|:focus|^(?:\p{Lu}\p{Ll}+-){2,}\p{Lu}\p{Ll}+$/u;

/** Whether a string reads like what is said to people: words with a space between them, or one with a capital. */
export function isText(value: string, isSaid = false): boolean {
  if (CSS.test(value) || MARK.test(value) || !/\p{L}{2}/u.test(value.replaceAll(/\bx\b/g, ''))) return false;
  if (isSaid) return true;
  if (NAME_IN_CODE.test(value)) return false;
  return WORDS.test(value) || ONE_WORD.test(value) || PIECE.test(value);
}

/** What a string of the code says to people; null for what only the code, its styles or its developers read. */
export function textOf(node: Node): string | null {
  if (node.type === 'JSXText') {
    const text = String(node['value']).trim();
    return /\p{L}/u.test(text) && !MARK.test(text) ? text : null;
  }
  const value = lettersOf(node);
  if (value === null) return null;
  const { parent } = node;
  if (parent?.type === 'Property' && parent['key'] === node) return null;
  let isSaid = false;
  for (let child: Node = node, above = parent; above; child = above, above = above.parent ?? null) {
    if (isUnsaid(above, child)) return null;
    const name = nameOf(above);
    if (name !== null && SAID.has(name) && isValueOf(node, above)) isSaid = true;
  }
  return isText(value, isSaid) ? value : null;
}

/** What the domain and the server say to people begins or ends like a sentence; the rest are keys and developers' words. */
export function isSentence(text: string): boolean {
  return /^(?:x )?\p{Lu}|\.$/u.test(text);
}

/** oxlint's rule `kit/texts`: what a person reads stands in the catalogue beside its subject, `texts.json`. */
export const texts: Rule = {
  create(context) {
    const file = path.relative(ROOT, context.filename).split(path.sep).join('/');
    const isOfSite = file.startsWith('web/');
    const judge = (node: unknown): void => {
      const text = textOf(node as Node);
      if (text === null || (!isOfSite && !isSentence(text))) return;
      const message = `'${text.replaceAll(/\s+/gu, ' ').trim()}' is said to people: give it a key in texts.json beside this file.`;
      context.report({ node: node as NonNullable<Parameters<typeof context.report>[0]['node']>, message });
    };
    return {
      JSXText: judge,
      Literal: judge,
      TemplateLiteral: judge,
    };
  },
};

/** The letters of a string; `x` stands for what is put in. */
function lettersOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null;
  if (node.type !== 'TemplateLiteral') return null;
  const quasis = node['quasis'] as readonly { readonly value: { readonly cooked: string } }[];
  return quasis.map(({ value }) => value.cooked).join('x');
}

/** The name of the property or attribute that a node is. */
function nameOf(node: Node): string | null {
  if (node.type === 'JSXAttribute') return nameIn(node['name'] as Node);
  if (node.type !== 'Property') return null;
  const key = node['key'] as Node;
  return nameIn(key) || String(key['value']);
}

/** Whether a string is what a property holds, perhaps one of two. */
function isValueOf(node: Node, owner: Node): boolean {
  let at: Node | null | undefined = node;
  while (at && at !== owner) {
    const above: Node | null | undefined = at.parent;
    const isChoice = above?.type === 'ConditionalExpression' && above['test'] !== at;
    const isHeld = above === owner || above?.type === 'JSXExpressionContainer' || above?.type === 'LogicalExpression';
    if (!isChoice && !isHeld) return false;
    at = above;
  }
  return true;
}

/** Functions whose arguments people do not read: those that refuse (the site has its own words), style, log, store, and ask the document. */
const CODE = new Set(
  (
    'super refused styled createSvgIcon css log console keyframes matchMedia useMediaQuery .describe .meta .closest .matches ' +
    '.querySelector .querySelectorAll .split .startsWith .endsWith .includes .set .get .append .header .setHeader ' +
    '.addEventListener .join .where .warn .info .stringify useLive useLivePages useLiveQuery useRefreshed'
  ).split(' '),
);

/** Constants with names of browsers and storage. */
const NAMED_FOR_CODE = /_(?:FAMILY|KEY)$/;

function isUnsaid(above: Node, child: Node): boolean {
  if (above.type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)/.test(above.type)) return true;
  if (/^(?:Import|ExportAll|ExportNamed)/.test(above.type) && child.type === 'Literal') return true;
  if (above.type === 'TaggedTemplateExpression' || (above.type === 'BinaryExpression' && above['operator'] !== '+'))
    return true;
  if (above.type === 'SwitchCase' && above['test'] === child) return true;
  if (above.type === 'MemberExpression' && above['property'] === child) return true;
  if (above.type === 'NewExpression') return /(?:Error|RegExp|Set)$/.test(calleeOf(above));
  if (above.type === 'CallExpression') return above['callee'] !== child && CODE.has(calleeOf(above));
  if (above.type === 'VariableDeclarator') return NAMED_FOR_CODE.test(nameIn(above['id'] as Node));
  const name = nameOf(above);
  // A route has a summary for developers; that of a component is read.
  return name !== null && UNSAID.has(name) && !(name === 'summary' && above.type === 'JSXAttribute');
}

function calleeOf(call: Node): string {
  let callee = call['callee'] as Node;
  while (callee.type === 'CallExpression') callee = callee['callee'] as Node;
  if (callee.type === 'MemberExpression') {
    return `.${nameIn(callee['property'] as Node)}`;
  }
  return nameIn(callee);
}

function nameIn({ type, name }: Node): string {
  if (type === 'Super') return 'super';
  return typeof name === 'string' ? name : '';
}
