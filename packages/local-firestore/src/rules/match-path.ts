import type { AllowStatement, Block, PatternSegment, RulesFile, RulesMethod } from './ast.ts';
import { NULL_VALUE_ERROR, toStringValue, type Outcome } from './values.ts';

/** A segment of the requested path. A query does not know the last id, a collection group not the path to it either. */
export type AskedSegment = string | { readonly unknown: 'id' | 'run' };

/** A block that encloses a statement, with the captures of its pattern. The innermost is first. */
export interface BlockScope {
  readonly block: Block;
  readonly captures: ReadonlyMap<string, Outcome>;
  readonly parent: BlockScope | null;
}

interface MatchedStatement {
  readonly allow: AllowStatement;
  readonly scope: BlockScope;
}

/** Every allow statement that covers a path and a method, in source order. @source docs/rules.md#matching */
export function statementsFor(
  file: RulesFile,
  path: readonly AskedSegment[],
  method: RulesMethod,
): readonly MatchedStatement[] {
  const root: BlockScope = { block: file.service, captures: new Map(), parent: null };
  const found: MatchedStatement[] = [];
  visit(file, root, path, method, found);
  return found;
}

function visit(
  file: RulesFile,
  scope: BlockScope,
  rest: readonly AskedSegment[],
  method: RulesMethod,
  found: MatchedStatement[],
): void {
  if (rest.length === 0 && scope.parent !== null) {
    for (const allow of scope.block.allows) if (allow.methods.includes(method)) found.push({ allow, scope });
  }
  for (const block of scope.block.blocks) {
    for (const way of matchPattern(block.pattern, rest, file.version)) {
      visit(file, { block, captures: way.captures, parent: scope }, way.rest, method, found);
    }
  }
}

interface Way {
  readonly captures: ReadonlyMap<string, Outcome>;
  readonly rest: readonly AskedSegment[];
}

/** Every way a pattern matches the beginning of a path; only `**` gives several. */
function* matchPattern(
  pattern: readonly PatternSegment[],
  path: readonly AskedSegment[],
  version: '1' | '2',
): Iterable<Way> {
  const [segment, ...others] = pattern;
  if (segment === undefined) {
    yield { captures: new Map(), rest: path };
    return;
  }
  if (segment.kind === 'run') {
    const shortest = version === '1' ? 1 : 0;
    for (let length = shortest; length <= path.length; length += 1) {
      const run = path.slice(0, length);
      for (const way of matchPattern(others, path.slice(length), version)) {
        yield { captures: new Map([[segment.name, captureRun(run)], ...way.captures]), rest: way.rest };
      }
    }
    return;
  }
  const [asked, ...rest] = path;
  if (asked === undefined || (typeof asked !== 'string' && asked.unknown === 'run')) return;
  if (segment.kind === 'literal' && segment.text !== asked) return;
  for (const way of matchPattern(others, rest, version)) {
    if (segment.kind === 'literal') yield way;
    else {
      const value = typeof asked === 'string' ? toStringValue(asked) : NULL_VALUE_ERROR;
      yield { captures: new Map([[segment.name, value], ...way.captures]), rest: way.rest };
    }
  }
}

function captureRun(run: readonly AskedSegment[]): Outcome {
  const known = run.filter((segment) => typeof segment === 'string');
  return known.length === run.length ? { type: 'path', segments: known } : NULL_VALUE_ERROR;
}
