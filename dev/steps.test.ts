import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../tools/build-all.ts';
import { add, judgeRun, readCounts } from './steps.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the counts of a run', () => {
  it('name each failed test and each file that could not be loaded', () => {
    const report = path.join(folder, 'report.json');
    const testResults = [
      {
        name: path.join(ROOT, 'tests/api/orders.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'an order is placed', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'an order is confirmed',
            failureMessages: [
              [
                'locator.click: Timeout 30000ms exceeded.',
                'Call log:',
                "\u001B[2m  - waiting for getByRole('button')\u001B[22m",
                '\u001B[2m    - locator resolved to <button disabled>A</button>\u001B[22m',
                '\u001B[2m  - attempting click action\u001B[22m',
                ...Array.from({ length: 3 }, () => [
                  '\u001B[2m    2 × waiting for element to be visible, enabled and stable\u001B[22m',
                  '\u001B[2m      - element is not enabled\u001B[22m',
                  '\u001B[2m    - retrying click action\u001B[22m',
                  '\u001B[2m      - waiting 100ms\u001B[22m',
                ]).flat(),
                '    at click (/house/tests/support/menu.ts:7:1)',
                `    at ${path.join(ROOT, 'tests/api/orders.test.ts')}:31:5`,
              ].join('\n'),
            ],
            meta: { seen: 'seen at /menu: - dialog "Pho"' },
          },
          {
            status: 'failed',
            fullName: 'an order is refused',
            failureMessages: ['AssertionError: expected 200 to be 409\n    at orders.test.ts:3'],
          },
        ],
      },
      {
        name: path.join(ROOT, 'web/src/broken.test.tsx'),
        status: 'failed',
        message: 'SyntaxError: Unexpected token\n    at broken.test.tsx:1',
        assertionResults: [],
      },
    ];
    writeFileSync(report, JSON.stringify({ numPassedTests: 1, numFailedTests: 2, testResults }));
    const failures = [
      'tests/api/orders.test.ts > an order is confirmed: locator.click: Timeout 30000ms exceeded.; waiting for getByRole(\'button\'), locator resolved to <button disabled>A</button>, element is not enabled; line 31; seen at /menu: - dialog "Pho"',
      'tests/api/orders.test.ts > an order is refused: AssertionError: expected 200 to be 409',
      'web/src/broken.test.tsx: SyntaxError: Unexpected token',
    ];
    expect(readCounts(report)).toEqual({ passed: 1, failed: 2, failures });
    expect(add([readCounts(report), { passed: 3, failed: 0 }])).toEqual({ passed: 4, failed: 2, failures });
  });

  it('are one failure where a run left no report', () => {
    const failures = ['none.json: the run wrote no report'];
    expect(readCounts(path.join(folder, 'none.json'))).toEqual({ passed: 0, failed: 1, failures });
  });

  it('are one failure, with its name, where a run ended badly though no test failed', () => {
    const fine = { passed: 4, failed: 0, failures: [] };
    expect(judgeRun(fine, { code: 1, projects: ['web', 'domain'] })).toEqual({
      passed: 4,
      failed: 1,
      failures: ['the tests of web, domain ended with 1, no test failed'],
    });
    expect(judgeRun(fine, { code: 0, projects: ['web'] })).toBe(fine);
  });
});
