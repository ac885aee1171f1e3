import { logger } from 'firebase-functions';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withDeadline } from './adapters/deadline.ts';
import { logOutcome, logSurprise, logWarning } from './log.ts';

const written = vi.spyOn(logger, 'write').mockReturnValue();

beforeEach(() => {
  written.mockClear();
});

/** What Error Reporting groups a line by: the type of the error and its first five frames. Lines are left out: they differ from build to build. */
function groupOf(line: object): string {
  const trace: unknown = 'stack_trace' in line ? line.stack_trace : undefined;
  const [header = '', ...frames] = String(trace).split('\n');
  expect(frames.length, 'a stack trace has frames').toBeGreaterThan(0);
  for (const frame of frames) expect(frame).toMatch(/^\s+at \S/);
  return [header.split(':')[0], ...frames.slice(0, 5).map((frame) => frame.replace(/:\d+:\d+/, ''))].join('\n');
}

const groupsOf = (...errors: readonly unknown[]): number => {
  for (const error of errors) logSurprise('request.failed', error, {});
  return new Set(written.mock.calls.map(([line]) => groupOf(line))).size;
};

const divide = (): Error => new TypeError('divided by a word');
const read = (name: string): Error => new TypeError(`${name} is undefined`);
const outageOf = (what: string): Promise<unknown> =>
  withDeadline(what, Promise.reject(new Error('connect ECONNREFUSED')), () => true).catch((error: unknown) => error);

describe('a surprise', () => {
  it('is a line with its event, its fields and its stack', () => {
    const error = new TypeError('no menu', { cause: new Error('no connection') });
    logSurprise('request.failed', error, { requestId: 'request-1' });
    const [line] = written.mock.lastCall ?? [];
    expect(line).toMatchObject({
      severity: 'ERROR',
      message: 'request.failed',
      event: 'request.failed',
      requestId: 'request-1',
      cause: 'no connection',
    });
    expect(line?.['stack_trace']).toMatch(/^TypeError: no menu\n\s+at /);
  });

  it('is in one group with its repetitions, whatever its message holds', () => {
    expect(groupsOf(...['pho', 'ramen', 'pizza'].map(read))).toBe(1);
  });

  it('is in another group than another fault', () => {
    expect(groupsOf(divide(), read('pho'))).toBe(2);
  });

  it('of Firestore is in another group than one of Auth', async () => {
    expect(groupsOf(await outageOf('Firestore'), await outageOf('Auth'))).toBe(2);
  });

  it('that is no error has a stack too', () => {
    expect(groupsOf('a text')).toBe(1);
  });
});

describe('any other line', () => {
  it('is no error', () => {
    logOutcome('request.done', { status: 200 });
    expect(written).toHaveBeenLastCalledWith({
      severity: 'INFO',
      message: 'request.done',
      event: 'request.done',
      status: 200,
    });
    logWarning('visitor.unknown', { hops: 1 });
    expect(written.mock.lastCall?.[0].severity).toBe('WARNING');
  });
});
