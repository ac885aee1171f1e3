// Loaded before the functions: every host leads to this machine, and port 443 to the stand-ins of Google. The code of
// the functions and of the SDKs is not changed.
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

const HOST = '127.0.0.1';
const HTTPS = 443;
const port = Number(process.env['GOOGLE_PORT']);

interface Destination {
  host?: string;
  port?: number | string;
}

type Found = (error: Error | null, address: unknown, family?: number) => void;

function lookup(_host: string, options: { readonly all?: boolean } | Found, found?: Found): void {
  if (typeof options === 'function') options(null, HOST, 4);
  else if (options.all === true) found?.(null, [{ address: HOST, family: 4 }]);
  else found?.(null, HOST, 4);
}

dns.lookup = lookup as typeof dns.lookup;
dns.promises.lookup = (async (_host: string, options?: { readonly all?: boolean }) =>
  options?.all === true ? [{ address: HOST, family: 4 }] : { address: HOST, family: 4 }) as typeof dns.promises.lookup;

const connect = Reflect.get(net.Socket.prototype, 'connect') as (...given: unknown[]) => net.Socket;
net.Socket.prototype.connect = function (this: net.Socket, ...given: unknown[]): net.Socket {
  // Options alone, or within the list that Node makes of its arguments.
  const first = Array.isArray(given[0]) ? (given[0] as unknown[])[0] : given[0];
  const destination = first as Destination;
  if (Number(destination.port) === HTTPS) Object.assign(destination, { host: HOST, port });
  return connect.apply(this, given);
};

syncBuiltinESMExports();
