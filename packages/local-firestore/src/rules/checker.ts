import type { Block, Expression, FunctionDeclaration, RulesFile } from './ast.ts';
import { walk } from './ast-walk.ts';
import { compilePattern } from './regular-expressions.ts';
import type { RulesIssue, SourcePosition } from './source-position.ts';

// Checked here, in this order: size, version-1 restrictions, limits of each block, functions, types after `is`,
// constant regular expressions, recursion, call depth. Unknown names are warnings only: they deny at run time.
// @source docs/rules.md#compile-checks, docs/rules.md#limits

const MAX_SOURCE_BYTES = 256 * 1024;
const MAX_PARAMETERS = 7;
const MAX_LETS = 11;
const MAX_NESTING = 10;
const MAX_SEGMENTS = 100;
const MAX_CAPTURES = 20;
const MAX_CALL_DEPTH = 20;

const TYPE_NAMES = new Set([
  'bool',
  'bytes',
  'float',
  'int',
  'list',
  'latlng',
  'number',
  'path',
  'map',
  'string',
  'timestamp',
  'duration',
  'constraint',
  'set',
  'map_diff',
]);
const PATTERN_METHODS = new Set(['matches', 'replace', 'split']);
const BUILT_INS = new Set(['get', 'exists', 'getAfter', 'existsAfter', 'int', 'float', 'string', 'path', 'debug']);

interface Scope {
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  readonly parent: Scope | null;
}

/** Everything wrong with a ruleset that parsed. Any ERROR refuses it. */
export function checkRules(file: RulesFile, source: string): readonly RulesIssue[] {
  return new Checker(file).check(source);
}

class Checker {
  readonly #issues: RulesIssue[] = [];
  readonly #file: RulesFile;
  /** Calls between user functions, for recursion and depth. */
  readonly #calls = new Map<FunctionDeclaration, Set<FunctionDeclaration>>();
  readonly #used = new Set<FunctionDeclaration>();

  constructor(file: RulesFile) {
    this.#file = file;
  }

  check(source: string): readonly RulesIssue[] {
    if (Buffer.byteLength(source) > MAX_SOURCE_BYTES) this.#error('Ruleset is larger than 256 KB.', null);
    if (!this.#file.hasVersion)
      this.#warning('Ruleset uses old version (version [1]). Please update to the latest version (version [2]).', null);
    const top: Scope = { functions: this.#file.functions, parent: null };
    this.#functions(top);
    this.#block(this.#file.service, top, { depth: 0, segments: 0, captures: 0 });
    this.#callGraph();
    return this.#issues;
  }

  #block(block: Block, outer: Scope, above: { depth: number; segments: number; captures: number }): void {
    const captures = above.captures + block.pattern.filter((segment) => segment.kind !== 'literal').length;
    const segments = above.segments + block.pattern.length;
    if (above.depth > MAX_NESTING) this.#error(`Match blocks are nested deeper than ${MAX_NESTING}.`, block.at);
    if (segments > MAX_SEGMENTS) this.#error(`Nested patterns have more than ${MAX_SEGMENTS} segments.`, block.at);
    if (captures > MAX_CAPTURES) this.#error(`Nested patterns have more than ${MAX_CAPTURES} captures.`, block.at);
    this.#checkRuns(block);
    const scope: Scope = { functions: block.functions, parent: outer };
    this.#functions(scope);
    for (const allow of block.allows) if (allow.condition) this.#expression(allow.condition, scope, null);
    for (const inner of block.blocks) this.#block(inner, scope, { depth: above.depth + 1, segments, captures });
  }

  #checkRuns(block: Block): void {
    const runs = block.pattern.filter((segment) => segment.kind === 'run');
    if (runs.length > 1) this.#error('At most one recursive wildcard is allowed per match statement.', block.at);
    const isLast = block.pattern.at(-1)?.kind === 'run';
    if (this.#file.version === '1' && runs.length > 0 && (!isLast || block.blocks.length > 0)) {
      this.#error("A recursive wildcard must end the path in rules version '1'.", block.at);
    }
  }

