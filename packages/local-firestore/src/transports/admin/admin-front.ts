import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { isJsonObject, type JsonObject } from '../../model/json.ts';
import { parseDatabaseName, pathKey } from '../../model/name.ts';
import { invalidArgument, unimplemented } from '../../model/status-error.ts';
import { authenticate } from '../../service/caller.ts';
import type { ServiceContext } from '../../service/context.ts';
import type { RulesIssue } from '../../rules/source-position.ts';
import { formatIssue } from '../../rules/ruleset.ts';
import { readBody, requestUrl, sendNotFound, sendText } from '../http-basics.ts';
import { writeExport } from './export-files.ts';
import { firstGenerationTrigger, secondGenerationTrigger } from './trigger-requests.ts';
import { invalidPayload, sendRestError } from '../http-errors.ts';

const CLEAR = /^\/emulator\/v1\/projects\/([^/]+)\/databases\/([^/]+)\/documents(?:\/(.*))?$/;
const RULES = /^\/emulator\/v1\/projects\/([^/:]+):securityRules$/;
const EXPORT = /^\/emulator\/v1\/projects\/[^/:]+(?:\/databases\/[^/:]+)?:export$/;
const NOT_YET = /^\/emulator\/v1\/projects\/[^/:]+(?:\/databases\/[^/:]+)?(?::|\/)(import|ruleCoverage\.html)$/;
const COVERAGE = /^\/emulator\/v1\/projects\/([^/:]+):ruleCoverage$/;
const USAGE = /^\/emulator\/v1\/projects\/([^/:]+):usage$/;
const FIRST_GENERATION = /^\/emulator\/v1\/projects\/([^/:]+)\/triggers\/(.+)$/;
const SECOND_GENERATION = /^\/emulator\/v1\/projects\/([^/:]+)\/eventarcTrigger$/;

/** A match of a path: the whole, then each group. */
type Groups = readonly (string | undefined)[];

/** The emulator's control calls. None needs administrator rights. @returns false when the path is not its own */
export async function handleAdmin(
  context: ServiceContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const url = requestUrl(request);
  if (!url.pathname.startsWith('/emulator/v1/')) return false;
  const body = await readBody(request);
  const pathname = decodePath(url.pathname);
  try {
    const clear = CLEAR.exec(pathname);
    const rules = RULES.exec(pathname);
    const missing = NOT_YET.exec(pathname);
    const coverage = COVERAGE.exec(pathname);
    const usage = USAGE.exec(pathname);
    const first = FIRST_GENERATION.exec(pathname);
    const second = SECOND_GENERATION.exec(pathname);
    if (request.method === 'DELETE' && clear) {
      authenticate(request.headers.authorization);
      clearDocuments(context, clear);
      sendText(response, 200, 'application/json', '{\n}\n');
    } else if (request.method === 'PUT' && rules) {
      sendText(response, 200, 'application/json', `${JSON.stringify(loadRules(context, rules, body))}\n`);
    } else if (request.method === 'POST' && EXPORT.test(pathname)) {
      exportDocuments(context, body);
      sendText(response, 200, 'application/json', '{\n}\n');
    } else if (request.method === 'PUT' && first) {
      const [, project = '', key = ''] = first;
      context.triggers.register(project, firstGenerationTrigger(key, asObject(parseBody(body))));
      sendText(response, 200, 'application/json', '{\n}\n');
    } else if (request.method === 'POST' && second) {
      const [, project = ''] = second;
      const payload = asObject(parseBody(body));
      const key = url.searchParams.get('eventarcTriggerId') ?? '';
      context.triggers.register(project, secondGenerationTrigger(key, payload));
      sendText(response, 200, 'application/json', `${JSON.stringify(payload)}\n`);
    } else if (request.method === 'GET' && coverage) {
      sendText(response, 200, 'application/json', `${JSON.stringify(ruleCoverage(context, coverage))}\n`);
    } else if (usage && (request.method === 'GET' || request.method === 'DELETE')) {
      const [, project = ''] = usage;
      const lines = context.usage.of(project);
      if (request.method === 'DELETE') context.usage.forget(project);
      sendText(
        response,
        200,
        'application/json',
        `${JSON.stringify({ lines, bytesSent: context.usage.bytesSent() })}\n`,
      );
    } else if (missing) throw unimplemented(`The emulator call ${missing[1]}`);
    else sendNotFound(response);
  } catch (error) {
    sendRestError(context, response, error);
  }
  return true;
}

