/** A piece of a page as it is shown. */
export interface PageBlock {
  readonly kind: 'heading' | 'paragraph';
  /** A paragraph may have several. */
  readonly lines: readonly string[];
}

/** A piece of a line: words, or an address that is a link. */
export interface LinePiece {
  readonly text: string;
  readonly isLink: boolean;
}

/** An empty line begins another paragraph; a line that begins with `# ` is a heading. Nothing else is more than text. */
export function blocksOf(text: string): readonly PageBlock[] {
  const blocks: PageBlock[] = [];
  let paragraph: string[] = [];
  const end = (): void => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', lines: paragraph });
    paragraph = [];
  };
  for (const line of text.split(/\r\n|\r|\n/)) {
    const heading = /^#\s+(\S.*)$/.exec(line)?.[1];
    if (heading === undefined && line.trim() !== '') {
      paragraph.push(line);
      continue;
    }
    end();
    if (heading !== undefined) blocks.push({ kind: 'heading', lines: [heading.trim()] });
  }
  end();
  return blocks;
}

const ADDRESS = /(https:\/\/[^\s<>"]+)/i;
/** What ends a sentence or a parenthesis is no part of an address. */
const AFTER_ADDRESS = /[.,;:!?)\]’”'»]+$/;

/** Addresses with https are links, and nothing else is. */
export function piecesOf(line: string): readonly LinePiece[] {
  return line.split(new RegExp(ADDRESS, 'gi')).flatMap((piece) => {
    const address = piece.replace(AFTER_ADDRESS, '');
    const isLink = ADDRESS.test(piece) && URL.canParse(address);
    const pieces = isLink
      ? [
          { text: address, isLink },
          { text: piece.slice(address.length), isLink: false },
        ]
      : [{ text: piece, isLink }];
    return pieces.filter(({ text }) => text !== '');
  });
}
