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

const ICON = '<html data-sign="{{sign}}"><link rel="icon" href="data:bowl" />';
const SIGN = `/api/pictures/${'s'.repeat(43)}`;

it('has the bowl as its icon while the build knows no house', async () => {
  vi.stubEnv('VITE_HOUSE', '');
  const { initialIcon, manifestWithTexts, pageWithTexts } = await staticTexts();
  expect(pageWithTexts(ICON)).toBe('<html data-sign=""><link rel="icon" href="data:bowl" />');
  expect([initialIcon(), manifestWithTexts('{"icons":[]}')]).toEqual([null, '{\n  "icons": []\n}']);
});

it('has the initial of a house with a name as its icon, on its accent', async () => {
  vi.stubEnv('VITE_HOUSE', 'Kanal');
  vi.stubEnv('VITE_ACCENT', '#fff9c4');
  const { initialIcon, manifestWithTexts, pageWithTexts } = await staticTexts();
  expect(initialIcon()).toMatch(/fill="#6f6939".*>K<\/text>/);
  expect(pageWithTexts(ICON)).toContain(encodeURIComponent(initialIcon() ?? ''));
  expect(JSON.parse(manifestWithTexts('{"icons":[]}'))).toEqual({
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }],
  });
});

it('has the sign of the house as the icon of page, phone and app', async () => {
  vi.stubEnv('VITE_HOUSE', 'Kanal');
  vi.stubEnv('VITE_SIGN', SIGN);
  const { initialIcon, manifestWithTexts, pageWithTexts } = await staticTexts();
  expect(initialIcon()).toBeNull();
  expect(pageWithTexts(ICON)).toBe(
    `<html data-sign="${SIGN}"><link rel="icon" href="${SIGN}" /><link rel="apple-touch-icon" href="${SIGN}?size=large" />`,
  );
  expect(JSON.parse(manifestWithTexts('{"icons":[]}'))).toEqual({
    icons: [{ src: `${SIGN}?size=large`, sizes: '512x512' }],
  });
});

it('has the name of the house that the build was told', async () => {
  vi.stubEnv('VITE_HOUSE', 'Kanal "& Söhne"');
  vi.stubEnv('VITE_HOME', '{"sections":[]}');
  const { manifestWithTexts, pageWithTexts } = await staticTexts();
  expect(pageWithTexts(PAGE)).not.toContain('Foodhouse');
  expect(pageWithTexts(PAGE)).toContain(
    '<html data-house="Kanal &quot;&amp; Söhne&quot;" data-home="{&quot;sections&quot;:[]}"><title>Kanal',
  );
  expect(JSON.parse(manifestWithTexts('{"name":"{{siteName}}"}'))).toMatchObject({ name: 'Kanal "& Söhne"' });
});
