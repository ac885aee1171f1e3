import { COLLECTIONS, LOW_STOCK } from '@foodhouse/domain';
import { field, list, read, type Check, type IndexField } from './finding.ts';
import { searchKeys } from './search-check.ts';

const databaseOf = (projectId: string): string =>
  `https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default)`;

/** Functions whose reads cross an ocean are slow, and personal data lies where nobody wanted it. */
const database: Check = {
  what: 'Firestore',
  find: async (send, { projectId, region }) => {
    const found = await read(send, databaseOf(projectId));
    const type = field<string>(found, 'type') ?? 'none';
    const place = field<string>(found, 'locationId');
    if (type !== 'FIRESTORE_NATIVE')
      return {
        problem: `no database (default) in native mode, got ${type}`,
        mend: `gcloud firestore databases create --location ${region} --delete-protection --enable-pitr --project ${projectId}`,
      };
    return {
      problem:
        place === undefined || continentOf(place) === continentOf(region)
          ? null
          : `it is in ${place}, and the functions are in ${region}`,
      mend: 'Its place is for ever: move the functions (FOODHOUSE_REGION); or, while the house is empty, delete it and create another.',
      remark: `in ${place ?? 'an unknown place'}`,
    };
  },
};

/** @param place a region, or one of the multi-regions nam… and eur… */
function continentOf(place: string): string {
  const [part = ''] = place.split(/[-\d]/);
  return { nam: 'america', us: 'america', northamerica: 'america', eur: 'europe' }[part] ?? part;
}

const protection: Check = {
  what: 'protection of the database',
  find: async (send, { projectId }) => {
    const found = await read(send, databaseOf(projectId));
    const lacks = [
      ...(field(found, 'deleteProtectionState') === 'DELETE_PROTECTION_ENABLED' ? [] : ['delete protection']),
      ...(field(found, 'pointInTimeRecoveryEnablement') === 'POINT_IN_TIME_RECOVERY_ENABLED'
        ? []
        : ['point-in-time recovery']),
    ];
    return {
      problem: lacks.length === 0 ? null : `off: ${lacks.join(', ')}`,
      mend: `gcloud firestore databases update --database='(default)' --delete-protection --enable-pitr --project ${projectId}`,
    };
  },
};

const backups: Check = {
  what: 'backups',
  find: async (send, { projectId }) => {
    const schedules = list(await read(send, `${databaseOf(projectId)}/backupSchedules`), 'backupSchedules');
    return {
      problem: schedules.length > 0 ? null : 'no schedule: nothing brings a lost house back',
      mend: `gcloud firestore backups schedules create --database='(default)' --recurrence=daily --retention=14d --project ${projectId}`,
    };
  },
};

const rules: Check = {
  what: 'rules',
  find: async (send, { projectId, rules: wanted }) => {
    const base = 'https://firebaserules.googleapis.com/v1';
    const release = await read(send, `${base}/projects/${projectId}/releases/cloud.firestore`);
    const name = field<string>(release, 'rulesetName');
    const ruleset = name === undefined ? null : await read(send, `${base}/${name}`);
    const [file] = field<{ files?: { content?: string }[] }>(ruleset, 'source')?.files ?? [];
    return {
      problem: file?.content === wanted ? null : 'the released rules are not those of firestore.rules',
      mend: `npm run deploy -- --project ${projectId}`,
    };
  },
};

const indexes: Check = {
  what: 'indexes',
  find: async (send, { projectId, indexes: wanted }) => {
    const answer = await read(send, `${databaseOf(projectId)}/collectionGroups/-/indexes`);
    const found = list<{ name: string; state: string; fields: IndexField[] }>(answer, 'indexes');
    const ready = new Set(
      found
        .filter(({ state }) => state === 'READY')
        .map(({ name, fields }) => keyOf(name.split('/collectionGroups/')[1]?.split('/')[0] ?? '', fields)),
    );
    const missing = wanted.indexes
      .map(({ collectionGroup, fields }) => keyOf(collectionGroup, fields))
      .filter((key) => !ready.has(key));
    return {
      problem: missing.length === 0 ? null : `missing or still building: ${missing.join('; ')}`,
      mend: `npm run deploy -- --project ${projectId}; building takes minutes.`,
    };
  },
};

const expiry: Check = {
  what: 'expiry',
  find: async (send, { projectId, indexes: { fieldOverrides } }) => {
    const states = await Promise.all(
      fieldOverrides
        .filter(({ ttl }) => ttl === true)
        .map(async ({ collectionGroup, fieldPath }) => {
          const url = `${databaseOf(projectId)}/collectionGroups/${collectionGroup}/fields/${fieldPath}`;
          const { state } = field<{ state?: string }>(await read(send, url), 'ttlConfig') ?? {};
          return { name: `${collectionGroup}.${fieldPath}`, isActive: state === 'ACTIVE' };
        }),
    );
    const missing = states.filter(({ isActive }) => !isActive).map(({ name }) => name);
    return {
      problem: missing.length === 0 ? null : `nothing removes old documents: ${missing.join(', ')}`,
      mend: `npm run deploy -- --project ${projectId}`,
    };
  },
};

const admin: Check = {
  what: 'an admin',
  find: async (send, { projectId }) => {
    const counter = await read(send, `${databaseOf(projectId)}/documents/counters/admins`);
    const { count } = field<{ count?: { integerValue?: string } }>(counter, 'fields') ?? {};
    return {
      problem: Number(count?.integerValue ?? 0) > 0 ? null : 'nobody is an admin yet',
      mend: `npm run grant-admin -- someone@example.com --project ${projectId}`,
    };
  },
};

/** A food as Firestore's REST API sends it. */
interface Row {
  readonly document?: { readonly name: string; readonly fields?: Readonly<Record<string, unknown>> };
}

/** Foods with a number of their own above the house's, and no commit since commits say whether they run low (decision 037). */
const lowFoods: Check = {
  what: 'foods that run low',
  find: async (send, { projectId }) => {
    const structuredQuery = {
      from: [{ collectionId: COLLECTIONS.foods }],
      select: { fields: ['low', 'name', 'retiredAt'].map((fieldPath) => ({ fieldPath })) },
      where: {
        fieldFilter: { field: { fieldPath: 'lowAt' }, op: 'GREATER_THAN', value: { integerValue: String(LOW_STOCK) } },
      },
    };
    const found = await read(send, `${databaseOf(projectId)}/documents:runQuery`, { structuredQuery });
    const foods = Array.isArray(found) ? (found as readonly Row[]).flatMap(({ document }) => document ?? []) : [];
    const unsaid = foods.flatMap(({ name, fields = {} }) =>
      'low' in fields || !('nullValue' in (fields['retiredAt'] as object))
        ? []
        : (field<string>(fields['name'], 'stringValue') ?? name),
    );
    return {
      problem: unsaid.length === 0 ? null : `by their own number no list finds: ${unsaid.join(', ')}`,
      mend: 'Count each of them once (Dashboard, Stock), also where the number is right: the commit says it. An order does too.',
    };
  },
};

function keyOf(collectionGroup: string, fields: readonly IndexField[]): string {
  const named = fields.filter(({ fieldPath }) => fieldPath !== '__name__');
  return `${collectionGroup} ${named.map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig ?? ''}`).join(', ')}`;
}

export const DATABASE_CHECKS: readonly Check[] = [
  database,
  protection,
  backups,
  rules,
  indexes,
  expiry,
  admin,
  lowFoods,
  searchKeys,
];
