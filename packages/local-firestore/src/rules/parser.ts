import type {
  AllowStatement,
  BinaryOperator,
  Block,
  Expression,
  FunctionDeclaration,
  PathPart,
  PatternSegment,
  RulesFile,
  RulesMethod,
} from './ast.ts';
import { Lexer, type Token } from './lexer.ts';
import { RulesSyntaxError, type SourcePosition } from './source-position.ts';

const METHODS: Record<string, readonly RulesMethod[]> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
};

/** Binary operators, loosest first; all are left-associative. @source docs/rules.md#grammar */
const LEVELS: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['is'],
  ['in'],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];

const KEYWORDS = new Set([
  'if',
  'function',
  'let',
  'return',
  'true',
  'false',
  'null',
  'in',
  'is',
  'match',
  'allow',
  'service',
]);
const MAX_EXPRESSION_DEPTH = 100;
const PATH_TEXT_END = /[/\s,)\]};:?=!&|<>]/;

/** @throws RulesSyntaxError at the first place that is no rules language */
export function parseRules(source: string): RulesFile {
  return new Parser(source).file();
}

class Parser {
  readonly #lexer: Lexer;
  #token: Token;
  #depth = 0;

  constructor(source: string) {
    this.#lexer = new Lexer(source);
    this.#token = this.#lexer.next();
  }

