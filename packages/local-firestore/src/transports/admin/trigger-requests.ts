import { isJsonObject, type JsonObject } from '../../model/json.ts';
import { invalidArgument } from '../../model/status-error.ts';
import type { ChangeKind, Trigger } from '../../service/triggers.ts';

const FIRST_GENERATION: Record<string, ChangeKind> = {
  create: 'created',
  update: 'updated',
  delete: 'deleted',
  write: 'written',
};

const SECOND_GENERATION: readonly ChangeKind[] = ['created', 'updated', 'deleted', 'written'];

/** `PUT …/triggers/{key}`. @source docs/wire.md#triggers */
export function firstGenerationTrigger(key: string, payload: JsonObject): Trigger {
  const eventType = textAt(payload['eventTrigger'], 'eventType');
  const resource = textAt(payload['eventTrigger'], 'resource');
  const kind = FIRST_GENERATION[eventType.split('.').at(-1) ?? ''];
  const match = /^projects\/[^/]+\/databases\/([^/]+)\/documents\/(.+)$/.exec(resource);
  if (!kind || !match) throw invalidArgument(`trigger ${key}: expected an event type and the resource of documents`);
  return {
    key,
    generation: 1,
    eventType,
    kind,
    database: match[1] ?? '',
    pattern: (match[2] ?? '').split('/'),
  };
}

/** `POST …/eventarcTrigger?eventarcTriggerId={key}`. @source docs/wire.md#triggers */
export function secondGenerationTrigger(key: string, payload: JsonObject): Trigger {
  const { database = '(default)' } = payload;
  const eventType = textAt(payload, 'eventType');
  const pattern = textAt(payload['document'], 'value');
  const kind = SECOND_GENERATION.find((name) => eventType.replace(/\.withAuthContext$/, '').endsWith(`.${name}`));
  if (kind === undefined || pattern === '' || typeof database !== 'string') {
    throw invalidArgument(`trigger ${key}: expected an event type, a database and a document pattern`);
  }
  return {
    key,
    generation: 2,
    eventType,
    kind,
    database,
    pattern: pattern.split('/'),
  };
}

/** A text inside an object, empty where there is none. */
function textAt(owner: unknown, key: string): string {
  const value = isJsonObject(owner) ? owner[key] : undefined;
  return typeof value === 'string' ? value : '';
}
