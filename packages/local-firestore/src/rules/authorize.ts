import type { ResourcePath } from '../model/name.ts';
import type { Timestamp } from '../model/timestamp.ts';
import type { Query } from '../model/query.ts';
import type { ValidQuery } from '../model/valid-query.ts';
import type { RulesMethod } from './ast.ts';
import { withExactValues } from './equal-values.ts';
import { DocumentAccess, type AccessBudget, partialResourceOf, type DocumentReader } from './document-access.ts';
import { EvaluationLimitError, evaluateCondition, type EvaluationContext } from './evaluator.ts';
import { statementsFor, type AskedSegment } from './match-path.ts';
import { knowledgeOf, type QueryKnowledge } from './query-constraints.ts';
import type { Ruleset } from './ruleset.ts';
import { fromJson, NULL, toStringValue, type KnownValue } from './values.ts';

// Rules have these phases. When a ruleset is loaded:
//
//   1. parse       lexer.ts, parser.ts: text to the tree of ast.ts, every node with its position.
//   2. check       checker.ts: limits, types after `is`, recursion; unknown names are warnings only.
//
// For each request:
//
//   3. match       match-path.ts: the `allow` statements that cover path and method, with the captures of their patterns.
//   4. know        for a document, its stored fields (document-access.ts); for a query, the facts that each alternative
//                  of its filter fixes for every document it could return (equal-values.ts, query-constraints.ts).
//   5. evaluate    evaluator.ts, with operators.ts, methods.ts, namespaces.ts. An error is a value, which `||` and `&&`
//                  may absorb. constraints.ts is for values that a query constrains but does not fix.
//   6. decide      the first statement that is true grants; else the reasons become the message.

/** `request.auth`: the uid and all claims of the token. */
export interface RulesAuth {
  readonly uid: string;
  readonly token: Readonly<Record<string, unknown>>;
}

export type Decision = { readonly allowed: true } | { readonly allowed: false; readonly message: string };

export interface RulesRequest {
  readonly ruleset: Ruleset;
  /** Database id, as the path `/databases/{database}/documents` shows it. */
  readonly database: string;
  readonly auth: RulesAuth | null;
  readonly time: Timestamp;
  readonly reader: DocumentReader;
  readonly budget: AccessBudget;
}

/** A request for a single document. `after` is only there for a create or update. */
interface DocumentRequest extends RulesRequest {
  readonly method: Exclude<RulesMethod, 'list'>;
  readonly path: ResourcePath;
  readonly before: KnownValue | null;
  readonly after: KnownValue | null;
}

/** Accesses that a whole commit or multi-document read may make. @source docs/rules.md#limits */
export const MULTI_DOCUMENT_ACCESSES = 20;

/** Judges a get, create, update or delete of one document. */
export function authorizeDocument(request: DocumentRequest): Decision {
  const { database, path, method, before, after } = request;
  const entries = new Map(commonEntries(request, method, path));
  if (after !== null) entries.set('resource', after);
  return decide(request, method, ['databases', database, 'documents', ...path], {
    request: { type: 'map', entries },
    resource: before ?? NULL,
  });
}

/**
 * Judges a query on its constraints alone: granted when every document it could ever return would be.
 * Each alternative of the filter must be proven; stored documents play no role. @source docs/rules.md#lists-of-documents
 */
export function authorizeQuery(request: RulesRequest, query: ValidQuery): Decision {
  const counter = { evaluated: 0 };
  for (const alternative of query.alternatives) {
    for (const [index, conjunction] of withExactValues(alternative).entries()) {
      const knowledge = knowledgeOf(conjunction, query.orderBy);
      if (knowledge.isEmpty) continue;
      // Only the query as written counts towards the limit, not the extra variants that this prover adds.
      const counted = index === 0 ? counter : { evaluated: 0 };
      const decision = authorizeAlternative(request, query, knowledge, counted);
      if (!decision.allowed) return decision;
    }
  }
  return { allowed: true };
}

