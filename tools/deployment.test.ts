import { describe, expect, it } from 'vitest';
import { projectIdOf, runsOf, strangersAmong, unreadyIndexes, webAppOf, withoutDatabase } from './deployment.ts';

const house = { project: 'my-house', config: 'firebase.my-house.json', hasTerminal: true };
const TARGET = ['--project', 'my-house', '--config', 'firebase.my-house.json'];

describe('a deployment', () => {
  it('publishes rules and indexes, then the functions, then the site', () => {
    expect(runsOf(house)).toEqual([
      ['deploy', ...TARGET, '--only', 'firestore'],
      ['deploy', ...TARGET, '--only', 'functions'],
      ['deploy', ...TARGET, '--only', 'hosting'],
    ]);
  });

  it('agrees without a terminal to what functions cost, and to nothing else', () => {
    const alone = [...TARGET, '--non-interactive'];
    expect(runsOf({ ...house, hasTerminal: false })).toEqual([
      ['deploy', ...alone, '--only', 'firestore'],
      ['deploy', ...alone, '--only', 'functions', '--force'],
      ['deploy', ...alone, '--only', 'hosting'],
    ]);
  });

  it('publishes parts in the same order', () => {
    expect(runsOf({ ...house, only: 'hosting,functions:api,functions:tick' })).toEqual([
      ['deploy', ...TARGET, '--only', 'functions:api,functions:tick'],
      ['deploy', ...TARGET, '--only', 'hosting'],
    ]);
  });

  it('shows a preview of the site alone', () => {
    expect(runsOf({ ...house, preview: 'pr-12' })).toEqual([
      ['hosting:channel:deploy', 'pr-12', '--expires', '7d', ...TARGET],
    ]);
  });

  it.each(['site', 'storage', '', 'hosting,all'])('refuses --only %j', (only) => {
    expect(() => runsOf({ ...house, only })).toThrow(/^--only: expected some of firestore, functions, hosting, got "/);
  });
});

describe('indexes', () => {
  it('are waited for until Firestore says that each is ready', () => {
    const printed = `Compound Indexes
[READY] (foods) -- (retiredAt,ASCENDING) (createdAt,ASCENDING)
[CREATING] (orders) -- (status,ASCENDING) (answerBy,ASCENDING)
[NEEDS_REPAIR] (foods) -- (low,ASCENDING) Density:SPARSE_ALL

Field Overrides
[rateLimits.expiresAt] --`;
    expect(unreadyIndexes(printed)).toEqual([
      { state: 'CREATING', name: 'orders (status,ASCENDING) (answerBy,ASCENDING)' },
      { state: 'NEEDS_REPAIR', name: 'foods (low,ASCENDING) Density:SPARSE_ALL' },
    ]);
    expect(unreadyIndexes('Compound Indexes\nNone')).toEqual([]);
  });
});

describe('a project without a database', () => {
  it('gets none by a deployment, which would make it in America', () => {
    const refusal = 'firebase firestore:databases:get: HTTP Error: 404, The database (default) does not exist';
    expect(withoutDatabase(refusal, 'my-house', 'europe-west1')).toBe(
      'my-house has no database, and its place is for ever: gcloud firestore databases create --location europe-west1 --enable-pitr --delete-protection --project my-house',
    );
    expect(withoutDatabase('HTTP Error: 403, Permission denied', 'my-house', 'europe-west1')).toMatch(
      /could not be asked/,
    );
  });
});

describe('functions that only the project has', () => {
  const manifest = { endpoints: { api: { region: ['europe-west1'] }, tick: { region: ['europe-west1'] } } };

  it('are none when all are in the code', () => {
    expect(strangersAmong([{ id: 'api', region: 'europe-west1' }], manifest, 'my-house')).toBeNull();
  });

  it('are named with the command that deletes them, as after a move to another region', () => {
    expect(strangersAmong([{ id: 'api', region: 'us-central1' }], manifest, 'my-house')).toBe(
      'my-house runs functions that this code does not have (api in us-central1), and nobody can be asked about them here: npx firebase functions:delete api --region us-central1 --project my-house',
    );
  });
});

describe('the project of a deployment', () => {
  const rc = '{ "projects": { "default": "demo-foodhouse", "staging": "my-house-staging" } }';

  it.each([
    ['staging', 'my-house-staging'],
    ['my-house', 'my-house'],
  ])('%s is %s', (name, project) => {
    expect(projectIdOf(name, rc)).toBe(project);
  });
});

describe('the web app of a project', () => {
  const [shop, old] = [{ appId: '1:1:web:1', displayName: 'foodhouse' }, { appId: '1:1:web:2' }];

  it('is the only one, or the one that is named', () => {
    expect(webAppOf([shop], 'my-house', undefined)).toBe(shop);
    expect(webAppOf([shop, old], 'my-house', '1:1:web:2')).toBe(old);
  });

  it('has to exist, and to be named where there are several', () => {
    expect(() => webAppOf([], 'my-house', undefined)).toThrow(
      'my-house has no web app: npx firebase apps:create WEB foodhouse --project my-house',
    );
    expect(() => webAppOf([shop, old], 'my-house', undefined)).toThrow(
      '--app: expected one of 1:1:web:1 (foodhouse), 1:1:web:2 (without a name), got none',
    );
  });
});
