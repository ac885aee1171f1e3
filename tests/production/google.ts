import { createPublicKey, createSign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { json, text } from 'node:stream/consumers';
import { createServer as createTlsServer, type TLSSocket } from 'node:tls';
import type { Role } from '@foodhouse/domain';
import { startLocalFirestore } from '@foodhouse/local-firestore';
import { makeCertificate, type Certificate } from './certificate.ts';

// Stand-ins for Google's hosts, as far as the functions and the site use them. One TLS server has all their names and
// distinguishes them as Google's front ends do: by the name in the handshake.

export const PROJECT = 'my-house';
const HOST = '127.0.0.1';
const HOUR_S = 60 * 60;
const KEY_ID = 'a-key';
/** The database accepts it as an administrator's; real ones begin like it. */
const ACCESS_TOKEN = 'ya29.of-the-service-account';

const FIRESTORE = 'firestore.googleapis.com';
const AUTH = 'identitytoolkit.googleapis.com';
const HOSTS = ['*.googleapis.com', 'apis.google.com', `${PROJECT}.web.app`, `${PROJECT}.firebaseapp.com`];

export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly role: Role;
}

type Claims = Readonly<Record<string, unknown>>;

interface AuthBody {
  readonly localId?: readonly string[];
  readonly idToken?: string;
  readonly email?: string;
  readonly requestUri?: string;
}

export interface Google {
  /** The port of TLS: every host of Google has this address. */
  readonly port: number;
  readonly certificate: Certificate;
  /** `127.0.0.1:12345`, without TLS, for a test's own reads and writes. */
  readonly firestoreHost: string;
  /** `127.0.0.1:12346`. */
  readonly metadataHost: string;
  readonly addAccount: (account: Account) => void;
  /** An ID token, signed as Google signs them. @param signer another key, for a forgery */
  readonly idTokenOf: (account: Account, claims?: Claims, signer?: string) => string;
  /** A token of App Check for the site. @param signer another key, for a forgery */
  readonly appCheckToken: (signer?: string) => string;
  /** Breaks the connections to a dependency and refuses new ones, or accepts them again. */
  readonly setAway: (dependency: 'firestore' | 'auth', isAway: boolean) => void;
  /** Makes Auth refuse all calls with this status; null ends it. */
  readonly refuseAuth: (status: number | null) => void;
  /** Serves another host, such as the site's. */
  readonly serve: (host: string, listener: RequestListener) => void;
  readonly stop: () => Promise<void>;
}

export async function startGoogle(rules: string, indexes: string): Promise<Google> {
  return startGoogleBefore(
    await startLocalFirestore({ port: 0, rules: { source: rules, fileName: 'rules' }, indexes }),
  );
}

/**
 * @param firestore one that runs already; it ends with this Google
 * @param nowMs the time of tokens, in epoch milliseconds
 */
