import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { homeOf } from '@foodhouse/domain';
import { rolldown } from 'rolldown';
import { afterAll, expect, it } from 'vitest';
import { spokenTexts } from '../local/spoken-texts.ts';
import { PSEUDO } from '../local/pseudo.ts';
import { ROOT } from '../tools/build-all.ts';

const DOMAIN = path.join(ROOT, 'packages/domain/src');
mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
const folder = mkdtempSync(path.join(ROOT, '.cache/spoken-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

interface Server {
  readonly speak: (locale: unknown) => void;
  readonly closed: () => string;
  readonly mostPortions: (values: { readonly most: number }) => string;
  readonly localeTag: () => string;
  readonly homeOf: typeof homeOf;
}

/** A server, as the functions are built. */
async function server(english?: typeof PSEUDO): Promise<Server> {
  const entry = path.join(folder, 'entry.ts');
  writeFileSync(
    entry,
    `export { speak } from '${DOMAIN}/text/spoken.ts'; export { localeTag } from '${DOMAIN}/text/locale.ts';
     export { closed } from '${DOMAIN}/house/texts.ts'; export { mostPortions } from '${DOMAIN}/orders/texts.ts';
     export { homeOf } from '${DOMAIN}/house/home.ts';`,
  );
  const bundle = await rolldown({ input: entry, platform: 'node', plugins: [spokenTexts(english)] });
  const file = path.join(folder, `${english ?? 'en'}.js`);
  await bundle.write({ file, format: 'esm' });
  await bundle.close();
  return (await import(file)) as Server;
}

it('a server says each text in the language that the house speaks now', async () => {
  const { speak, closed, mostPortions, localeTag } = await server();
  expect([closed(), mostPortions({ most: 1 }), localeTag()]).toEqual([
    'Closed.',
    'At most 1 portion in one order.',
    'en-US',
  ]);
  speak('de');
  const german = [closed(), mostPortions({ most: 1 }), mostPortions({ most: 3 }), localeTag()];
  expect(german).toEqual([
    'Geschlossen.',
    expect.stringContaining('1 Portion'),
    expect.stringContaining('3 Portionen'),
    'de-DE',
  ]);
  for (const unknown of ['xx', null, 7]) {
    speak('de');
    speak(unknown);
    expect(closed()).toBe('Closed.');
  }
});

it('a server of tests says English in brackets', async () => {
  const { closed } = await server(PSEUDO);
  expect(closed()).toBe('[Clóšéd. ñéñ]');
});

it('a server says the headings of a house in its language too, which modules name when they are loaded', async () => {
  const { speak, homeOf: home } = await server();
  speak('de');
  const { sections } = home({ about: { name: 'Kanal' }, voucher: null, services: [] });
  expect(sections.map(({ title }) => title)).toEqual(['Das bieten wir', 'Unsere Speisekarte', 'Beliebte Gerichte']);
  expect(home({ about: null, voucher: null, services: [] }).headline).not.toContain('food');
});
