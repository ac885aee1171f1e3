import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';

// Stands in for Google's APIs where firebase-tools deploys to. It accepts everything, finishes at once, and keeps what is
// published. Shapes are those that firebase-tools 15 reads.

/** What firebase-tools calls a host of Google in its environment. */
const HOSTS = [
  'ARTIFACT_REGISTRY_DOMAIN',
  'CLOUD_RUN_API_URL',
  'CLOUD_RUN_URL',
  'FIREBASE_API_URL',
  'FIREBASE_AUTHPROXY_URL',
  'FIREBASE_AUTH_MANAGEMENT_URL',
  'FIREBASE_CLOUDBILLING_URL',
  'FIREBASE_CLOUDSCHEDULER_URL',
  'FIREBASE_EXT_URL',
  'FIREBASE_FUNCTIONS_URL',
  'FIREBASE_FUNCTIONS_V2_URL',
  'FIREBASE_HOSTING_API_URL',
  'FIREBASE_IAM_URL',
  'FIREBASE_REALTIME_URL',
  'FIREBASE_RESOURCEMANAGER_URL',
  'FIREBASE_RULES_URL',
  'FIREBASE_SERVICE_USAGE_URL',
  'FIRESTORE_URL',
] as const;

type Json = Readonly<Record<string, unknown>>;
interface Asked {
  readonly method: string;
  readonly url: string;
  /** Empty when the request has no JSON. */
  readonly body: Json;
  readonly bytes: Buffer;
}
type Answer = (match: RegExpExecArray, asked: Asked) => Json | null;

/** `ready`: the first question that found every index built. */
type Arrival = 'indexes' | 'ready' | 'rules' | 'functions' | 'site';

interface Index {
  readonly collection: string;
}

export interface GoogleStandIn {
  /** The environment in which firebase-tools talks to this machine alone, as a workflow with an identity of its own. */
  readonly environment: Readonly<Record<string, string>>;
  /** What was published, in this order, each kind once. */
  readonly arrivals: () => readonly Arrival[];
  /** The rules that are in force, null before. */
  readonly rules: () => string | null;
  /** The databases of the project. */
  readonly databases: Set<string>;
  /** The composite indexes. One is ready from the second question on. */
  readonly indexes: readonly Index[];
  /** The functions of the project, by name. */
  readonly functions: Map<string, Json>;
  /** The uploaded source of the functions, a ZIP archive. */
  readonly source: () => Buffer;
  /** The files of the last version of the site, by address. */
  readonly site: () => ReadonlyMap<string, string>;
  /** The releases of the site by channel, last one last: names of versions. */
  readonly releases: readonly string[];
  /** The policies for old images in the repository of the functions. */
  readonly imagePolicies: () => readonly string[];
  /** Requests that nothing here answers. */
  readonly unknown: readonly string[];
  readonly close: () => void;
}

/**
 * @param project the only project of this Google
 * @param webConfig the configuration of its only web app
 */
