import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

// Commands in documents, workflows and messages exist: a guide with a wrong command fails in the worst minute.

interface FirebaseCommand {
  readonly options: readonly { readonly long?: string }[];
}

const firebase = createRequire(import.meta.url)('firebase-tools') as {
  readonly cli: FirebaseCommand;
  /** Answers `firebase help NAME`. */
  readonly getCommand: (name: string) => FirebaseCommand | undefined;
};
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Readonly<Record<string, string>> };

const FILES = globSync(
  ['*.md', 'docs/**/*.md', 'packages/*/README.md', 'bench/*.md', '.github/workflows/*.yml', '{tools,dev}/**/*.ts'],
  {
    exclude: ['**/*.test.ts'],
  },
);

/** Each different quotation of the pattern, with the first file that has it. */
function quoted(pattern: RegExp): readonly (readonly [quotation: string, file: string])[] {
  const found = new Map<string, string>();
  for (const file of FILES)
    for (const [quotation] of readFileSync(file, 'utf8').replaceAll(/\n\s*/g, ' ').matchAll(pattern))
      if (!found.has(quotation)) found.set(quotation, file);
  return [...found];
}

describe('a quoted command', () => {
  // `npx firebase deploy --project ID --only hosting`, up to what ends it in a text or in a shell.
  const ofFirebase = quoted(/\bnpx firebase [a-z][^`'"|;&)\n]*/g);
  const ofNpm = quoted(/\bnpm run [a-z][\w-]*(?::[a-z][\w-]*)*(?![:\w-])/g);

  it('is found', () => {
    expect(ofFirebase.length).toBeGreaterThan(5);
    expect(ofNpm.length).toBeGreaterThan(10);
  });

  it.each(ofFirebase)('%s of %s is one of firebase-tools', (quotation) => {
    const [name = '', ...rest] = quotation.split(' ').slice(2);
    const command = firebase.getCommand(name);
    expect(command, `firebase help ${name}`).toBeDefined();
    const known = [...firebase.cli.options, ...(command?.options ?? [])].map(({ long }) => long);
    const options = rest.filter((word) => word.startsWith('--')).map((word) => word.split('=')[0]);
    expect(options.filter((option) => !known.includes(option))).toEqual([]);
  });

  it.each(ofNpm)('%s of %s is a script', (quotation) => {
    expect(Object.keys(scripts)).toContain(quotation.slice('npm run '.length));
  });
});
