import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import recording from '../fixtures/webchannel.json' with { type: 'json' };
import { rest } from '../rest-client.ts';
import { startLocalFirestore } from '../../src/index.ts';
import { useServer } from '../start-server.ts';
import { WebChannelClient } from './webchannel-client.ts';

// webchannel.json: one scripted run over several sessions; each step has the answer of the official emulator.

const server = useServer();
const clients = new Map<string, WebChannelClient>();

type Step = (typeof recording.steps)[number] & {
  readonly session?: string;
  readonly rpc?: 'Listen' | 'Write';
  readonly messages?: readonly unknown[];
  readonly until?: string;
  readonly ci?: number;
  readonly method?: string;
  readonly writes?: readonly unknown[];
  readonly expand?: string;
};

describe('the recorded WebChannel conversation', () => {
  let steps: readonly Step[] = [];
  beforeAll(() => {
    steps = recording.steps as readonly Step[];
  });
  afterAll(() => {
    for (const client of clients.values()) client.close();
  });

  it.each(recording.steps.map((step, index) => [index, step.op, 'session' in step ? step.session : ''] as const))(
    'step %i: %s %s',
    async (index) => {
      const step = steps[index] as Step;
      await STEPS[step.op as keyof typeof STEPS](step);
    },
  );
});

it('forgets the session of a page that has left after the time that a test sets', async () => {
  await using left = await startWith(50);
  const client = new WebChannelClient(left.address, 'Listen', 'projects/webchannel/databases/(default)');
  const openAndLeave = async (): Promise<number> => {
    const status = await client.open(false);
    client.close();
    return status;
  };
  // Begun again until the page is back within that time: this process may not have had its turn before.
  const begin = async (): Promise<number> => {
    await client.handshake([]);
    return openAndLeave();
  };
  await expect.poll(begin).toBe(200);
  await expect.poll(openAndLeave, { interval: 300 }).toBe(400);
});

async function startWith(channelIdleMs: number): Promise<AsyncDisposable & { readonly address: string }> {
  const { port, stop } = await startLocalFirestore({ port: 0, channelIdleMs });
  return { address: `127.0.0.1:${port}`, [Symbol.asyncDispose]: stop };
}

const STEPS = {
  async handshake(step: Step): Promise<void> {
    const client = new WebChannelClient(
      server.address(),
      step.rpc ?? 'Listen',
      'projects/webchannel/databases/(default)',
    );
    clients.set(step.session ?? '', client);
    const frame = await client.handshake(expandLongText(step.messages ?? [], step));
    expect(shape(frame)).toEqual(shape(outcome(step)['frame']));
  },
  async open(step: Step): Promise<void> {
    expect(await clientOf(step).open(step.ci === 1)).toBe(outcome(step)['status']);
  },
  async read(step: Step): Promise<void> {
    const isLongPoll = clientOf(step).isLongPoll;
    const { messages, ended } = await clientOf(step).readUntil(step.until ?? 'end');
    const expected = outcome(step)['messages'] as [number, unknown][];
    const wanted = withoutNoops(shape(expected) as [number, unknown][]);
    // A long poll ends after its first frame; this server puts a whole snapshot into one, the recorder splits it.
    const actual = withoutNoops(messages);
    expect(isLongPoll ? actual.slice(0, wanted.length) : actual).toEqual(wanted);
    const ids = messages.map(([id]) => id);
    expect(ids).toEqual(ids.map((_, index) => (ids[0] ?? 0) + index));
    if (!isLongPoll) expect(ended).toBe(outcome(step)['ended']);
  },
  async forward(step: Step): Promise<void> {
    const frame = (await clientOf(step).forward(expandLongText(step.messages ?? [], step))) as number[];
    const recorded = outcome(step)['frame'] as number[];
    expect([frame[0], frame[2]]).toEqual([recorded[0], recorded[2]]);
  },
  async commit(step: Step): Promise<void> {
    const answer = await rest(
      server.address(),
      'POST',
      '/v1/projects/webchannel/databases/(default)/documents:commit',
      {
        writes: expandLongText(step.writes ?? [], step),
      },
    );
    expect(answer.status).toBe(outcome(step)['status']);
  },
  async terminate(step: Step): Promise<void> {
    expect(await clientOf(step).terminate()).toEqual({ status: outcome(step)['status'], body: outcome(step)['body'] });
  },
  async unknown(step: Step): Promise<void> {
    const client = new WebChannelClient(
      server.address(),
      step.rpc ?? 'Listen',
      'projects/webchannel/databases/(default)',
    );
    const answer = await client.withUnknownSession(step.method ?? 'GET');
    expect(answer.status).toBe(outcome(step)['status']);
    expect(answer.body.indexOf('Unknown SID')).toBeGreaterThan(0); // the recorder's body is empty, which is its defect: docs/wire.md#unknown-session
  },
};

function clientOf(step: Step): WebChannelClient {
  const client = clients.get(step.session ?? '');
  if (!client) throw new Error(`no session ${step.session}`);
  return client;
}

function outcome(step: Step): Record<string, unknown> {
  return (step as { outcome: Record<string, unknown> }).outcome;
}

/** Compares without noops and without ids, which depend on the times of noops. */
function withoutNoops(messages: readonly [number, unknown][]): readonly unknown[] {
  return messages.map(([, message]) => shape(message)).filter((message) => JSON.stringify(message) !== '["noop"]');
}

/** Replaces the parts that differ per run by their names. */
function shape(value: unknown): unknown {
  if (Array.isArray(value)) {
    if (value[0] === 'c' && value.length === 6) return ['c', '<sid>', ...value.slice(2)];
    return value.map(shape);
  }
  if (typeof value === 'string') {
    if (value === '<time>' || /^\d{4}-\d\d-\d\dT.*Z$/.test(value)) return '<time>';
    return /^<\d+ characters>$/.test(value)
      ? '<long text>'
      : value.length > 60 && /^(.)\1+$/.test(value)
        ? '<long text>'
        : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'resumeToken'
        ? '<resumeToken>'
        : key === 'streamId'
          ? '<streamId>'
          : key === 'message'
            ? '<text>'
            : shape(inner),
    ]),
  );
}

function expandLongText(messages: readonly unknown[], step: Step): readonly unknown[] {
  if (step.expand === undefined) return messages;
  const text = JSON.stringify(messages).replace(/<string of (\d+) times \\"x\\">/, (_, length) =>
    'x'.repeat(Number(length)),
  );
  return JSON.parse(text) as unknown[];
}
