import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// The workflows of GitHub, as far as they can be wrong without GitHub.

it('installs no package of the system: Ubuntu’s machines have browsers, and no package chromium', () => {
  const files = globSync('.github/workflows/*.yml');
  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('apt-get'))).toEqual([]);
});

it('lets one environment alone publish, whatever else runs in the repository', () => {
  const guide = readFileSync('docs/deploy.md', 'utf8');
  expect(guide).toContain(`--attribute-condition "assertion.sub == 'repo:OWNER/REPOSITORY:environment:ENVIRONMENT'"`);
});
