import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// Every time that a person reads is by the clock of the house: what would write the one of the browser, or of a server's
// process, stands in one module.

const ALLOWED: Readonly<Record<string, string>> = {
  'packages/domain/src/time/local-time.ts': 'what clocks of a zone show',
  'packages/domain/src/house/contracts/house.ts': 'whether a zone exists',
  'web/src/app/footer.tsx': 'the year of the build',
  'web/src/features/house/settings/time-zones.ts': 'which names of zones a browser knows',
  'web/src/lib/clock.ts': 'the zone of the browser, to say where it differs',
};

const OF_THE_MACHINE = [
  /\bIntl\.DateTimeFormat\b/,
  /\.toLocale(?:Date|Time)?String\b/,
  /\.to(?:Date|Time)String\(/,
  /\.[gs]et(?:FullYear|Month|Date|Day|Hours|Minutes)\(/,
];

it('no page, paper or answer writes a time by the clock of the machine that it runs on', () => {
  const files = globSync('{web/src,packages/domain/src,functions/src}/**/*.{ts,tsx}', {
    exclude: ['**/*.test.*', '**/*.stories.tsx', '**/testing/**', '**/test/**'],
  });
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    file in ALLOWED
      ? []
      : readFileSync(file, 'utf8')
          .split('\n')
          .flatMap((line, index) =>
            OF_THE_MACHINE.some((pattern) => pattern.test(line)) ? [`${file}:${index + 1} ${line.trim()}`] : [],
          ),
  );
  expect(found).toEqual([]);
});