  #functions(scope: Scope): void {
    for (const declaration of scope.functions.values()) {
      this.#calls.set(declaration, new Set());
      if (declaration.parameters.length > MAX_PARAMETERS) {
        this.#error(`Function ${declaration.name} has more than ${MAX_PARAMETERS} parameters.`, declaration.nameAt);
      }
      if (declaration.lets.length > MAX_LETS) {
        this.#error('Maximum allowed variable count of 10 for a given function has been reached.', declaration.nameAt);
      }
      const [firstLet] = declaration.lets;
      if (this.#file.version === '1' && firstLet) this.#error("Unexpected 'let'.", firstLet.at);
      for (const { value } of declaration.lets) this.#expression(value, scope, declaration);
      this.#expression(declaration.body, scope, declaration);
    }
  }

  #expression(expression: Expression, scope: Scope, caller: FunctionDeclaration | null): void {
    for (const node of walk(expression)) {
      if (node.kind === 'is' && !TYPE_NAMES.has(node.type)) {
        this.#error(`Unknown type name '${node.type}'.`, node.typeAt);
      }
      if (node.kind === 'method' && PATTERN_METHODS.has(node.name)) {
        const [pattern] = node.args;
        if (pattern?.kind === 'string' && compilePattern(pattern.value) === null) {
          this.#error(`Invalid regular expression: ${pattern.value}.`, pattern.at);
        }
      }
      if (node.kind !== 'call') continue;
      const target = resolve(scope, node.name);
      if (target) {
        this.#used.add(target);
        if (caller) this.#calls.get(caller)?.add(target);
      } else if (!BUILT_INS.has(node.name)) this.#warning(`Invalid function name: ${node.name}.`, node.at);
    }
  }

  #callGraph(): void {
    for (const declaration of this.#calls.keys()) {
      if (!this.#used.has(declaration)) this.#warning(`Unused function: ${declaration.name}.`, declaration.nameAt);
    }
    const recursive = [...this.#calls.keys()].filter((declaration) => this.#reaches(declaration, declaration));
    for (const declaration of recursive) this.#error('Recursive call is not allowed.', declaration.nameAt);
    if (recursive.length > 0) return;
    for (const declaration of this.#calls.keys()) this.#checkDepth([declaration]);
  }

  #reaches(from: FunctionDeclaration, target: FunctionDeclaration): boolean {
    const seen = new Set<FunctionDeclaration>();
    const queue = [...(this.#calls.get(from) ?? [])];
    for (let next = queue.pop(); next; next = queue.pop()) {
      if (next === target) return true;
      if (seen.has(next)) continue;
      seen.add(next);
      queue.push(...(this.#calls.get(next) ?? []));
    }
    return false;
  }

  #checkDepth(stack: readonly FunctionDeclaration[]): void {
    const last = stack.at(-1) as FunctionDeclaration;
    if (stack.length > MAX_CALL_DEPTH + 1) {
      if (this.#issues.some((issue) => issue.description.startsWith('Maximum allowed call depth'))) return;
      const names = stack.slice(0, MAX_CALL_DEPTH + 1).map((declaration) => declaration.name);
      this.#error(
        `Maximum allowed call depth of ${MAX_CALL_DEPTH} is reached for [${names.join('->')}] call stack.`,
        last.nameAt,
      );
      return;
    }
    for (const called of this.#calls.get(last) ?? []) this.#checkDepth([...stack, called]);
  }

  #error(description: string, position: SourcePosition | null): void {
    this.#issues.push({ severity: 'ERROR', description, position });
  }

  #warning(description: string, position: SourcePosition | null): void {
    this.#issues.push({ severity: 'WARNING', description, position });
  }
}

function resolve(scope: Scope | null, name: string): FunctionDeclaration | null {
  for (let current = scope; current; current = current.parent) {
    const found = current.functions.get(name);
    if (found) return found;
  }
  return null;
}