  /** `file := version? (function | service)*` */
  file(): RulesFile {
    const functions = new Map<string, FunctionDeclaration>();
    let service: Block | null = null;
    const version = this.#version();
    while (this.#token.kind !== 'end') {
      if (this.#isWord('function')) addFunction(functions, this.#function());
      else if (this.#isWord('service') && service === null) service = this.#service();
      else throw this.#unexpected();
    }
    if (service === null) throw this.#failure("Missing 'service cloud.firestore' block.");
    return { version: version ?? '1', hasVersion: version !== null, functions, service };
  }

  /** `version := 'rules_version' '=' string ';'` */
  #version(): '1' | '2' | null {
    if (!this.#isWord('rules_version')) return null;
    this.#advance();
    this.#symbol('=');
    const token = this.#token;
    if (token.kind !== 'string') throw this.#unexpected();
    if (token.text !== '1' && token.text !== '2') throw this.#failure(`Unknown rules version '${token.text}'.`);
    this.#advance();
    this.#symbol(';');
    return token.text;
  }

  /** `service := 'service' 'cloud' '.' 'firestore' '{' (function | match)* '}'` */
  #service(): Block {
    const { at } = this.#token;
    this.#word('service');
    this.#word('cloud');
    this.#symbol('.');
    this.#word('firestore');
    return this.#block(at, [], false);
  }

  /** `match := 'match' pattern '{' (function | match | allow)* '}'` */
  #match(): Block {
    const { at } = this.#token;
    this.#word('match');
    if (this.#token.kind !== 'path-start') throw this.#unexpected();
    const pattern = this.#pattern();
    return this.#block(at, pattern, true);
  }

  #block(at: SourcePosition, pattern: readonly PatternSegment[], mayAllow: boolean): Block {
    const functions = new Map<string, FunctionDeclaration>();
    const allows: AllowStatement[] = [];
    const blocks: Block[] = [];
    this.#symbol('{');
    while (!this.#isSymbol('}')) {
      if (this.#isWord('function')) addFunction(functions, this.#function());
      else if (this.#isWord('match')) blocks.push(this.#match());
      else if (this.#isWord('allow') && mayAllow) allows.push(this.#allow());
      else if (this.#token.kind === 'path-start') throw this.#failure("Missing 'match' keyword before path.");
      else throw this.#unexpected();
    }
    this.#symbol('}');
    return { at, pattern, functions, allows, blocks };
  }

  /** `pattern := ('/' segment)+`, `segment := literal | '{' ident '}' | '{' ident '=' '**' '}'` */
  #pattern(): readonly PatternSegment[] {
    const { source } = this.#lexer;
    const segments: PatternSegment[] = [];
    let offset = this.#token.at.offset;
    while (source[offset] === '/') {
      offset += 1;
      const rest = source.slice(offset, offset + 2000);
      const capture = /^\{([A-Za-z_][A-Za-z0-9_]*)(\s*=\s*\*\*)?\s*\}/.exec(rest);
      const literal = capture ? null : /^[^/{}\s]+/.exec(rest);
      const found = capture ?? literal;
      if (!found) throw this.#lexer.error(`Unexpected '${source[offset] ?? 'end'}'.`, offset, offset + 1);
      if (capture) segments.push({ kind: capture[2] ? 'run' : 'capture', name: capture[1] ?? '' });
      else segments.push({ kind: 'literal', text: found[0] });
      offset += found[0].length;
      const following = source[offset] ?? ' ';
      if (!/[/\s]/.test(following) && !(following === '{' && capture !== null)) {
        throw this.#lexer.error(
          `mismatched input '${following}' expecting {'{', '/', PATH_SEGMENT}`,
          offset,
          offset + 1,
        );
      }
    }
    this.#resumeAt(offset);
    return segments;
  }

  /** `allow := 'allow' method (',' method)* (':' 'if' expr)? ';'?` */
  #allow(): AllowStatement {
    const { at } = this.#token;
    this.#word('allow');
    const methods: RulesMethod[] = [];
    do {
      const name = this.#identifier();
      const covered = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined;
      if (!covered) throw this.#failure(`Unknown method '${name}'.`);
      methods.push(...covered);
    } while (this.#takeSymbol(','));
    let condition: Expression | null = null;
    if (this.#takeSymbol(':')) {
      this.#word('if');
      condition = this.#expression();
    }
    this.#takeSymbol(';');
    return { at, methods, condition };
  }

  /** `function := 'function' ident '(' (ident (',' ident)*)? ')' '{' let* 'return' expr ';'? '}'` */
  #function(): FunctionDeclaration {
    this.#word('function');
    const nameAt = this.#token.at;
    const name = this.#name();
    const parameters: string[] = [];
    this.#symbol('(');
    while (!this.#isSymbol(')')) {
      parameters.push(this.#name());
      if (!this.#isSymbol(')')) this.#symbol(',');
    }
    this.#symbol(')');
    this.#symbol('{');
    const lets: FunctionDeclaration['lets'][number][] = [];
    while (this.#isWord('let')) {
      const { at } = this.#token;
      this.#advance();
      const letName = this.#name();
      this.#symbol('=');
      const value = this.#expression();
      this.#symbol(';');
      lets.push({ name: letName, value, at });
    }
    this.#word('return');
    const body = this.#expression();
    this.#takeSymbol(';');
    this.#symbol('}');
    return { name, nameAt, parameters, lets, body };
  }

  /** `expr := level0 ('?' expr ':' expr)?` */
  #expression(): Expression {
    this.#depth += 1;
    if (this.#depth > MAX_EXPRESSION_DEPTH) throw this.#failure('Expression is too complex to evaluate safely.');
    const test = this.#binary(0);
    let result = test;
    if (this.#takeSymbol('?')) {
      const yes = this.#expression();
      this.#symbol(':');
      const no = this.#expression();
      result = { kind: 'ternary', test, yes, no, at: span(test.at, no.at) };
    }
    this.#depth -= 1;
    return result;
  }

  /** `levelN := levelN+1 (operator levelN+1)*`, with a type name to the right of `is` */
  #binary(level: number): Expression {
    const operators = LEVELS[level];
    if (!operators) return this.#prefix();
    let left = this.#binary(level + 1);
    for (;;) {
      const operator = this.#operatorText();
      if (operator === null || !operators.includes(operator)) return left;
      this.#advance();
      if (operator === 'is') {
        const typeAt = this.#token.at;
        left = { kind: 'is', operand: left, type: this.#identifier(), typeAt, at: span(left.at, typeAt) };
      } else {
        const right = this.#binary(level + 1);
        left = { kind: 'binary', operator: operator as BinaryOperator, left, right, at: span(left.at, right.at) };
      }
    }
  }

  /** `prefix := ('-' | '!') prefix | postfix`; a minus before digits belongs to the literal */
  #prefix(): Expression {
    const { at } = this.#token;
    const isMinus = this.#isSymbol('-');
    if (!isMinus && !this.#isSymbol('!')) return this.#postfix(this.#primary());
    this.#depth += 1;
    if (this.#depth > MAX_EXPRESSION_DEPTH) throw this.#failure('Expression is too complex to evaluate safely.');
    this.#advance();
    const digits = this.#token;
    let result: Expression;
    if (isMinus && digits.kind === 'int') {
      this.#advance();
      result = this.#postfix({
        kind: 'int',
        value: this.#integer(`-${digits.text}`, digits.at),
        at: span(at, digits.at),
      });
    } else {
      const operand = this.#prefix();
      result = { kind: isMinus ? 'negate' : 'not', operand, at: span(at, operand.at) };
    }
    this.#depth -= 1;
    return result;
  }

  /** `postfix := primary ('[' expr (':' expr)? ']' | '.' ident ('(' args ')')?)*` */
  #postfix(primary: Expression): Expression {
    let object = primary;
    for (;;) {
      if (this.#takeSymbol('[')) {
        const index = this.#expression();
        const to = this.#takeSymbol(':') ? this.#expression() : null;
        const at = span(object.at, this.#token.at);
        this.#symbol(']');
        object = to === null ? { kind: 'index', object, index, at } : { kind: 'slice', object, from: index, to, at };
      } else if (this.#takeSymbol('.')) {
        const nameAt = this.#token.at;
        const name = this.#identifier();
        object = this.#isSymbol('(')
          ? { kind: 'method', object, name, args: this.#args(), at: span(object.at, nameAt) }
          : { kind: 'member', object, name, at: span(object.at, nameAt) };
      } else return object;
    }
  }

  /** `primary := literal | ident | ident '(' args ')' | '(' expr ')' | list | map | path` */
  #primary(): Expression {
    const token = this.#token;
    const { at } = token;
    switch (token.kind) {
      case 'int':
        this.#advance();
        return { kind: 'int', value: this.#integer(token.text, at), at };
      case 'float':
        this.#advance();
        return { kind: 'float', value: Number(token.text), at };
      case 'string':
        this.#advance();
        return { kind: 'string', value: token.text, at };
      case 'bytes':
        this.#advance();
        return { kind: 'bytes', value: token.value, at };
      case 'path-start':
        return this.#path();
      case 'identifier':
        return this.#named();
      default:
        if (this.#isSymbol('(')) return this.#parenthesised();
        if (this.#isSymbol('[')) return this.#list();
        if (this.#isSymbol('{')) return this.#map();
        throw this.#unexpected();
    }
  }

  #named(): Expression {
    const { at } = this.#token;
    const name = this.#identifier();
    if (name === 'true' || name === 'false') return { kind: 'bool', value: name === 'true', at };
    if (name === 'null') return { kind: 'null', at };
    if (KEYWORDS.has(name)) throw new RulesSyntaxError(`Unexpected '${name}'.`, at);
    return this.#isSymbol('(') ? { kind: 'call', name, args: this.#args(), at } : { kind: 'variable', name, at };
  }

  #parenthesised(): Expression {
    this.#symbol('(');
    const inner = this.#expression();
    this.#symbol(')');
    return inner;
  }

  /** `args := '(' (expr (',' expr)*)? ')'` */
  #args(): readonly Expression[] {
    this.#symbol('(');
    const args: Expression[] = [];
    while (!this.#isSymbol(')')) {
      args.push(this.#expression());
      if (!this.#isSymbol(')')) this.#symbol(',');
    }
    this.#symbol(')');
    return args;
  }

  /** `list := '[' (expr (',' expr)* ','?)? ']'` */
  #list(): Expression {
    const { at } = this.#token;
    this.#symbol('[');
    const items: Expression[] = [];
    while (!this.#isSymbol(']')) {
      items.push(this.#expression());
      if (!this.#isSymbol(']')) this.#symbol(',');
    }
    this.#symbol(']');
    return { kind: 'list', items, at };
  }

  /** `map := '{' (expr ':' expr (',' expr ':' expr)*)? '}'`; keys are expressions */
  #map(): Expression {
    const { at } = this.#token;
    this.#symbol('{');
    const entries: { key: Expression; value: Expression }[] = [];
    while (!this.#isSymbol('}')) {
      const key = this.#expression();
      this.#symbol(':');
      entries.push({ key, value: this.#expression() });
      if (!this.#isSymbol('}')) this.#symbol(',');
    }
    this.#symbol('}');
    return { kind: 'map', entries, at };
  }

  /** `path := ('/' pathseg)+`, `pathseg := text | '$(' expr ')' | '(' text ')' | '{' ident '}'` */
  #path(): Expression {
    const { source } = this.#lexer;
    const start = this.#token.at.offset;
    const segments: PathPart[] = [];
    let offset = start;
    while (source[offset] === '/' && !/\s/.test(source[offset + 1] ?? ' ')) {
      offset += 1;
      if (source.startsWith('$(', offset)) {
        this.#resumeAt(offset + 2);
        segments.push({ kind: 'value', value: this.#expression() });
        if (!this.#isSymbol(')')) throw this.#unexpected();
        offset = this.#token.at.end;
        continue;
      }
      const placeholder = /^\{([A-Za-z_][A-Za-z0-9_]*)\}/.exec(source.slice(offset, offset + 300));
      if (placeholder) {
        segments.push({ kind: 'placeholder', name: placeholder[1] ?? '' });
        offset += placeholder[0].length;
        continue;
      }
      const end = this.#pathTextEnd(offset);
      if (end === offset) throw this.#lexer.error(`Unexpected '${source[offset] ?? 'end'}'.`, offset, offset + 1);
      segments.push({ kind: 'text', text: source.slice(offset, end) });
      offset = end;
    }
    this.#resumeAt(offset);
    return { kind: 'path', segments, at: this.#lexer.position(start, offset) };
  }

  #pathTextEnd(start: number): number {
    const { source } = this.#lexer;
    if (source[start] === '(') {
      const close = source.indexOf(')', start);
      return close === -1 ? start : close + 1;
    }
    let end = start;
    while (end < source.length && !PATH_TEXT_END.test(source.charAt(end))) end += 1;
    return end;
  }

  #integer(text: string, at: SourcePosition): bigint {
    const value = BigInt(text);
    if (BigInt.asIntN(64, value) !== value) throw new RulesSyntaxError(`Integer out of range: ${text}.`, at);
    return value;
  }

  #operatorText(): string | null {
    if (this.#token.kind === 'symbol') return this.#token.text;
    return this.#isWord('in') ? 'in' : this.#isWord('is') ? 'is' : null;
  }

  #resumeAt(offset: number): void {
    this.#lexer.offset = offset;
    this.#advance();
  }

  #advance(): void {
    this.#token = this.#lexer.next();
  }

  #identifier(): string {
    if (this.#token.kind !== 'identifier') throw this.#unexpected();
    const { text } = this.#token;
    this.#advance();
    return text;
  }

  /** A name that the author chooses: anything but a keyword. */
  #name(): string {
    if (this.#token.kind === 'identifier' && KEYWORDS.has(this.#token.text)) throw this.#unexpected();
    return this.#identifier();
  }

  #isWord(word: string): boolean {
    return this.#token.kind === 'identifier' && this.#token.text === word;
  }

  #word(word: string): void {
    if (!this.#isWord(word)) throw this.#unexpected();
    this.#advance();
  }

  #isSymbol(text: string): boolean {
    return this.#token.kind === 'symbol' && this.#token.text === text;
  }

  #takeSymbol(text: string): boolean {
    if (!this.#isSymbol(text)) return false;
    this.#advance();
    return true;
  }

  #symbol(text: string): void {
    if (!this.#takeSymbol(text)) throw this.#unexpected();
  }

  #unexpected(): RulesSyntaxError {
    const { at, kind } = this.#token;
    const text = kind === 'end' ? 'end of file' : this.#lexer.source.slice(at.offset, Math.max(at.end, at.offset + 1));
    return new RulesSyntaxError(`Unexpected '${text}'.`, at);
  }

  #failure(description: string): RulesSyntaxError {
    return new RulesSyntaxError(description, this.#token.at);
  }
}

function addFunction(functions: Map<string, FunctionDeclaration>, declaration: FunctionDeclaration): void {
  if (functions.has(declaration.name)) {
    throw new RulesSyntaxError(`Function ${declaration.name} is declared twice.`, declaration.nameAt);
  }
  functions.set(declaration.name, declaration);
}

function span(from: SourcePosition, to: SourcePosition): SourcePosition {
  return { offset: from.offset, end: to.end, line: from.line, column: from.column };
}