export async function startGoogle(project: string, webConfig: Json = {}): Promise<GoogleStandIn> {
  const functions = new Map<string, Json>();
  const arrivals = new Set<Arrival>();
  const rulesets = new Map<string, string>();
  const databases = new Set(['(default)']);
  const indexes: Index[] = [];
  let built = 0;
  const uploads = new Map<string, Buffer>();
  let source: Buffer = Buffer.alloc(0);
  let rules: string | null = null;
  let hashes: Readonly<Record<string, string>> = {};
  const releases: string[] = [];
  const unknown: string[] = [];
  let policies: Json = {};
  let versions = 0;
  let origin = '';

  const table: readonly (readonly [pattern: RegExp, answer: Answer])[] = [
    [
      /^POST \/token/,
      () => ({
        access_token: 'token',
        expires_in: 3600,
        token_type: 'Bearer',
        issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
      }),
    ],
    [/^POST .*:testIamPermissions/, (_match, { body }) => ({ permissions: body['permissions'] })],
    [/^GET .*\/projects\/[\w-]+\/services\/[\d.]*[\w.]+$/, () => ({ state: 'ENABLED' })],
    [/^POST .*:generateServiceIdentity/, () => ({ name: 'operations/done', done: true, response: {} })],
    [/^GET .*\/billingInfo/, () => ({ billingEnabled: true })],
    [/^GET .*\/instances/, () => ({ instances: [] })],
    [
      /^GET \/v1(?:beta1)?\/projects\/[\w-]+$/,
      () => ({ projectId: project, projectNumber: '1', name: `projects/${project}` }),
    ],
    [/^GET .*\/adminSdkConfig$/, () => ({ projectId: project })],
    [/^GET .*\/webApps\?/, () => ({ apps: [{ appId: webConfig['appId'], displayName: 'foodhouse' }] })],
    [/^GET .*\/webApps\/[^/]+\/config$/, () => webConfig],
    // Functions: the source is uploaded, and every operation is done.
    [/^GET \/v1\/projects\/.*\/functions/, () => ({ functions: [] })],
    [/^GET \/v2\/projects\/[^/]+\/locations\/-\/functions/, () => ({ functions: [...functions.values()] })],
    [
      /^POST .*functions:generateUploadUrl/,
      () => ({ uploadUrl: `${origin}/upload`, storageSource: { bucket: 'b', object: 'o' } }),
    ],
    [
      /^PUT \/upload/,
      (_match, { bytes }) => {
        source = bytes;
        return {};
      },
    ],
    [
      /^(?:POST .*\/functions\?functionId=(\w+)|PATCH .*\/functions\/(\w+))/,
      ([, created, changed], { body }) => {
        const id = created ?? changed ?? '';
        const config = body['serviceConfig'] as Json;
        const done = {
          ...body,
          state: 'ACTIVE',
          serviceConfig: {
            ...config,
            uri: `https://${id}.a.run.app`,
            service: `projects/${project}/locations/l/services/${id}`,
          },
        };
        functions.set(id, done);
        arrivals.add('functions');
        return { name: `operations/${id}`, done: true, response: done };
      },
    ],
    [
      /^DELETE .*\/functions\/(\w+)/,
      ([, id = '']) => {
        functions.delete(id);
        return { name: 'operations/done', done: true, response: {} };
      },
    ],
    [
      /^GET .*\/operations\/(\w+)$/,
      ([, id = '']) => ({ name: `operations/${id}`, done: true, response: functions.get(id) ?? {} }),
    ],
    [/^(?:GET|POST) .*IamPolicy/, () => ({ bindings: [] })],
    [/^GET .*\/services\/\w+$/, () => ({ metadata: {}, spec: { template: {} } })],
    [/^(?:GET|POST|PATCH) .*\/jobs/, (_match, { body }) => body],
    [/^GET .*\/repositories\//, () => ({ name: 'gcf-artifacts', cleanupPolicies: policies })],
    [
      /^PATCH .*gcf-artifacts/,
      (_match, { body }) => {
        policies = body['cleanupPolicies'] as Json;
        return body;
      },
    ],
    // Hosting: a version is made, filled, finished and released.
    [
      /^GET .*\/sites(?:\/[\w-]+)?(?:\?.*)?$/,
      () => ({
        name: `projects/${project}/sites/${project}`,
        type: 'DEFAULT_SITE',
        sites: [{ name: `projects/${project}/sites/${project}`, type: 'DEFAULT_SITE' }],
      }),
    ],
    [
      /^POST .*\/versions$/,
      () => {
        versions += 1;
        return { name: `projects/${project}/sites/${project}/versions/v${versions}`, status: 'CREATED' };
      },
    ],
    [
      /^POST .*:populateFiles/,
      (_match, { body }) => {
        hashes = body['files'] as Readonly<Record<string, string>>;
        const missing = new Set(Object.values(hashes).filter((hash) => !uploads.has(hash)));
        return { uploadRequiredHashes: [...missing], uploadUrl: `${origin}/upload` };
      },
    ],
    [
      /^POST \/upload\/(\w+)/,
      ([, hash = ''], { bytes }) => {
        uploads.set(hash, bytes);
        return {};
      },
    ],
    [/^PATCH .*\/versions\//, (_match, { body }) => ({ ...body, status: 'FINALIZED' })],
    [
      /^GET .*\/channels\/live$/,
      () => ({
        name: `projects/${project}/sites/${project}/channels/live`,
        url: `https://${project}.web.app`,
        release: { version: { name: releases.at(-1) } },
      }),
    ],
    [
      /^POST .*\/releases\?.*versionName=([^&]+)/,
      ([, name = '']) => {
        arrivals.add('site');
        releases.push(decodeURIComponent(name).split('/').at(-1) ?? '');
        return { name: 'releases/done' };
      },
    ],
    // The database, rules and indexes.
    [
      /^GET .*\/databases\/(?:\(default\)|%28default%29)$/,
      () =>
        databases.has('(default)')
          ? { name: `projects/${project}/databases/(default)`, type: 'FIRESTORE_NATIVE', locationId: 'us-central1' }
          : null,
    ],
    [
      /^GET .*\/collectionGroups\/-\/indexes$/,
      () => {
        if (indexes.length > 0 && built === indexes.length) arrivals.add('ready');
        const listed = indexes.map((index, number) => ({
          ...index,
          name: `projects/${project}/databases/(default)/collectionGroups/${index.collection}/indexes/${number}`,
          state: number < built ? 'READY' : 'CREATING',
        }));
        built = indexes.length;
        return { indexes: listed };
      },
    ],
    [
      /^POST .*\/rulesets$/,
      (_match, { body }) => {
        const name = `projects/${project}/rulesets/${rulesets.size + 1}`;
        const { files } = body['source'] as { readonly files: readonly { readonly content: string }[] };
        rulesets.set(name, files.map(({ content }) => content).join('\n'));
        return { name };
      },
    ],
    [
      /^(?:POST|PATCH|PUT) .*\/releases(?:\/cloud\.firestore)?$/,
      (_match, { body }) => {
        const { rulesetName } = { ...body, ...(body['release'] as Json) } as { readonly rulesetName?: string };
        rules = rulesets.get(rulesetName ?? '') ?? null;
        arrivals.add('rules');
        return {};
      },
    ],
    [
      /^POST .*\/collectionGroups\/(\w+)\/indexes/,
      ([, collection = ''], { body }) => {
        indexes.push({ ...body, collection });
        arrivals.add('indexes');
        return {};
      },
    ],
    [/^(?:GET|POST|PATCH|PUT) .*(?:rulesets|releases|indexes|collectionGroups|databases|:test)/, () => ({})],
  ];

  const server = createServer((request, response) => {
    void buffer(request).then((bytes) => {
      const asked = { method: request.method ?? '', url: request.url ?? '', body: jsonIn(bytes), bytes };
      const line = `${asked.method} ${asked.url}`;
      for (const [pattern, answer] of table) {
        const match = pattern.exec(line);
        if (match === null) continue;
        const answered = answer(match, asked);
        response
          .writeHead(answered === null ? 404 : 200, { 'content-type': 'application/json' })
          .end(JSON.stringify(answered ?? { error: { code: 404, message: 'It does not exist.' } }));
        return;
      }
      unknown.push(line);
      response
        .writeHead(404, { 'content-type': 'application/json' })
        .end(JSON.stringify({ error: { code: 404, message: line } }));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'foodhouse-google-'));
  return {
    environment: { ...Object.fromEntries(HOSTS.map((name) => [name, origin])), ...identity(folder, origin) },
    arrivals: () => [...arrivals],
    rules: () => rules,
    databases,
    indexes,
    functions,
    source: () => source,
    site: () =>
      new Map(Object.entries(hashes).map(([file, hash]) => [file, gunzipSync(uploads.get(hash) ?? '').toString()])),
    releases,
    imagePolicies: () => Object.keys(policies),
    unknown,
    close: () => {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Credentials as a workflow has them: a token of its own, which Google exchanges. */
function identity(folder: string, origin: string): Readonly<Record<string, string>> {
  const [token, credentials] = [path.join(folder, 'token'), path.join(folder, 'credentials.json')];
  writeFileSync(token, 'token');
  writeFileSync(
    credentials,
    JSON.stringify({
      type: 'external_account',
      audience: '//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/github/providers/foodhouse',
      subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
      token_url: `${origin}/token`,
      credential_source: { file: token },
    }),
  );
  return {
    GOOGLE_APPLICATION_CREDENTIALS: credentials,
    METADATA_SERVER_DETECTION: 'none',
    XDG_CONFIG_HOME: folder,
  };
}

function jsonIn(bytes: Buffer): Json {
  try {
    return JSON.parse(bytes.toString()) as Json;
  } catch {
    return {}; // an upload
  }
}
