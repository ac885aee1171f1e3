import { errorAnswer } from '@foodhouse/domain';
import fc from 'fast-check';
import { afterAll, describe, expect } from 'vitest';
import { API_ADDRESS } from '../../local/suite.ts';
import { sendAll } from '../../local/load.ts';
import type { ApiProcess } from '../../local/api-process.ts';
import { database, type Person } from '../../local/house.ts';
import { fuzzRequest } from '../../local/odd-requests.ts';
import type { Food } from '@foodhouse/domain';
import { it } from '../support/test.ts';

const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 1500);
/** Also the ten thousand of the long form, on a busy machine. */
const LASTS_MS = 90_000 + 60 * REQUESTS;
const CONNECTIONS = 8;

let api: ApiProcess;
let people: readonly Person[];
let food: Food;
let onMenu: ReadonlySet<string>;
let counted: number;

it.beforeAll(async ({ house, startApi }) => {
  [api, people, food] = await Promise.all([
    startApi(),
    Promise.all([house.aPerson(), house.aPerson('chef'), house.aPerson('admin')]),
    house.putFood({ quantity: 100_000 }),
  ]);
  counted = (await database().doc('counters/foods').get()).get('count') as number;
  onMenu = new Set((await database().collection('foods').get()).docs.map(({ id }) => id));
});

afterAll(async () => {
  const { docs } = await database().collection('foods').get();
  await Promise.all(docs.filter(({ id }) => !onMenu.has(id)).map(({ ref }) => ref.delete()));
  await database().doc('counters/foods').set({ count: counted });
});

describe('thousands of malformed requests', () => {
  it(
    'are all answered, without a 500 and a stack trace, every refusal in the one shape',
    { timeout: LASTS_MS },
    async () => {
      const requests = fc.sample(fuzzRequest({ people, foodId: food.id }), { numRuns: REQUESTS });
      const answers = await sendAll(API_ADDRESS, requests, CONNECTIONS);
      expect(answers).toHaveLength(REQUESTS);
      const wrong = answers.flatMap(({ status, contentType, text }, index) => {
        const request = requests[index];
        const isFault = status >= 500 || /node_modules|\bat async\b|\.ts:\d|\.js:\d/.test(text);
        const isShaped =
          status < 400 ||
          request?.method === 'HEAD' ||
          (contentType.startsWith('application/json') && errorAnswer.safeParse(parse(text)).success);
        return isFault || !isShaped
          ? [`${status} ${text.slice(0, 200)} to ${JSON.stringify(request).slice(0, 600)}`]
          : [];
      });
      // With the log's line: another run has other requests.
      const logged = api
        .log()
        .split('\n')
        .filter((line) => /"severity":"(?:ERROR|CRITICAL)"/.test(line));
      expect([...wrong.slice(0, 5), ...(wrong.length > 0 ? logged.slice(0, 5) : [])]).toEqual([]);
      // The test proves something only if all kinds of answers occur.
      const statuses = new Set(answers.map(({ status }) => status));
      for (const status of [200, 201, 400, 401, 403, 404, 405, 413, 415]) expect(statuses).toContain(status);
    },
  );

  it('leave a log of one line each, without emails or tokens', () => {
    const lines = api
      .log()
      .split('\n')
      .filter((line) => line.includes('request.done'));
    expect(lines.length).toBeGreaterThanOrEqual(REQUESTS * 0.99); // a broken connection left no line
    for (const { email, idToken } of people) {
      expect(api.log()).not.toContain(email);
      expect(api.log()).not.toContain(idToken.slice(0, 40));
    }
    expect(api.log()).not.toMatch(/@example|eyJhbGci/);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      severity: 'INFO',
      message: 'request.done',
      name: 'api',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      status: expect.any(Number),
      milliseconds: expect.any(Number),
    });
  });
});

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
