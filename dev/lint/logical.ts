import type { RuleTester } from 'oxlint/plugins-dev';

type Rule = Parameters<RuleTester['run']>[1];

/** What a style says of left or right, by what it says of a line's start or end. */
const LOGICAL: Readonly<Record<string, string>> = {
  ml: 'marginInlineStart',
  mr: 'marginInlineEnd',
  pl: 'paddingInlineStart',
  pr: 'paddingInlineEnd',
  ...ofSides(
    (side) => `margin${side}`,
    (side) => `marginInline${side}`,
  ),
  ...ofSides(
    (side) => `padding${side}`,
    (side) => `paddingInline${side}`,
  ),
  ...ofSides(
    (side) => `scrollMargin${side}`,
    (side) => `scrollMarginInline${side}`,
  ),
  ...ofSides(
    (side) => `scrollPadding${side}`,
    (side) => `scrollPaddingInline${side}`,
  ),
  ...ofSides(
    (side) => `border${side}`,
    (side) => `borderInline${side}`,
  ),
  ...ofSides(
    (side) => `border${side}Width`,
    (side) => `borderInline${side}Width`,
  ),
  ...ofSides(
    (side) => `border${side}Style`,
    (side) => `borderInline${side}Style`,
  ),
  ...ofSides(
    (side) => `border${side}Color`,
    (side) => `borderInline${side}Color`,
  ),
  ...ofSides(
    (side) => `borderTop${side}Radius`,
    (side) => `borderStart${side}Radius`,
  ),
  ...ofSides(
    (side) => `borderBottom${side}Radius`,
    (side) => `borderEnd${side}Radius`,
  ),
};

function ofSides(physical: (side: string) => string, logical: (side: string) => string): Record<string, string> {
  return { [physical('Left')]: logical('Start'), [physical('Right')]: logical('End') };
}

/** Names of data too: only a value that is a length is a place. */
const PLACES: Readonly<Record<string, string>> = { left: 'insetInlineStart', right: 'insetInlineEnd' };
const LENGTH = /^(?:auto|-?[\d.]+(?:px|%|r?em|ch|v[wh])?|(?:calc|min|max|clamp|var|env)\(.*)$/;

/** Four lengths, of which the second is the right one and the fourth the left one. */
const FOUR_SIDES = new Set(['m', 'margin', 'p', 'padding', 'inset']);
const SIDED_VALUES = new Set(['textAlign', 'float', 'clear', 'justifyContent', 'justifySelf', 'justifyItems']);

interface Node {
  readonly type: string;
  readonly value?: unknown;
  readonly quasis?: readonly { readonly value: { readonly raw: string } }[];
  readonly argument?: Node;
  readonly properties?: readonly { readonly value?: Node }[];
  readonly consequent?: Node;
  readonly alternate?: Node;
}

/** oxlint's rule `kit/logical`: a style names the start and the end of a line, which some languages begin at the right. */
export const logical: Rule = {
  create(context) {
    return {
      Property(node) {
        if (node.computed || node.shorthand || node.parent.type !== 'ObjectExpression') return;
        const key = node.key.type === 'Identifier' ? node.key.name : '';
        const better = wayOf(key, lettersOf(node.value as Node));
        if (better !== null)
          context.report({ node: node.key, message: `In place of '${key}' a style says ${better}.` });
      },
    };
  },
};

/** What a style says instead; null where it is right as it is. */
function wayOf(key: string, values: readonly string[]): string | null {
  const property = LOGICAL[key];
  if (property !== undefined) return property;
  const place = PLACES[key];
  if (place !== undefined) return values.some((value) => LENGTH.test(value)) ? place : null;
  if (SIDED_VALUES.has(key)) return values.some((value) => value in PLACES) ? "'start' or 'end'" : null;
  if (FOUR_SIDES.has(key)) return values.some(areUnequal) ? 'its block sides and its inline sides apart' : null;
  return null;
}

function areUnequal(lengths: string): boolean {
  let depth = 0;
  const [, right, , left] = lengths.split(' ').reduce<readonly string[]>((parts, word) => {
    const isInside = depth > 0;
    depth += word.split('(').length - word.split(')').length;
    return isInside ? [...parts.slice(0, -1), `${parts.at(-1)} ${word}`] : [...parts, word];
  }, []);
  return left !== undefined && left !== right;
}

/** The letters and numbers that a value may be, in each width of the window; `${…}` stands as `0`. */
function lettersOf(node: Node | undefined): readonly string[] {
  switch (node?.type) {
    case 'Literal':
      return [String(node.value)];
    case 'TemplateLiteral':
      return [(node.quasis ?? []).map(({ value }) => value.raw).join('0')];
    case 'UnaryExpression':
      return lettersOf(node.argument);
    case 'ConditionalExpression':
      return [...lettersOf(node.consequent), ...lettersOf(node.alternate)];
    case 'ObjectExpression':
      return (node.properties ?? []).flatMap(({ value }) => lettersOf(value));
    default:
      return [];
  }
}