export async function startGoogleBefore(
  firestore: { readonly port: number; readonly stop: () => Promise<void> },
  nowMs: () => number = Date.now,
): Promise<Google> {
  const certificate = makeCertificate(HOSTS);
  const publicKey = { ...createPublicKey(certificate.key).export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256' };
  const accounts = new Map<string, Account>();
  const away = new Set<string>();
  const sockets = new Set<Socket>();
  let authStatus: number | null = null;

  const listeners = new Map<string, RequestListener>([
    [AUTH, (request, response) => void answerAuth(request, response)],
    ['securetoken.googleapis.com', (request, response) => void renewToken(request, response)],
    ['firebaseappcheck.googleapis.com', (_request, response) => answer(response, 200, { keys: [publicKey] })],
    ['www.googleapis.com', (_request, response) => answer(response, 200, { [KEY_ID]: certificate.certificate })],
  ]);
  const web = createServer((request, response) => {
    const listener = listeners.get((request.headers.host ?? '').split(':')[0] ?? '');
    if (listener) listener(request, response);
    else answer(response, 404, {});
  });
  const tls = createTlsServer({
    key: certificate.key,
    cert: certificate.certificate,
    // gRPC offers HTTP/2 alone, and needs it; browsers get by with less.
    ALPNCallback: ({ protocols }) => (protocols.includes('http/1.1') ? 'http/1.1' : protocols[0]),
  });
  tls.on('secureConnection', (socket) => {
    const name = nameOf(socket);
    if (away.has(name)) socket.destroy();
    else if (name === FIRESTORE) pipe(socket, connect(firestore.port, HOST));
    else web.emit('connection', socket);
  });
  tls.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => undefined); // broken connections are expected
  });
  const metadata = createServer((_request, response) => {
    response.setHeader('metadata-flavor', 'Google');
    answer(response, 200, { access_token: ACCESS_TOKEN, expires_in: HOUR_S, token_type: 'Bearer' });
  });
  const [port, metadataPort] = await Promise.all([listen(tls), listen(metadata)]);

  /** Auth's methods for servers and for browsers, each with the fields that its callers read. */
  const methods: Readonly<Record<string, (body: AuthBody) => object>> = {
    'accounts:lookup': ({ localId, idToken }) => {
      const uids = localId ?? [String(claimsIn(idToken ?? '')['sub'])];
      return { users: uids.flatMap((uid) => accounts.get(uid) ?? []).map(recordOf) };
    },
    [`${PROJECT}:createSessionCookie`]: ({ idToken }) => {
      const iss = `https://session.firebase.google.com/${PROJECT}`;
      return { sessionCookie: signed({ ...claimsIn(idToken ?? ''), iss }, certificate.key) };
    },
    'accounts:signInWithPassword': ({ email }) => signedIn((account) => account.email === email),
    /** Whoever has this subject at Google. */
    'accounts:signInWithIdp': ({ requestUri }) => {
      const { sub } = JSON.parse(new URL(requestUri ?? '').searchParams.get('id_token') ?? '{}') as { sub?: string };
      return { ...signedIn(({ uid }) => uid === sub), providerId: 'google.com', rawUserInfo: '{}' };
    },
    projects: () => ({ authorizedDomains: [`${PROJECT}.web.app`] }),
  };

  async function answerAuth(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*');
    if (request.method === 'OPTIONS') return void response.end();
    if (authStatus !== null) return answer(response, authStatus, { error: { code: authStatus, message: 'DENIED' } });
    const body = (await json(request).catch(() => ({}))) as AuthBody;
    const method = methods[path.posix.basename((request.url ?? '').split('?')[0] ?? '')];
    if (method) answer(response, 200, method(body));
    else answer(response, 404, {});
  }

  /** @source identitytoolkit's `token`: a form, whose refresh token is that of a sign-in here */
  async function renewToken(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*');
    const refreshToken = new URLSearchParams(await text(request)).get('refresh_token') ?? '';
    const account = accounts.get(refreshToken.replace('refresh ', ''));
    if (!account) return answer(response, request.method === 'OPTIONS' ? 200 : 400, {});
    const idToken = idTokenOf(account);
    answer(response, 200, {
      access_token: idToken,
      id_token: idToken,
      refresh_token: refreshToken,
      expires_in: String(HOUR_S),
    });
  }

  function signedIn(isWanted: (account: Account) => boolean): object {
    const account = [...accounts.values()].find(isWanted);
    if (!account) throw new Error('nobody has such an account');
    const { uid: localId, email } = account;
    return {
      localId,
      email,
      idToken: idTokenOf(account),
      refreshToken: `refresh ${localId}`,
      expiresIn: String(HOUR_S),
    };
  }

  function idTokenOf({ uid, email, role }: Account, claims: Claims = {}, signer = certificate.key): string {
    const nowS = Math.floor(nowMs() / 1000);
    const own = { sub: uid, user_id: uid, email, email_verified: true, role };
    const issued = { aud: PROJECT, iss: `https://securetoken.google.com/${PROJECT}`, iat: nowS, auth_time: nowS };
    const firebase = { sign_in_provider: 'password', identities: {} };
    return signed({ ...own, ...issued, exp: nowS + HOUR_S, firebase, ...claims }, signer);
  }

  return {
    port,
    certificate,
    firestoreHost: `${HOST}:${firestore.port}`,
    metadataHost: `${HOST}:${metadataPort}`,
    addAccount: (account) => void accounts.set(account.uid, account),
    idTokenOf,
    appCheckToken: (signer = certificate.key) => {
      const nowS = Math.floor(Date.now() / 1000);
      const issued = { iss: 'https://firebaseappcheck.googleapis.com/123456789012', iat: nowS, exp: nowS + HOUR_S };
      return signed({ ...issued, aud: [`projects/${PROJECT}`], sub: '1:123456789012:web:0123456789abcdef' }, signer);
    },
    setAway: (dependency, isAway) => {
      const name = dependency === 'auth' ? AUTH : FIRESTORE;
      if (isAway) away.add(name);
      else away.delete(name);
      for (const socket of sockets) socket.destroy();
    },
    refuseAuth: (status) => {
      authStatus = status;
    },
    serve: (host, listener) => void listeners.set(host, listener),
    async stop() {
      for (const socket of sockets) socket.destroy();
      await Promise.all([close(tls), close(metadata), firestore.stop()]);
    },
  };
}

/** As Auth stores an account. */
function recordOf({ uid, email, role }: Account): Claims {
  return {
    localId: uid,
    email,
    emailVerified: true,
    displayName: uid,
    customAttributes: JSON.stringify({ role }),
    validSince: '0',
    providerUserInfo: [],
  };
}

function signed(claims: Claims, key: string): string {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: 'RS256', kid: KEY_ID, typ: 'JWT' })}.${part(claims)}`;
  return `${text}.${createSign('sha256').update(text).sign(key, 'base64url')}`;
}

function claimsIn(token: string): Claims {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as Claims;
}

/** The host that the client asked for in the handshake. */
function nameOf(socket: TLSSocket): string {
  return (socket as TLSSocket & { readonly servername?: string | false }).servername || '';
}

function pipe(one: Socket, other: Socket): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.on('error', () => to.destroy()).pipe(to);
    from.once('close', () => to.destroy());
  }
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function listen(server: Server): Promise<number> {
  server.listen(0, HOST);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function close(server: Server): Promise<void> {
  await new Promise((resolve) => server.close(resolve));
}
