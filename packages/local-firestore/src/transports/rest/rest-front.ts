import type { IncomingMessage, ServerResponse } from 'node:http';
import { isJsonObject } from '../../model/json.ts';
import { toStatusError } from '../../model/status-error.ts';
import { authenticate } from '../../service/caller.ts';
import type { ServiceContext } from '../../service/context.ts';
import { readBody, requestUrl, sendNotFound, sendText } from '../http-basics.ts';
import { invalidPayload, sendRestError } from '../http-errors.ts';
import { messageFromJson, messageToJson, parseJson, serviceMethods, type Message } from '../wire/messages.ts';
import { operationOf } from '../wire/operations.ts';
import { parseRestPath, VERBS, type RestPath } from './rest-path.ts';

interface Call {
  readonly method: string;
  readonly message: Message;
}

/** The plain HTTP and JSON front. @returns false when the path is not its own */
export async function handleRest(
  context: ServiceContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const url = requestUrl(request);
  if (!/^\/v1(beta1)?\//.test(url.pathname)) return false;
  const body = await readBody(request);
  try {
    const path = parseRestPath(url.pathname);
    const call = path && callOf(request.method ?? 'GET', path, url.searchParams, body);
    if (!call) {
      sendNotFound(response);
      return true;
    }
    const operation = operationOf(call.method);
    if (!operation) throw toStatusError(new Error(`no operation ${call.method}`));
    const answers = await operation(context, () => authenticate(request.headers.authorization), call.message);
    sendText(response, 200, 'application/json', `${toJson(toBody(call.method, answers))}\n`);
  } catch (error) {
    sendRestError(context, response, error);
  }
  return true;
}

function callOf(httpMethod: string, path: RestPath, query: URLSearchParams, body: string): Call | null {
  if (path.verb !== null) return verbCall(httpMethod, path, path.verb, body);
  const { name, rest } = path;
  if (rest === null) return null;
  const hasTrailingSlash = rest.at(-1) === '';
  const isListOfAll = hasTrailingSlash && (rest.length - 1) % 2 === 0 && !rest.slice(0, -1).includes('');
  const isCollection = !hasTrailingSlash && rest.length % 2 === 1;
  switch (httpMethod) {
    case 'GET': {
      if (isListOfAll)
        return {
          method: 'ListDocuments',
          message: fromQuery('ListDocumentsRequest', query, { parent: name.slice(0, -1) }),
        };
      if (isCollection && !rest.includes('')) {
        const cut = name.lastIndexOf('/');
        const fields = { parent: name.slice(0, cut), collectionId: name.slice(cut + 1) };
        return { method: 'ListDocuments', message: fromQuery('ListDocumentsRequest', query, fields) };
      }
      return { method: 'GetDocument', message: fromQuery('GetDocumentRequest', query, { name }) };
    }
    case 'POST': {
      const cut = name.lastIndexOf('/');
      const fields = {
        parent: name.slice(0, cut),
        collectionId: name.slice(cut + 1),
        document: fromBody('Document', body),
      };
      return { method: 'CreateDocument', message: fromQuery('CreateDocumentRequest', query, fields) };
    }
    case 'PATCH':
      return {
        method: 'UpdateDocument',
        message: fromQuery('UpdateDocumentRequest', query, { document: { ...fromBody('Document', body), name } }),
      };
    case 'DELETE':
      return { method: 'DeleteDocument', message: fromQuery('DeleteDocumentRequest', query, { name }) };
    default:
      return null;
  }
}

function verbCall(httpMethod: string, path: RestPath, verbName: string, body: string): Call | null {
  const verb = VERBS[verbName];
  if (httpMethod !== 'POST' || !verb || (!verb.onDocument && path.rest !== null)) return null;
  const requestType = serviceMethods().get(verb.method)?.requestType ?? '';
  const message = fromBody(requestType, body);
  const database = path.name.slice(0, path.name.indexOf('/documents'));
  return { method: verb.method, message: { ...message, ...(verb.onDocument ? { parent: path.name } : { database }) } };
}

function fromBody(typeName: string, body: string): Message {
  try {
    return messageFromJson(typeName, body.trim() === '' ? {} : parseJson(body));
  } catch {
    throw invalidPayload(); // malformed JSON, an unknown field or a wrong type, as the real service answers all three
  }
}

const NUMBERS = new Set(['pageSize']);
const BOOLEANS = new Set(['showMissing', 'exists']);
const LISTS = new Set(['fieldPaths']);
const KNOWN = new Set([
  'mask',
  'updateMask',
  'currentDocument',
  'pageSize',
  'pageToken',
  'orderBy',
  'showMissing',
  'readTime',
  'transaction',
  'documentId',
]);

/** Query parameters such as `mask.fieldPaths=a&pageSize=2` as a message; unknown ones are ignored. */
function fromQuery(typeName: string, query: URLSearchParams, fields: Message): Message {
  const json: Record<string, unknown> = {};
  for (const key of new Set(query.keys())) {
    const parts = key.split('.');
    if (!KNOWN.has(parts[0] ?? '')) continue;
    const leaf = parts.at(-1) ?? '';
    let owner = json;
    for (const part of parts.slice(0, -1)) {
      const inner = owner[part];
      const next: Record<string, unknown> = isJsonObject(inner) ? { ...inner } : {};
      owner[part] = next;
      owner = next;
    }
    owner[leaf] = LISTS.has(leaf) ? query.getAll(key) : queryValue(leaf, query.get(key) ?? '');
  }
  try {
    return { ...messageFromJson(typeName, json), ...fields };
  } catch {
    throw invalidPayload(); // a value of the wrong type, as in a body
  }
}

function queryValue(leaf: string, text: string): unknown {
  if (NUMBERS.has(leaf)) return Number(text);
  if (!BOOLEANS.has(leaf)) return text;
  return text === 'true' ? true : text === 'false' ? false : text;
}

/** `JSON.stringify` with negative zeros, which a Node before 22 cannot write. */
function toJson(value: unknown): string {
  const { rawJSON } = JSON as { rawJSON?: (text: string) => unknown };
  return JSON.stringify(value, (_key, inner: unknown) => (rawJSON && Object.is(inner, -0) ? rawJSON('-0') : inner));
}

function toBody(method: string, answers: readonly Message[]): unknown {
  const shape = serviceMethods().get(method);
  const json = answers.map((answer) => messageToJson(shape?.responseType ?? '', answer));
  if (!shape?.responseStream) return json[0] ?? {};
  // The published proto has no `done` for aggregations, so it exists in REST only.
  return method === 'RunAggregationQuery'
    ? json.map((answer) => ({ ...answer, ...('result' in answer && { done: true }) }))
    : json;
}
