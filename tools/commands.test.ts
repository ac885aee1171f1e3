import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

// Commands that speak to a real project end with one sentence when they are called wrongly.

function run(script: string, ...args: readonly string[]): { code: number | null; said: string } {
  const { FIRESTORE_EMULATOR_HOST: _host, ...environment } = process.env;
  const { status, stderr } = spawnSync(process.execPath, [`tools/${script}.ts`, ...args], {
    encoding: 'utf8',
    env: { ...environment, GOOGLE_APPLICATION_CREDENTIALS: 'nowhere.json', METADATA_SERVER_DETECTION: 'none' },
  });
  return { code: status, said: stderr };
}

describe('commands for a real project', () => {
  it.each([
    ['deploy', [], /^foodhouse: --project: expected the project's id/],
    ['deploy', ['--project', 'demo-foodhouse'], /^foodhouse: demo-foodhouse is a demo project/],
    ['doctor', ['--project', 'demo-foodhouse'], /^foodhouse: demo-foodhouse is a demo project/],
    [
      'doctor',
      ['--project', 'house'],
      /^foodhouse: No credentials of yours were found .*gcloud auth application-default login/,
    ],
    ['grant-admin', ['ann@example.com'], /^foodhouse: --project: expected the project's id/],
    ['grant-admin', ['ann', '--project', 'house'], /^foodhouse: expected an email address, got "ann"/],
  ])('%s %j is answered with one sentence', (script, args, sentence) => {
    const { code, said } = run(script, ...args);
    expect(code).toBe(1);
    expect(said).toMatch(sentence);
    expect(said.trim().split('\n')).toHaveLength(1);
  });
});
