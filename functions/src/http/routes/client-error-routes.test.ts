import { logger } from 'firebase-functions';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ports } from '../../services/shared/ports.ts';
import { MemoryStore } from '../../services/testing/memory-store.ts';
import { clientErrorRoutes } from './client-error-routes.ts';
import { serveRoutes } from '../testing/serve-routes.ts';

const written = vi.spyOn(logger, 'write').mockReturnValue();
const ERROR = {
  name: 'TypeError',
  message: 'no menu of ann@example.com',
  stack: 'TypeError: no menu\n    at open (https://my-house.web.app/assets/index-B2xY9aZ1.js?v=1:12:345)',
  page: '/user/Xk29fjQ0aLmP3tYvB7cNwR5sD1e2?from=ann',
  build: 'index-B2xY9aZ1.js',
};

let nowMs: number;
let send: (body: unknown, visitor?: string) => Promise<{ readonly status: number; readonly body: unknown }>;

beforeEach(async () => {
  nowMs = 0;
  written.mockClear();
  const store = new MemoryStore();
  const ports: Partial<Ports> = {
    clock: { nowMs: () => nowMs },
    unitOfWork: { run: store.run.bind(store), since: () => store },
  };
  const address = `${await serveRoutes(ports, clientErrorRoutes(), { K_SERVICE: 'api' })}/client-errors`;
  send = async (body, visitor = '203.0.113.7') => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `${visitor}, 66.249.84.10` };
    const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: response.status, body: await response.json() };
  };
});

const logged = (): readonly object[] =>
  written.mock.calls.map(([line]) => line).filter((line) => line['event'] === 'client.failed');

describe('an error of a page', () => {
  it('is one line, without anything of a person', async () => {
    expect(await send(ERROR)).toEqual({ status: 200, body: { logged: true } });
    expect(logged()).toEqual([
      {
        severity: 'ERROR',
        message: 'client.failed',
        event: 'client.failed',
        serviceContext: { service: 'site', version: 'index-B2xY9aZ1.js' },
        page: '/user/<id>',
        stack_trace:
          'TypeError: no menu of <email>\n    at open (https://my-house.web.app/assets/index-B2xY9aZ1.js:12:345)',
      },
    ]);
  });

  it('is cut where it is long, and refused where it is huge', async () => {
    expect((await send({ ...ERROR, message: 'x'.repeat(2000) })).status).toBe(200);
    expect(JSON.stringify(logged()).length).toBeLessThan(1000);
    expect((await send({ ...ERROR, stack: 'x'.repeat(16_001) })).status).toBe(400);
    expect((await send({ ...ERROR, stack: 'x'.repeat(66_000) })).status).toBe(413);
  });

  it('is logged sixty times in ten minutes for one address', async () => {
    await Promise.all(Array.from({ length: 60 }, () => send(ERROR)));
    expect(logged()).toHaveLength(60);
    expect((await send(ERROR)).body).toEqual({ logged: false });
    expect(await send({ message: 'not read' })).toEqual({ status: 200, body: { logged: false } });
    expect((await send(ERROR, '203.0.113.8')).body).toEqual({ logged: true });
    nowMs += 600_000;
    expect((await send(ERROR)).body).toEqual({ logged: true });
    expect(logged()).toHaveLength(62);
  });

  it('is logged three hundred times in ten minutes by one process', async () => {
    await Promise.all(Array.from({ length: 310 }, (_, index) => send(ERROR, `203.0.113.${index % 250}`)));
    expect(logged()).toHaveLength(300);
  });
});
