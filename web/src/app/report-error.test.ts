import { parseClientError, type ClientError } from '@foodhouse/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';

let reportError: (typeof import('./report-error.ts'))['reportError'];
let sent: ClientError[];
const sendBeacon = vi.fn<Navigator['sendBeacon']>();

// A new page for each test: what a page has reported is its own.
beforeEach(async () => {
  vi.resetModules();
  ({ reportError } = await import('./report-error.ts'));
  sent = [];
  navigator.sendBeacon = sendBeacon.mockClear().mockImplementation((address, body) => {
    expect([address, (body as Blob).type]).toEqual(['/api/client-errors', 'application/json']);
    void (body as Blob).text().then((text) => sent.push(JSON.parse(text) as ClientError));
    return true;
  });
});

/** An error of the site's own script. */
function ours(message: string, name = 'TypeError'): Error {
  const error = Object.assign(new Error(message), { name });
  error.stack = `${name}: ${message}\n    at open (${location.origin}/assets/index-B2xY9aZ1.js:12:345)`;
  return error;
}

const fail = (error: unknown): void => {
  reportError({ error } as ErrorEvent);
};

describe('an unhandled error', () => {
  it('is sent with its stack and the page, as the server reads it', async () => {
    history.replaceState(null, '', '/user/beef-pho?from=ann@example.com');
    fail(ours('no menu'));
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ name: 'TypeError', message: 'no menu', page: '/user/beef-pho' });
    expect(sent[0]?.stack).toMatch(/index-B2xY9aZ1\.js:12:345/);
    expect(parseClientError(sent[0])).toEqual({ ok: true, value: sent[0] });
  });

  it('leaves the page without what belongs to a person', async () => {
    fail(ours('no record of ann@example.com, uid Xk29fjQ0aLmP3tYvB7cNwR5sD1e2, token eyJhbGciOi.eyJzdWIi.c2ln'));
    await expect.poll(() => sent).toHaveLength(1);
    expect(JSON.stringify(sent)).not.toMatch(/ann@|Xk29|eyJ/);
  });

  it('is sent once, and only the first five of a page', async () => {
    for (let time = 0; time < 3; time += 1) fail(ours('no menu'));
    for (const food of ['pho', 'ramen', 'pizza', 'curry', 'soup', 'cake']) fail(ours(`no ${food}`));
    await expect.poll(() => sent).toHaveLength(5);
    expect(sendBeacon).toHaveBeenCalledTimes(5);
  });

  it('of a rejected promise is sent too', async () => {
    reportError({ reason: ours('no answer') } as PromiseRejectionEvent);
    await expect.poll(() => sent).toMatchObject([{ message: 'no answer' }]);
  });

  it.each([
    ['of an extension', Object.assign(new Error('x'), { stack: 'Error: x\n    at chrome-extension://abc/a.js:1:1' })],
    ['of another site’s script', null],
    ['of a module that could not be fetched', ours('a part of this page could not be loaded', 'ChunkFailure')],
    ['of a cancelled request', ours('cancelled', 'AbortError')],
  ])('%s is not sent', (_what, error) => {
    fail(error);
    expect(sendBeacon).not.toHaveBeenCalled();
  });
});
