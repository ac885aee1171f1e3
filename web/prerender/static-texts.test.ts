import { afterEach, expect, it, vi } from 'vitest';

const PAGE = '<html data-house="{{house}}" data-home="{{home}}"><title>{{siteName}}</title>{{needsScript}}';

async function staticTexts(): Promise<typeof import('./static-texts.ts')> {
  vi.resetModules();
  return import('./static-texts.ts');
}

afterEach(() => {
  vi.unstubAllEnvs();
});

it('has the name of the site while the build knows no house', async () => {
  vi.stubEnv('VITE_HOUSE', undefined);
  const { manifestWithTexts, pageWithTexts } = await staticTexts();
  expect(pageWithTexts(PAGE)).toBe(
    '<html data-house="" data-home=""><title>Foodhouse</title>This page needs JavaScript to take orders.',
  );
  expect(manifestWithTexts('{"name":"{{siteName}}"}')).toContain('"Foodhouse"');
});

it('has the colours of the house before the script that may set others, and none while it has none', async () => {
  const page = '<head><script src="/color-scheme.js"></script>';
  vi.stubEnv('VITE_ACCENT', '#fff9c4');
  const own = await staticTexts();
  expect(own.pageWithTexts(page)).toMatch(
    /^<head><style id="house-colors">html\[data-color-scheme=light\]\{--mui-palette-primary-main:#6f6939;.*<\/style><script/,
  );
  expect(own.manifestWithTexts('{"theme_color":"{{accent}}"}')).toContain('"#6f6939"');
  vi.stubEnv('VITE_ACCENT', '');
  const { manifestWithTexts, pageWithTexts } = await staticTexts();
  expect(pageWithTexts(page)).toBe(page);
  expect(manifestWithTexts('{"theme_color":"{{accent}}"}')).toContain('"#b5391a"');
});

it('has the name of the house that the build was told', async () => {
  vi.stubEnv('VITE_HOUSE', 'Kanal "& Söhne"');
  vi.stubEnv('VITE_HOME', '{"sections":[]}');
  const { manifestWithTexts, pageWithTexts } = await staticTexts();
  expect(pageWithTexts(PAGE)).not.toContain('Foodhouse');
  expect(pageWithTexts(PAGE)).toContain(
    '<html data-house="Kanal &quot;&amp; Söhne&quot;" data-home="{&quot;sections&quot;:[]}"><title>Kanal',
  );
  expect(JSON.parse(manifestWithTexts('{"name":"{{siteName}}"}'))).toEqual({ name: 'Kanal "& Söhne"' });
});
