import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { portOwner, takenPort } from './port-owner.ts';

it('names the process on a taken port, and how to end it', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  expect(portOwner(port)).toEqual({ pid: process.pid, command: expect.stringContaining('node') });
  await new Promise((resolve) => {
    server.close(resolve);
  });
  expect(portOwner(port)).toBeNull();
});

it('reports a taken port without a visible owner', () => {
  expect(takenPort(8080, 'firestore', null)).toBe(
    'Port 8080 (firestore) is taken: end the program that uses it, perhaps another Foodhouse.',
  );
});
