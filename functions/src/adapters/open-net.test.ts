import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { OpenNet } from './open-net.ts';

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const PNG = Buffer.from('\x89PNG\r\n\x1a\n123', 'latin1');
const WEBP = Buffer.from('RIFF1234WEBPVP8 ', 'latin1');

/** @returns the address of a host that answers so, by its name */
async function host(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}/pho.jpg`;
}

const LIMITS = { lastsMs: 5000, mostBytes: 1000 };
const everywhere = new OpenNet({ ...LIMITS, mayReach: () => true });

describe('a picture of another system', () => {
  it.each([
    ['a JPEG', JPEG],
    ['a PNG', PNG],
    ['a WebP', WEBP],
  ])('is what its host answers: %s', async (_what, bytes) => {
    const address = await host((_request, response) => response.end(bytes));
    expect(await everywhere.picture(address)).toEqual(bytes);
  });

  it.each<readonly [string, RequestListener]>([
    ['nothing', (_request, response) => response.end()],
    ['a page', (_request, response) => response.end('<html>')],
    ['a drawing with a script', (_request, response) => response.end('<svg><script/></svg>')],
    ['an error', (_request, response) => response.writeHead(404).end(JPEG)],
    ['another address', (_request, response) => response.writeHead(302, { location: 'http://localhost:1/' }).end(JPEG)],
    ['more than a picture is', (_request, response) => response.end(Buffer.concat([JPEG, Buffer.alloc(1000)]))],
    [
      'an end in the middle',
      (request, response) => {
        response.writeHead(200, { 'content-length': '50' });
        response.write(JPEG, () => request.socket.destroy());
      },
    ],
  ])('is none where a host answers with %s', async (_what, answer) => {
    expect(await everywhere.picture(await host(answer))).toBeNull();
  });

  it('is none where no answer comes in its time, or nobody listens', async () => {
    const silent = await host((_request, response) => response.write(JPEG));
    expect(await new OpenNet({ ...LIMITS, lastsMs: 50, mayReach: () => true }).picture(silent)).toBeNull();
    expect(await everywhere.picture('http://localhost:1/pho.jpg')).toBeNull();
    expect(await everywhere.picture('http://no-such-host.invalid/pho.jpg')).toBeNull();
  });

  it('is that of a stand-in where a host is one of tests, and of no other', async () => {
    const asked: (string | undefined)[] = [];
    const standIn = await host(({ url }, response) => {
      asked.push(url);
      response.end(PNG);
    });
    const net = new OpenNet({ ...LIMITS, mayReach: () => true, standIn });
    expect(await net.picture('https://pictures.test/a/pho.png')).toEqual(PNG);
    expect(await net.picture('https://pictures.invalid/pho.png')).toBeNull();
    expect(asked).toEqual(['/a/pho.png']);
  });

  it('is asked of no host whose name leads into a network that is not open', async () => {
    const asked = vi.fn<RequestListener>((_request, response) => response.end(JPEG));
    expect(await new OpenNet(LIMITS).picture(await host(asked))).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([
    'http://127.0.0.1:1/a',
    'http://[::1]/a',
    'http://169.254.169.254/a',
    'http://2130706433/a',
    'http://8.8.8.8/a',
  ])('is asked of no number in place of a name: %s', async (address) => {
    const mayReach = vi.fn<(ip: string) => boolean>(() => true);
    expect(await new OpenNet({ ...LIMITS, mayReach }).picture(address)).toBeNull();
    expect(mayReach).not.toHaveBeenCalled();
  });
});
