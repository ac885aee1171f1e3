import type { FillTemplates } from '../src/first-paint/card-template.ts';

// web/index.html becomes every page's HTML. What is put in stands in for a text of it, which must be there once.

const ENDS = {
  head: '</head>',
  root: '<div id="root"></div>',
  main: '<script type="module" src="/src/main.tsx"></script>',
};
const SCHEME = '<script src="/color-scheme.js"></script>';
/** Around what a page says of itself: its own stands in for it. */
const ABOUT = { start: '<!-- about this page -->', end: '<!-- end -->' };

/**
 * What every page has: the script that chooses the colours and the faces of the fonts, so that nothing waits for a request.
 * @param font the file that the text of every page is written with
 */
export function shellOf(source: string, scheme: string, fonts: string, font: string): string {
  const preload = `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`;
  const withScheme = put(source.replaceAll(/\s+/g, ' '), SCHEME, `<script>${scheme}</script>`);
  return put(withScheme, ENDS.head, `${preload}<style>${fonts}</style>${ENDS.head}`);
}

/** The shell as a page that is drawn in the browser. @param files its scripts, the one that begins first */
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
}

interface FirstScript {
  readonly code: string;
  readonly files: readonly string[];
  /** Whether the whole page's script begins at once. */
  readonly isSoon: boolean;
}

/** A page as HTML, with the first script instead of the whole page's: see src/first-paint/boot.ts. */
export function documentOf(
  shell: string,
  { head, html, root = '', templates = null }: Rendered,
  script: FirstScript,
): string {
  const { code, files, isSoon } = script;
  // `<` is written so that no text can end the block.
  const block = JSON.stringify(templates).replaceAll('<', String.raw`\u003c`);
  const fill = templates ? `<script type="application/json" id="fill">${block}</script>` : '';
  const described = `data-main="${files[0]}" data-preload="${files.join(' ')}"${isSoon ? ' data-soon' : ''}`;
  const own = put(
    put(shell, ENDS.main, `<script type="module" ${described}>${code}</script>`),
    ENDS.head,
    head + ENDS.head,
  );
  const about = own.slice(own.indexOf(ABOUT.start), own.indexOf(ABOUT.end) + ABOUT.end.length);
  return put(put(own, about, ''), ENDS.root, `<div id="root"${root}>${html}</div>${fill}`);
}

/** @returns the text with another one in the place of that part */
function put(text: string, part: string, other: string): string {
  const at = text.indexOf(part);
  if (at === -1 || part === '') throw new Error(`expected ${part || 'a mark'} in index.html`);
  return text.slice(0, at) + other + text.slice(at + part.length);
}
