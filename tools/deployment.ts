import type { FunctionsManifest } from './functions-manifest.ts';

// What a deployment does, without doing it.

/** The parts of a deployment, in their order: a page never calls functions that are older than itself. */
const PARTS = ['firestore', 'functions', 'hosting'] as const;
/** How long a preview stays. */
const PREVIEW_DAYS = 7;

export interface Deployment {
  readonly project: string;
  /** The name of its configuration: `firebase.my-house.json`. */
  readonly config: string;
  /** The parts, as firebase-tools names them: `hosting`, `functions:api`; all of them when left out. */
  readonly only?: string | undefined;
  /** The channel on which the site is shown, instead of publishing. */
  readonly preview?: string | undefined;
  /** Whether somebody can answer questions. */
  readonly hasTerminal: boolean;
}

/**
 * Lists the runs of firebase-tools, one for each part. Without a terminal nobody can agree to what functions cost, which
 * are their minimum of instances and their old images; so `--force` agrees, which for functions also deletes those that
 * the code does not have (see `strangersAmong`). Indexes are never deleted without a person.
 * @returns the arguments of each run
 * @throws Error when `only` names something else
 */
export function runsOf({ project, config, only, preview, hasTerminal }: Deployment): readonly (readonly string[])[] {
  const target = ['--project', project, '--config', config, ...(hasTerminal ? [] : ['--non-interactive'])];
  if (preview !== undefined) return [['hosting:channel:deploy', preview, '--expires', `${PREVIEW_DAYS}d`, ...target]];
  const wanted = only === undefined ? PARTS : only.split(',');
  const other = wanted.find((name) => partOf(name) === undefined);
  if (other !== undefined)
    throw new Error(`--only: expected some of ${PARTS.join(', ')}, got ${JSON.stringify(other)}`);
  return PARTS.flatMap((part) => {
    const names = wanted.filter((name) => partOf(name) === part);
    if (names.length === 0) return [];
    const isForced = part === 'functions' && !hasTerminal;
    return [['deploy', ...target, '--only', names.join(','), ...(isForced ? ['--force'] : [])]];
  });
}

function partOf(name: string): (typeof PARTS)[number] | undefined {
  return PARTS.find((part) => name === part || name.startsWith(`${part}:`));
}

/** A function that runs in a project. */
export interface DeployedFunction {
  readonly id: string;
  readonly region: string;
}

/**
 * @param deployed the functions of the project
 * @returns those that are not in the code, with the command that deletes them; null when there is none
 */
export function strangersAmong(
  deployed: readonly DeployedFunction[],
  { endpoints }: FunctionsManifest,
  project: string,
): string | null {
  const strangers = deployed.filter(({ id, region }) => !endpoints[id]?.region.includes(region));
  if (strangers.length === 0) return null;
  const names = strangers.map(({ id, region }) => `${id} in ${region}`).join(', ');
  const commands = strangers.map(
    ({ id, region }) => `npx firebase functions:delete ${id} --region ${region} --project ${project}`,
  );
  return `${project} runs functions that this code does not have (${names}), and nobody can be asked about them here: ${commands.join(' && ')}`;
}

/** An index of Firestore that no query can use yet. */
export interface UnreadyIndex {
  /** `CREATING`, or `NEEDS_REPAIR` for one that failed. */
  readonly state: string;
  /** `orders (status,ASCENDING) (createdAt,DESCENDING)`. */
  readonly name: string;
}

/** @param printed what `firebase firestore:indexes --pretty` prints: `[CREATING] (orders) -- (status,ASCENDING)` */
export function unreadyIndexes(printed: string): readonly UnreadyIndex[] {
  return [...printed.matchAll(/\[([A-Z_]+)\] \((\w+)\) -- (.*)/g)].flatMap(([, state = '', group, fields = '']) =>
    state === 'READY' ? [] : [{ state, name: `${group} ${fields.trim()}` }],
  );
}

/**
 * @param refusal why firebase-tools could not tell where the database is
 * @returns what to do; firebase-tools itself would make one in America, without recovery and protection, for ever
 */
export function withoutDatabase(refusal: string, project: string, region: string): string {
  if (!/\b404\b/.test(refusal)) return `Where the database of ${project} is, could not be asked: ${refusal}`;
  return `${project} has no database, and its place is for ever: gcloud firestore databases create --location ${region} --enable-pitr --delete-protection --project ${project}`;
}

/** @param rc the text of .firebaserc @returns the project's id, for an alias such as `staging` or for itself */
export function projectIdOf(name: string, rc: string): string {
  const { projects = {} } = JSON.parse(rc) as { readonly projects?: Readonly<Record<string, string>> };
  return projects[name] ?? name;
}

/** A web app of a project. */
export interface WebApp {
  readonly appId: string;
  readonly displayName?: string;
}

/**
 * @param wanted the id of the app, where the project has several
 * @returns the app with whose configuration the site is built
 * @throws Error that says how to create or to name it
 */
export function webAppOf(apps: readonly WebApp[], project: string, wanted: string | undefined): WebApp {
  const found = apps.filter(({ appId }) => wanted === undefined || appId === wanted);
  const [app] = found;
  if (apps.length === 0)
    throw new Error(`${project} has no web app: npx firebase apps:create WEB foodhouse --project ${project}`);
  if (app === undefined || found.length > 1) {
    const names = apps.map(({ appId, displayName }) => `${appId} (${displayName ?? 'without a name'})`);
    throw new Error(`--app: expected one of ${names.join(', ')}, got ${wanted ?? 'none'}`);
  }
  return app;
}