function authorizeAlternative(
  request: RulesRequest,
  query: Query,
  knowledge: QueryKnowledge,
  counter: { evaluated: number },
): Decision {
  const { database, ruleset } = request;
  if (query.allDescendants && ruleset.file.version === '1') return denied('No matching allow statements');
  const collectionPath = query.collectionId === null ? query.parent : [...query.parent, query.collectionId];
  const entries = new Map(commonEntries(request, 'list', collectionPath));
  entries.set('query', queryValue(query));
  const asked: readonly AskedSegment[] = ['databases', database, 'documents', ...askedPath(query, knowledge)];
  return decide(
    request,
    'list',
    asked,
    { request: { type: 'map', entries }, resource: partialResourceOf(database, knowledge.path, knowledge.data) },
    counter,
  );
}

/** The path that rules see for a query: the id is unknown, for a collection group also the path to the collection. */
function askedPath(query: Query, knowledge: QueryKnowledge): readonly AskedSegment[] {
  if (knowledge.path) return knowledge.path;
  const collection: readonly AskedSegment[] = query.collectionId === null ? [{ unknown: 'id' }] : [query.collectionId];
  const way: readonly AskedSegment[] = query.allDescendants ? [{ unknown: 'run' }] : [];
  return [...query.parent, ...way, ...collection, { unknown: 'id' }];
}

function decide(
  request: RulesRequest,
  method: RulesMethod,
  path: readonly AskedSegment[],
  globals: Pick<EvaluationContext, 'request' | 'resource'>,
  counter: { evaluated: number } = { evaluated: 0 },
): Decision {
  const { ruleset, database, reader, budget } = request;
  const statements = statementsFor(ruleset.file, path, method);
  if (statements.length === 0) return denied('No matching allow statements');
  const access = new DocumentAccess(database, reader, budget);
  const context: EvaluationContext = { file: ruleset.file, ...globals, access, coverage: ruleset.coverage, counter };
  const reasons: string[] = [];
  try {
    for (const { allow, scope } of statements) {
      if (allow.condition === null) return { allowed: true };
      const outcome = evaluateCondition(allow.condition, scope, context);
      if (outcome.type === 'bool' && outcome.value) return { allowed: true };
      const detail = outcome.type === 'error' ? outcome.message : 'false';
      reasons.push(`${detail} for '${method}' @ L${allow.at.line}`);
    }
  } catch (error) {
    if (!(error instanceof EvaluationLimitError)) throw error;
    return denied(error.message);
  }
  return denied(reasons.join(', '));
}

function denied(message: string): Decision {
  return { allowed: false, message: `\n${message}` };
}

function commonEntries(request: RulesRequest, method: RulesMethod, path: ResourcePath): [string, KnownValue][] {
  const { auth, time, database } = request;
  return [
    ['auth', auth === null ? NULL : authValue(auth)],
    ['method', toStringValue(method)],
    ['path', { type: 'path', segments: ['databases', database, 'documents', ...path] }],
    ['time', { type: 'timestamp', nanos: BigInt(time.seconds) * 1_000_000_000n + BigInt(time.nanos) }],
  ];
}

function authValue(auth: RulesAuth): KnownValue {
  return {
    type: 'map',
    entries: new Map<string, KnownValue>([
      ['token', fromJson(auth.token)],
      ['uid', toStringValue(auth.uid)],
    ]),
  };
}

function queryValue(query: Query): KnownValue {
  const orders = query.orderBy.map((order): [string, KnownValue] => [
    order.path.join('.'),
    toStringValue(order.direction === 'asc' ? 'ASC' : 'DESC'),
  ]);
  return {
    type: 'map',
    entries: new Map<string, KnownValue>([
      ['limit', query.limit === null ? NULL : { type: 'int', value: BigInt(query.limit) }],
      ['offset', { type: 'int', value: BigInt(query.offset) }],
      ['orderBy', orders.length === 0 ? NULL : { type: 'map', entries: new Map(orders) }],
    ]),
  };
}
