import { HOUSE_PAGES, SITE_PATHS, sitemapOf } from '@foodhouse/domain';
import { describe, expect, it } from 'vitest';
import { fileOf, rewritesOf } from '../prerender/addresses.ts';
import { modulesOf } from '../prerender/manifest.ts';
import { drawerOf, inBottomBar, parentOf } from './app/drawer.ts';
import { routesOf } from './app/routes.tsx';
import { ALL_PAGES, isPublic, PAGES, type Page } from './pages.ts';
import { foodDetailsOf } from './paths.ts';

const GIFT_CARDS: Page = {
  path: '/dashboard/giftcards',
  module: 'gift-cards',
  audience: (role) => role === 'admin',
  label: 'Gift Cards',
  icon: 'receipt',
};
const OPENING_HOURS: Page = { path: '/hours', module: 'opening-hours', audience: 'public', html: 'hours.html' };
const WITH_BOTH: readonly Page[] = [...ALL_PAGES, GIFT_CARDS, OPENING_HOURS];

describe('the table of pages', () => {
  it('has every module of routes/, and no other', () => {
    const modules = Object.keys(import.meta.glob(['./routes/*.tsx', '!./routes/*.test.tsx']));
    expect(ALL_PAGES.map(({ module }) => `./routes/${module}.tsx`).toSorted()).toEqual(modules.toSorted());
  });

  it('has each path, module and file once', () => {
    for (const each of [(page: Page) => page.path, (page: Page) => page.module, fileOf]) {
      // Those without HTML of their own share the empty shell.
      const own = ALL_PAGES.filter((page) => each !== fileOf || fileOf(page) !== fileOf(PAGES.foodAddress));
      expect(new Set(own.map(each)).size).toBe(own.length);
    }
  });

  it('sends a page without HTML of its own to the empty shell', () => {
    expect(fileOf(PAGES.foodAddress)).toBe('app.html');
    expect(fileOf(PAGES.table)).toBe('app.html');
  });
});

describe('a new page in the table', () => {
  it('is in the drawer of its roles', () => {
    const labels = (role: 'admin' | 'chef' | 'user' | null): readonly string[] =>
      drawerOf(WITH_BOTH, role).map(({ label }) => label);
    expect(labels('admin')).toEqual([...drawerOf(ALL_PAGES, 'admin').map(({ label }) => label), 'Gift Cards']);
    expect(labels('chef')).toEqual(['Food List', 'My Orders', 'Reviews', 'Kitchen', 'Stock']);
    expect(labels(null)).toEqual(['Food List', 'My Orders', 'Reviews']);
  });

  it('is in the menu of a phone’s bar, whose places are taken, and moves none of them', () => {
    const bar = (role: 'admin' | 'chef' | 'user' | null): readonly string[] =>
      inBottomBar(drawerOf(WITH_BOTH, role), role !== null).map(({ label }) => label);
    expect(bar('admin')).toEqual(['Food List', 'My Orders', 'Order List', 'Kitchen']);
    expect(bar('chef')).toEqual(['Food List', 'My Orders', 'Reviews', 'Kitchen']);
    expect(bar('user')).toEqual(['Food List', 'My Orders', 'Reviews']);
    expect(bar(null)).toEqual(['Food List', 'My Orders']);
  });

  it('belongs to an entry of the drawer when it has none itself', () => {
    const parents = (isNotOpenYet: boolean): readonly unknown[] =>
      ['/dashboard/foods/pho', '/dashboard/import', '/dashboard/export', '/dashboard/setup', '/dashboard/stock'].map(
        (pathname) => parentOf(ALL_PAGES, drawerOf(ALL_PAGES, 'admin', isNotOpenYet), pathname),
      );
    expect(parents(false)).toEqual([
      '/dashboard',
      '/dashboard/addfood',
      '/dashboard/house',
      '/dashboard/house',
      undefined,
    ]);
    expect(parents(true)[3]).toBeUndefined();
  });

  it('is among the routes, behind the guard or not', () => {
    const [site, bare] = routesOf(WITH_BOTH, () => () => null);
    const dashboard = bare?.children?.find(({ path }) => path === '/dashboard');
    expect(site?.children?.map(({ path }) => path)).toContain('/hours');
    expect(dashboard?.children?.map(({ path }) => path)).toContain('/dashboard/giftcards');
    expect(bare?.children?.map(({ path }) => path)).toEqual(['/login', '/signup', '/try', '/dashboard']);
  });

  it('is built and served by Hosting', () => {
    expect([fileOf(GIFT_CARDS), fileOf(OPENING_HOURS)]).toEqual(['dashboard/giftcards.html', 'hours.html']);
    expect(modulesOf(GIFT_CARDS)).toEqual(['src/app/dashboard.tsx', '_live', '_auth', 'src/routes/gift-cards.tsx']);
    expect(rewritesOf(WITH_BOTH)).toEqual({
      ...rewritesOf(ALL_PAGES),
      '/dashboard/giftcards': '/dashboard/giftcards.html',
    });
    expect(rewritesOf(ALL_PAGES)).toMatchObject({
      '/user/*': '/food.html',
      '/track/*': '/app.html',
      '/track/*/*': '/app.html',
      '/invite': '/app.html',
    });
  });
});

it('search engines find every public page that has one address, and the page of a food', () => {
  const found = ALL_PAGES.filter(
    (page) => isPublic(page) && page.html !== null && !page.isBare && !page.path.includes(':'),
  );
  const ofLaw = HOUSE_PAGES.map((page) => `/${page}`);
  expect(found.map(({ path }) => path).toSorted()).toEqual([...SITE_PATHS, ...ofLaw].toSorted());
  const map = sitemapOf('https://foodhouse.example', { writtenPages: [], foodIds: ['beef pho'] });
  expect(map).toContain(`<loc>https://foodhouse.example${foodDetailsOf('beef pho')}</loc>`);
});
