import type { FillTemplates } from '../src/first-paint/card-template.ts';
import type { FirstListBlock } from '../src/first-list/fill-rows.ts';

// web/index.html is the template of every page. Each insertion replaces a mark in it, which must exist once.

const ENDS = {
  head: '</head>',
  root: '<div id="root"></div>',
  main: '<script type="module" src="/src/main.tsx"></script>',
};
const SCHEME = '<script src="/color-scheme.js"></script>';
const TOO_OLD = '<script src="/too-old.js"></script>';
/** Enclose the template's own metadata, which a page's metadata replaces. */
const ABOUT = { start: '<!-- about this page -->', end: '<!-- end -->' };

/**
 * Inlines what every page needs without a request: the script that sets the colour scheme, the one that speaks to browsers that
 * are too old, and the font faces.
 * @param font the file to preload
 */
export function shellOf(
  source: string,
  { scheme, tooOld }: { readonly scheme: string; readonly tooOld: string },
  fonts: string,
  font: string,
): string {
  const preload = `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`;
  const withScheme = put(source.replaceAll(/\s+/g, ' '), SCHEME, `<script>${scheme}</script>`);
  const withBoth = put(withScheme, TOO_OLD, `<script>${tooOld}</script>`);
  return put(withBoth, ENDS.head, `${preload}<style>${fonts}</style>${ENDS.head}`);
}

/** A page that is rendered in the browser alone. @param files its scripts, the entry first */
export function emptyDocument(shell: string, [first = '', ...others]: readonly string[]): string {
  const links = others.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join('');
  const main = `${links}<script type="module" crossorigin src="${first}"></script>`;
  return put(put(put(shell, ABOUT.start, ''), ABOUT.end, ''), ENDS.main, main);
}

interface Rendered {
  readonly head: string;
  readonly html: string;
  /** Attributes of #root. */
  readonly root?: string;
  readonly templates?: FillTemplates | null;
  /** The first list of a dashboard page. */
  readonly firstList?: FirstListBlock | null;
}

interface FirstScript {
  readonly code: string;
  readonly files: readonly string[];
}

/** A prerendered page, with its first script instead of the main one: src/first-paint/boot.ts or src/first-list/boot-dashboard.ts. */
export function documentOf(
  shell: string,
  { head, html, root = '', templates = null, firstList = null }: Rendered,
  { code, files }: FirstScript,
): string {
  const blocks =
    (templates ? jsonBlock('fill', templates) : '') + (firstList ? jsonBlock('first-list', firstList) : '');
  const described = `data-main="${files[0]}" data-preload="${files.join(' ')}"`;
  const own = put(
    put(shell, ENDS.main, `<script type="module" ${described}>${code}</script>`),
    ENDS.head,
    head + ENDS.head,
  );
  const about = own.slice(own.indexOf(ABOUT.start), own.indexOf(ABOUT.end) + ABOUT.end.length);
  return put(put(own, about, ''), ENDS.root, `<div id="root"${root}>${html}</div>${blocks}`);
}

/** Data for the first script. Escapes `<`, so that no text can close the element. */
function jsonBlock(id: string, value: unknown): string {
  const json = JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/** @returns the text with its first `part` replaced by `other` */
function put(text: string, part: string, other: string): string {
  const at = text.indexOf(part);
  if (at === -1 || part === '') throw new Error(`expected ${part || 'a mark'} in index.html`);
  return text.slice(0, at) + other + text.slice(at + part.length);
}
