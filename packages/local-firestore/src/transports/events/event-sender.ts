import { randomUUID } from 'node:crypto';
import type { Document } from '../../model/document.ts';
import { formatResourceName, type DatabaseName } from '../../model/name.ts';
import { formatTimestamp } from '../../model/timestamp.ts';
import type { LogLine } from '../../service/context.ts';
import type { Trigger, TriggerRegistry } from '../../service/triggers.ts';
import type { CommitRecord, DocumentChange } from '../../store/history.ts';
import { encodeMessage, messageToJson } from '../wire/messages.ts';
import { documentToWire } from '../wire/values.ts';

const DATA_SCHEMA =
  'https://github.com/googleapis/google-cloudevents/blob/main/proto/google/events/cloud/firestore/v1/data.proto';

/** Posts document events to the functions emulator: after the commit, in commit order for each document. @source docs/wire.md#document-events */
export class EventSender {
  readonly #host: string;
  readonly #triggers: TriggerRegistry;
  readonly #log: LogLine;
  readonly #queues = new Map<string, Promise<void>>();

  /** @param host `host:port` of the functions emulator */
  constructor(host: string, triggers: TriggerRegistry, log: LogLine) {
    this.#host = host;
    this.#triggers = triggers;
    this.#log = log;
  }

  /** Takes a commit in and returns at once: a slow or failing function affects nothing but the log. */
  take(database: DatabaseName, record: CommitRecord): void {
    for (const change of record.changes) {
      const triggers = this.#triggers.matching(database.project, database.database, change);
      if (triggers.length === 0) continue;
      const name = formatResourceName({ database, path: change.path });
      const before = this.#queues.get(name) ?? Promise.resolve();
      const sent = before.then(() => this.#send(database, triggers, change, record));
      this.#queues.set(name, sent);
      void sent.finally(() => {
        if (this.#queues.get(name) === sent) this.#queues.delete(name);
      });
    }
  }

  async #send(
    database: DatabaseName,
    triggers: readonly Trigger[],
    change: DocumentChange,
    record: CommitRecord,
  ): Promise<void> {
    await Promise.all(
      triggers.map(async (trigger) => {
        const { headers, body } =
          trigger.generation === 2
            ? secondGeneration(database, trigger, change, record)
            : firstGeneration(database, trigger, change, record);
        const url = `http://${this.#host}/functions/projects/${database.project}/triggers/${trigger.key}`;
        try {
          const response = await fetch(url, { method: 'POST', headers, body });
          // 404 is an old key: the functions were reloaded since.
          if (!response.ok && response.status !== 404)
            this.#log(`event ${trigger.key}: the functions emulator answered ${response.status}`);
        } catch (error) {
          this.#log(`event ${trigger.key}: ${error instanceof Error ? error.message : String(error)}`);
        }
      }),
    );
  }
}

interface EventRequest {
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** A CloudEvent in binary mode; the body is the base64 text of the message. */
function secondGeneration(
  database: DatabaseName,
  trigger: Trigger,
  change: DocumentChange,
  record: CommitRecord,
): EventRequest {
  const path = change.path.join('/');
  return {
    headers: {
      'content-type': 'application/protobuf',
      'ce-specversion': '1.0',
      'ce-id': randomUUID(),
      'ce-type': trigger.eventType,
      // The official emulator writes `projects/` twice, and clients know it so.
      'ce-source': `//firestore.googleapis.com/projects/projects/${database.project}/databases/${database.database}`,
      'ce-subject': encodeURI(`documents/${path}`),
      'ce-time': formatTimestamp({ seconds: record.time.seconds, nanos: 0 }),
      'ce-datacontenttype': 'application/protobuf',
      'ce-dataschema': DATA_SCHEMA,
      'ce-location': 'us-central1',
      'ce-project': database.project,
      'ce-database': database.database,
      'ce-namespace': '(default)',
      'ce-document': encodeURI(path),
    },
    body: encodeEventData(database, change).toString('base64'),
  };
}

function firstGeneration(
  database: DatabaseName,
  trigger: Trigger,
  change: DocumentChange,
  record: CommitRecord,
): EventRequest {
  const json = (document: Document | null): unknown =>
    document === null ? {} : messageToJson('Document', documentToWire(database, document));
  const event = {
    context: {
      eventId: randomUUID(),
      timestamp: formatTimestamp(record.time),
      eventType: trigger.eventType,
      resource: { service: 'firestore.googleapis.com', name: formatResourceName({ database, path: change.path }) },
    },
    data: {
      ...(change.after && { value: json(change.after) }),
      ...(change.before && { oldValue: json(change.before) }),
      updateMask: {},
    },
  };
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(event) };
}

/** `DocumentEventData { 1: value, 2: old_value, 3: update_mask }`; its Document has the field numbers of v1. */
export function encodeEventData(
  database: DatabaseName,
  { before, after }: Pick<DocumentChange, 'before' | 'after'>,
): Buffer {
  const part = (tag: number, document: Document | null): readonly Buffer[] => {
    if (document === null) return [];
    const bytes = encodeMessage('Document', documentToWire(database, document));
    return [Buffer.from([tag]), varint(bytes.length), bytes];
  };
  return Buffer.concat([...part(0x0a, after), ...part(0x12, before), Buffer.from([0x1a, 0x00])]);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 0x7f; rest >>>= 7) bytes.push((rest & 0x7f) | 0x80);
  return Buffer.from([...bytes, rest]);
}
