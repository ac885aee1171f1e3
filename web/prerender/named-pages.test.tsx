import { homeOf, SPECIFIED_HOME, type HomePage } from '@foodhouse/domain';
import { inLocale } from '@foodhouse/domain/testing/in-locale';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { App } from '../src/app/app.tsx';
import { loadPage, SiteRoutes } from '../src/app/routes.tsx';
import { makeStyles } from '../src/app/styles.ts';
import { makeTheme } from '../src/app/theme.ts';
import { PRICE_MARK } from '../src/first-paint/card-template.ts';
import { sayHome } from '../src/first-paint/say-home.ts';
import { sayHouse } from '../src/first-paint/say-house.ts';
import { paths } from '../src/paths.ts';
import { ANY_FOOD, fillTemplates } from './render-templates.tsx';

// What the first script makes of a page that was built for nobody is what React renders of the house: otherwise hydration
// throws it away.

const ABOUT = { name: 'Gasthaus am Kanal', address: '', phone: '' };
const OWN: HomePage = homeOf({
  about: ABOUT,
  voucher: null,
  services: ['delivery'],
  home: {
    headline: '',
    introduction: 'Fish & garden.',
    sections: [
      { name: 'popular', title: 'From the grill' },
      { name: 'discover', title: 'Hungry?' },
      { name: 'features', title: '' },
    ],
  },
});

/** A page as the build renders it. */
async function page(path: string): Promise<string> {
  await loadPage(path);
  return renderToString(
    <StaticRouter location={path}>
      <App styles={makeStyles()} theme={makeTheme()}>
        <SiteRoutes />
      </App>
    </StaticRouter>,
  );
}

const PAGES = [
  paths.home,
  paths.inventory,
  paths.chefs,
  paths.about,
  paths.review,
  paths.login,
  paths.imprint,
  paths.privacy,
  paths.terms,
];

const render = (element: React.ReactNode): string =>
  renderToString(<StaticRouter location="/">{element}</StaticRouter>);

/** Without what React puts into the head, and without the room that is held. */
function bodyOf(html: string): string {
  return html
    .replaceAll(/<(?:title>.*?<\/title|meta [^>]*|link [^>]*)>/g, '')
    .replaceAll(/ style="min-height[^"]*"/g, '');
}

afterEach(() => {
  vi.unstubAllEnvs();
  delete (globalThis as { saidHouse?: unknown }).saidHouse;
  document.body.innerHTML = '';
});

it.each(PAGES)('%s: the first script makes of it what React renders of the house', async (path) => {
  document.body.innerHTML = await page(path);
  sayHouse(sayHome({ ...ABOUT, home: OWN }));
  expect(bodyOf(document.body.innerHTML)).toBe(bodyOf(asDom(await page(path))));
  expect(document.body.innerHTML).not.toContain('data-sample');
});

it.each(PAGES)('%s: with a sign that the house has added, too', async (path) => {
  const sign = `/api/pictures/${'s'.repeat(43)}`;
  document.body.innerHTML = await page(path);
  sayHouse(sayHome({ ...ABOUT, sign, home: OWN }));
  expect(bodyOf(document.body.innerHTML)).toBe(bodyOf(asDom(await page(path))));
  expect(document.querySelector('[data-house-sign]')?.getAttribute('src')).toBe(sign);
});

it.each(PAGES)('%s: a build for the house has no samples, and is what the first script leaves', async (path) => {
  vi.stubEnv('VITE_HOUSE', ABOUT.name);
  vi.stubEnv('VITE_HOME', JSON.stringify(OWN));
  const built = await page(path);
  expect(built).not.toMatch(/data-sample|\$0|99 \$|7\.56|Fashion|★|Branding|food site|neighbourhood|Always make/);
  document.body.innerHTML = built;
  sayHouse(sayHome({ ...ABOUT, home: OWN }));
  expect(bodyOf(document.body.innerHTML)).toBe(bodyOf(asDom(built)));
});

it.each(PAGES)('%s: a build for a house that says its name no more says it nowhere', async (path) => {
  vi.stubEnv('VITE_HOUSE', ABOUT.name);
  vi.stubEnv('VITE_HOME', JSON.stringify({ ...OWN, headline: ABOUT.name }));
  document.body.innerHTML = await page(path);
  sayHouse(sayHome(null));
  expect(bodyOf(document.body.innerHTML)).toBe(bodyOf(asDom(await page(path))));
  expect(bodyOf(document.body.innerHTML)).not.toMatch(/Kanal|Fish|grill|Hungry/);
});

it('the templates of a build for the house have no samples either', () => {
  vi.stubEnv('VITE_HOUSE', ABOUT.name);
  for (const path of [paths.home, paths.inventory, paths.chefs, ANY_FOOD])
    expect(JSON.stringify(fillTemplates(path, render))).not.toMatch(/data-sample|★|NEW/);
});

it('a build that knows the name alone promises nothing that it does not know', async () => {
  vi.stubEnv('VITE_HOUSE', ABOUT.name);
  const built = await page(paths.home);
  expect(built).toContain('>Gasthaus am Kanal</h1>');
  expect(built).not.toMatch(/delivery|voucher|data-sample/i);
});

it('a section that the page was not built with is left to React', async () => {
  vi.stubEnv('VITE_HOUSE', ABOUT.name);
  vi.stubEnv('VITE_HOME', JSON.stringify({ ...OWN, sections: OWN.sections.slice(1) }));
  document.body.innerHTML = await page(paths.home);
  sayHouse(sayHome({ ...ABOUT, home: OWN }));
  expect(bodyOf(document.body.innerHTML)).toBe(bodyOf(asDom(await page(paths.home))));
  expect(document.getElementById('popular')).toBeNull();
});

it('a house that has said nothing has the page of the specification', async () => {
  const built = await page(paths.home);
  document.body.innerHTML = built;
  sayHouse(null);
  expect(document.body.innerHTML).toBe(asDom(built));
  expect(built).toContain(SPECIFIED_HOME.headline);
  for (const words of ['99 $', '7.56', '$50', 'Fashion', 'Discover Restaurant near From You'])
    expect(built).toContain(words);
});

/** As a document says it. */
function asDom(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.innerHTML;
}

it.each(['en-US', 'fr-FR'])('the cards have a mark for the price, however it is written in %s', (tag) => {
  const cards = inLocale(tag, () => JSON.stringify(fillTemplates(paths.inventory, render)));
  expect(cards).toContain(PRICE_MARK);
  expect(cards).not.toMatch(/98.765/);
});
