import { logger } from 'firebase-functions';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withDeadline } from './adapters/deadline.ts';
import { logClientError, logOutcome, logSurprise, logWarning } from './log.ts';

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

  it('has its class’s name where it has none of its own, as errors of Google’s SDKs', () => {
    class FirebaseError extends Error {}
    logSurprise('request.failed', new FirebaseError('no permission'), {});
    expect(written.mock.lastCall?.[0]['stack_trace']).toMatch(/^FirebaseError: no permission\n/);
  });

  it('that is no error has a stack too', () => {
    expect(groupsOf('a text')).toBe(1);
  });
});

describe('an error of a page', () => {
  const at = 'https://my-house.web.app/assets/index-B2xY9aZ1.js:12:345';
  const report = { name: 'TypeError', message: 'no menu', page: '/inventory', build: 'index-B2xY9aZ1.js' };
  const V8 = `TypeError: no menu\n    at open (${at})\n    at ${at}`;

  it.each([
    ['Chromium', V8],
    ['Firefox', `open@${at}\n@${at}\n`],
    ['Safari', `open@${at}\n${at}`],
  ])('has a stack as V8 writes it: %s', (_browser, stack) => {
    logClientError({ ...report, stack });
    expect(written.mock.lastCall?.[0]).toEqual({
      severity: 'ERROR',
      message: 'client.failed',
      event: 'client.failed',
      serviceContext: { service: 'site', version: 'index-B2xY9aZ1.js' },
      page: '/inventory',
      stack_trace: V8,
    });
  });

  it('without a stack is grouped by its page', () => {
    logClientError({ ...report, stack: '' });
    expect(written.mock.lastCall?.[0]).toMatchObject({
      '@type': 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent',
      context: { reportLocation: { filePath: '/inventory', lineNumber: 1, functionName: 'TypeError' } },
    });
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
