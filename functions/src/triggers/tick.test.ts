import { DEFAULT_SETTINGS } from '@foodhouse/domain';
import { logger } from 'firebase-functions';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Ports } from '../services/shared/ports.ts';
import { runDeployedTick, runTick } from './tick.ts';

const written = vi.spyOn(logger, 'write').mockReturnValue();

beforeEach(() => {
  written.mockClear();
});

const lines = (): readonly object[] => written.mock.calls.map(([line]) => line);

/** What a tick asks, in a house with nothing to do. */
const QUIET = {
  clock: { nowMs: () => 0 },
  pendingChanges: { startedBefore: async () => [] },
  orderBook: { overdue: async () => [] },
  houseBook: { settings: async () => DEFAULT_SETTINGS },
  searchBook: { outdated: async () => 0 },
  pictureBook: { toCheck: async () => [] },
};
const run = (changes: Partial<typeof QUIET>): Promise<void> =>
  // What a quiet tick does not ask is not there.
  runTick(async () => ({ ...QUIET, ...changes }) as unknown as Ports);

it('says nothing when there is nothing to do', async () => {
  await run({});
  expect(lines()).toEqual([]);
});

it('that fails is an event with its stack, for each part that failed, and the others are done', async () => {
  const overdue = vi.fn<() => Promise<never[]>>(async () => []);
  const startedBefore = (): Promise<never> => Promise.reject(new TypeError('no index'));
  await expect(run({ pendingChanges: { startedBefore }, orderBook: { overdue } })).rejects.toThrow(
    'tick.failed: changes',
  );
  expect(overdue).toHaveBeenCalled();
  expect(lines()).toEqual([
    expect.objectContaining({
      severity: 'ERROR',
      event: 'tick.failed',
      part: 'changes',
      stack_trace: expect.stringMatching(/^TypeError: no index\n\s+at /) as string,
    }),
  ]);
});

it('that cannot begin is one too', async () => {
  await expect(runTick(() => Promise.reject(new Error('no credentials')))).rejects.toThrow('tick.failed: start');
  expect(lines()).toMatchObject([{ event: 'tick.failed', part: 'start' }]);
});

it('of a build that went too far back is one too, and does nothing', async () => {
  const buildMark = { mark: () => Promise.reject(new Error('a later build has written this house')) };
  const ports = { ...QUIET, buildMark, clock: null } as unknown as Ports;
  await expect(runDeployedTick(async () => ports)).rejects.toThrow('tick.failed: build');
  expect(lines()).toMatchObject([{ event: 'tick.failed', part: 'build' }]);
});
