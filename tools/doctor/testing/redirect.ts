// Loaded into a process before its own code: what it asks of any host by HTTPS goes to the stand-in of Google's APIs on
// this machine, which reads the address in a header.
import http from 'node:http';
import https from 'node:https';

const PORT = Number(process.env['STAND_IN_PORT']);
const fetchReal = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  if (!url.startsWith('https:')) return fetchReal(input, init);
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
  headers.set('x-stand-in-url', url);
  return fetchReal(`http://127.0.0.1:${PORT}/`, { ...init, headers });
};

type RequestOptions = https.RequestOptions & { readonly path?: string };

/** The admin SDK and its credentials ask this way: with options alone, or with an address before them. */
function request(first: RequestOptions | string | URL, ...rest: readonly unknown[]): http.ClientRequest {
  const options = (typeof first === 'string' || first instanceof URL ? (rest[0] ?? {}) : first) as RequestOptions;
  const answered = rest.find((argument) => typeof argument === 'function') as
    | ((response: http.IncomingMessage) => void)
    | undefined;
  const url =
    typeof first === 'string' || first instanceof URL
      ? String(first)
      : `https://${first.hostname ?? first.host ?? ''}${first.path ?? '/'}`;
  const headers = { ...(options.headers as http.OutgoingHttpHeaders), 'x-stand-in-url': url };
  const { method = 'GET' } = options;
  return http.request({ host: '127.0.0.1', port: PORT, method, headers, path: '/' }, answered);
}

https.request = request as typeof https.request;
