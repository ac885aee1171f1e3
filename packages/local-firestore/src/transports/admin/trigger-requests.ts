import { invalidArgument } from '../../model/status-error.ts';
import type { ChangeKind, Trigger } from '../../service/triggers.ts';

const FIRST_GENERATION: Record<string, ChangeKind> = {
  create: 'created',
  update: 'updated',
  delete: 'deleted',
  write: 'written',
};

/** `PUT …/triggers/{key}`. @source protocol 2.3 */
export function firstGenerationTrigger(key: string, payload: Record<string, unknown>): Trigger {
  const { resource, eventType } = (payload['eventTrigger'] ?? {}) as { resource?: unknown; eventType?: unknown };
  const kind = typeof eventType === 'string' ? FIRST_GENERATION[eventType.split('.').at(-1) ?? ''] : undefined;
  const match =
    typeof resource === 'string' ? /^projects\/[^/]+\/databases\/([^/]+)\/documents\/(.+)$/.exec(resource) : null;
  if (!kind || !match) throw invalidArgument(`trigger ${key}: expected an event type and the resource of documents`);
  return {
    key,
    generation: 1,
    eventType: eventType as string,
    kind,
    database: match[1] ?? '',
    pattern: (match[2] ?? '').split('/'),
  };
}

/** `POST …/eventarcTrigger?eventarcTriggerId={key}`. @source protocol 2.3 */
export function secondGenerationTrigger(key: string, payload: Record<string, unknown>): Trigger {
  const {
    eventType,
    database = '(default)',
    document,
  } = payload as { eventType?: unknown; database?: unknown; document?: { value?: unknown } };
  const kind =
    typeof eventType === 'string'
      ? /\.(created|updated|deleted|written)(?:\.withAuthContext)?$/.exec(eventType)?.[1]
      : undefined;
  const pattern = document?.value;
  if (kind === undefined || typeof pattern !== 'string' || typeof database !== 'string') {
    throw invalidArgument(`trigger ${key}: expected an event type, a database and a document pattern`);
  }
  return {
    key,
    generation: 2,
    eventType: eventType as string,
    kind: kind as ChangeKind,
    database,
    pattern: pattern.split('/'),
  };
}