function clearDocuments(context: ServiceContext, [, project = '', databaseId = '', below = '']: Groups): void {
  const database = context.databases.get({ project, database: databaseId });
  const segments = below.split('/').filter((segment) => segment !== '');
  const prefix = pathKey(segments);
  database.removeAll((document) => prefix === '' || document.key === prefix || document.key.startsWith(`${prefix}/`));
}

/** @source docs/wire.md#export: the directory is relative to the working directory */
function exportDocuments(context: ServiceContext, body: string): void {
  const payload = asObject(parseBody(body));
  requireKnownKeys(payload, ['database', 'export_directory', 'exportDirectory', 'export_name', 'exportName']);
  const text = (...keys: readonly string[]): string | null => {
    const value = keys.map((key) => payload[key]).find((candidate) => candidate !== undefined);
    return typeof value === 'string' ? value : null;
  };
  const database = parseDatabaseName(text('database') ?? '');
  const directory = text('export_directory', 'exportDirectory') ?? '';
  const name = text('export_name', 'exportName') ?? `firestore_export_${Math.floor(Date.now() / 1000)}`;
  writeExport(context.databases.get(database), path.resolve(directory), name);
}

/** @source docs/wire.md#rules-by-put: bad rules with `ignore_errors` answer 200 with the issues, without it 400 */
function loadRules(context: ServiceContext, [, project = '']: Groups, body: string): { issues?: readonly object[] } {
  const { source, fileName, ignoreErrors } = parsePayload(body);
  const issues = context.rules.setForProject(project, source, fileName);
  const errors = issues.filter((issue) => issue.severity === 'ERROR');
  for (const issue of issues) context.log(`rules: ${issue.severity.toLowerCase()}: ${formatIssue(issue, fileName)}`);
  if (errors.length > 0 && !ignoreErrors) {
    const lines = errors.map(
      (issue) => `${issue.position ? `L${issue.position.line}:${issue.position.column} ` : ''}${issue.description}`,
    );
    throw invalidArgument(`Error compiling rules:\n${lines.join('\n')}`);
  }
  return issues.length > 0 ? { issues: issues.map((issue) => issueToJson(issue, fileName)) } : {};
}

/** @source docs/wire.md#rules-by-put; without literals only there is no `report` */
function ruleCoverage(context: ServiceContext, [, project = '']: Groups): object {
  const ruleset = context.rules.of(project);
  if (ruleset === null) return { rules: { files: [] } };
  const report = ruleset.coverage.report(ruleset.file);
  return {
    rules: { files: [{ name: ruleset.fileName, content: ruleset.source }] },
    ...(report.length > 0 && { report }),
  };
}

function issueToJson({ severity, description, position }: RulesIssue, fileName: string): object {
  const at = position ?? { line: 1, column: 1, offset: 0, end: 0 };
  const sourcePosition = {
    fileName,
    fileIndex: 0,
    line: at.line,
    column: at.column,
    currentOffset: at.offset,
    endOffset: Math.max(at.offset, at.end - 1),
  };
  return { sourcePosition, description, severity };
}

function parsePayload(body: string): { source: string; fileName: string; ignoreErrors: boolean } {
  const payload = asObject(parseBody(body));
  requireKnownKeys(payload, ['rules', 'ignore_errors', 'ignoreErrors']);
  const files = asObject(payload['rules'])['files'];
  if (Array.isArray(files) && files.length > 1) throw unimplemented('A ruleset of several files');
  const [file] = Array.isArray(files) ? files : [];
  const { content, name } = asObject(file);
  if (typeof content !== 'string') throw invalidPayload();
  return {
    source: content,
    fileName: typeof name === 'string' ? name : 'security.rules',
    ignoreErrors: (payload['ignore_errors'] ?? payload['ignoreErrors']) === true,
  };
}

/** Refuses unknown keys, which would otherwise be ignored silently. @source docs/wire.md#control-calls */
function requireKnownKeys(payload: JsonObject, known: readonly string[]): void {
  if (Object.keys(payload).some((key) => !known.includes(key))) throw invalidPayload();
}

function asObject(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}

function parseBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw invalidPayload();
  }
}

/** Malformed percent-encoding stays as it is: it names nothing of ours. */
function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
