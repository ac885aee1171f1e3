import { describe, expect, it } from 'vitest';
import { refusalToPublish } from './publish-check.ts';

const region = 'us-central1';
const stamp = { project: 'my-house', region, policy: "default-src 'self'" };
const config = { name: 'firebase.my-house.json', policy: "default-src 'self'" };

describe('the check before a deployment', () => {
  it.each([
    ['the site of that project', { project: 'my-house', region, stamp, config }, null],
    [
      'no site',
      { project: 'my-house', region, stamp: null, config },
      'web/dist holds no built site. Use: npm run deploy -- --project my-house',
    ],
    [
      'the site of another project',
      { project: 'your-house', region, stamp, config },
      'web/dist was built for my-house, not for your-house. Use: npm run deploy -- --project your-house',
    ],
    [
      'a site for functions in another region',
      { project: 'my-house', region: 'europe-west1', stamp, config },
      'web/dist was built for functions in us-central1, not in europe-west1. Use: npm run deploy -- --project my-house',
    ],
    [
      'a configuration with another policy',
      { project: 'my-house', region, stamp, config: { name: 'firebase.json', policy: '' } },
      'firebase.json has not the content security policy of the site in web/dist. Use: npm run deploy -- --project my-house',
    ],
  ])('%s', (_name, publication, expected) => {
    expect(refusalToPublish(publication)).toBe(expected);
  });
});
