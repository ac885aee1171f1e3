import { partitionPoint } from '../model/sorted.ts';
import { RulesSyntaxError, type SourcePosition } from './source-position.ts';

// Vocabulary: a "path start" is a slash directly followed by anything but white space; a slash before
// white space divides. The parser reads what follows a path start character by character.

export type Token = { readonly at: SourcePosition } & (
  | { readonly kind: 'identifier'; readonly text: string }
  | { readonly kind: 'int'; readonly text: string }
  | { readonly kind: 'float'; readonly text: string }
  | { readonly kind: 'string'; readonly text: string }
  | { readonly kind: 'bytes'; readonly value: Uint8Array }
  | { readonly kind: 'symbol'; readonly text: string }
  | { readonly kind: 'path-start' }
  | { readonly kind: 'end' }
);

const SYMBOLS = [
  '||',
  '&&',
  '==',
  '!=',
  '<=',
  '>=',
  '<',
  '>',
  '+',
  '-',
  '*',
  '%',
  '!',
  '?',
  ':',
  ';',
  ',',
  '.',
  '=',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  '$',
];
const IDENTIFIER = /[A-Za-z_][A-Za-z0-9_]*/y;
const NUMBER = /\d+(\.\d+)?/y;

export class Lexer {
  offset = 0;
  readonly source: string;
  readonly #lineStarts: readonly number[];

  constructor(source: string) {
    this.source = source;
    const starts = [0];
    for (let index = 0; index < source.length; index += 1) if (source[index] === '\n') starts.push(index + 1);
    this.#lineStarts = starts;
  }

  /** The next token; leaves `offset` behind it. */
  next(): Token {
    this.skipSpace();
    const start = this.offset;
    const char = this.source[start];
    if (char === undefined) return { kind: 'end', at: this.position(start, start) };
    if (char === '"' || char === "'") return this.#string(start);
    if ((char === 'b' || char === 'B') && /["']/.test(this.source[start + 1] ?? '')) return this.#bytes(start);
    const identifier = this.#take(IDENTIFIER);
    if (identifier !== null) return { kind: 'identifier', text: identifier, at: this.position(start) };
    const number = this.#take(NUMBER);
    if (number !== null) return this.#number(number, start);
    if (char === '/') return this.#slash(start);
    const symbol = SYMBOLS.find((candidate) => this.source.startsWith(candidate, start));
    if (symbol === undefined) throw this.error(`Unexpected '${char}'.`, start, start + 1);
    this.offset += symbol.length;
    return { kind: 'symbol', text: symbol, at: this.position(start) };
  }

  /** White space and comments. */
  skipSpace(): void {
    for (;;) {
      const char = this.source[this.offset];
      if (char === ' ' || char === '\t' || char === '\r' || char === '\n') this.offset += 1;
      else if (this.source.startsWith('//', this.offset)) this.#skipTo('\n');
      else if (this.source.startsWith('/*', this.offset)) {
        const start = this.offset;
        if (!this.source.includes('*/', start + 2)) throw this.error('Unclosed comment.', start, start + 2);
        this.offset = this.source.indexOf('*/', start + 2) + 2;
      } else return;
    }
  }

  position(offset: number, end = this.offset): SourcePosition {
    const line = partitionPoint(this.#lineStarts, (start) => start <= offset);
    return { offset, end, line, column: offset - (this.#lineStarts[line - 1] ?? 0) + 1 };
  }

  error(description: string, offset: number, end: number): RulesSyntaxError {
    return new RulesSyntaxError(description, this.position(offset, end));
  }

  #skipTo(text: string): void {
    const found = this.source.indexOf(text, this.offset);
    this.offset = found === -1 ? this.source.length : found;
  }

  #take(pattern: RegExp): string | null {
    pattern.lastIndex = this.offset;
    const match = pattern.exec(this.source);
    if (!match) return null;
    this.offset = pattern.lastIndex;
    return match[0];
  }

  #number(text: string, start: number): Token {
    const following = this.source[this.offset] ?? '';
    const isDot = following === '.' && !/[A-Za-z_]/.test(this.source[this.offset + 1] ?? '');
    if (/[A-Za-z_]/.test(following) || isDot)
      throw this.error(`Unexpected '${following}'.`, this.offset, this.offset + 1);
    return { kind: text.includes('.') ? 'float' : 'int', text, at: this.position(start) };
  }

  #slash(start: number): Token {
    this.offset += 1;
    const following = this.source[this.offset] ?? ' ';
    if (/\s/.test(following)) return { kind: 'symbol', text: '/', at: this.position(start) };
    return { kind: 'path-start', at: this.position(start) };
  }

  #string(start: number): Token {
    const units = this.#quoted(start, true);
    return {
      kind: 'string',
      text: units.map((unit) => (typeof unit === 'string' ? unit : String.fromCodePoint(unit))).join(''),
      at: this.position(start),
    };
  }

  #bytes(start: number): Token {
    this.offset += 1;
    const units = this.#quoted(this.offset, false);
    const bytes = units.flatMap((unit) => (typeof unit === 'string' ? [...Buffer.from(unit)] : [unit]));
    return { kind: 'bytes', value: Uint8Array.from(bytes), at: this.position(start) };
  }

  /** Characters as text, numeric escapes as numbers. */
  #quoted(start: number, allowsUnicode: boolean): (string | number)[] {
    const quote = this.source[start];
    const units: (string | number)[] = [];
    this.offset = start + 1;
    for (;;) {
      const char = this.source[this.offset];
      if (char === undefined || char === '\n' || char === '\r')
        throw this.error('Unclosed string.', start, this.offset);
      this.offset += 1;
      if (char === quote) return units;
      units.push(char === '\\' ? this.#escape(allowsUnicode) : char);
    }
  }

  #escape(allowsUnicode: boolean): string | number {
    const start = this.offset - 1;
    const simple: Record<string, string> = {
      '\\': '\\',
      "'": "'",
      '"': '"',
      n: '\n',
      r: '\r',
      t: '\t',
      b: '\b',
      f: '\f',
    };
    const char = this.source[this.offset] ?? '';
    const known = Object.hasOwn(simple, char) ? simple[char] : undefined;
    if (known !== undefined) {
      this.offset += 1;
      return known;
    }
    const hex = this.#take(/x[0-9A-Fa-f]{2}/y);
    if (hex !== null) return Number.parseInt(hex.slice(1), 16);
    const octal = this.#take(/[0-3][0-7]{2}/y);
    if (octal !== null) return Number.parseInt(octal, 8);
    const unicode = allowsUnicode ? this.#take(/u[0-9A-Fa-f]{4}/y) : null;
    if (unicode !== null) return String.fromCharCode(Number.parseInt(unicode.slice(1), 16));
    throw this.error(`Invalid escape '\\${char}'.`, start, start + 2);
  }
}
