import { homeOf, SPECIFIED_HOME, type HomePage } from '@foodhouse/domain';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { Footer } from '../src/app/footer.tsx';
import { HomeScreen } from '../src/features/home/home-screen.tsx';
import { FoodCard } from '../src/features/menu/components/food-card.tsx';
import { sayHome } from '../src/first-paint/say-home.ts';
import { sayHouse } from '../src/first-paint/say-house.ts';
import { Component as Chefs } from '../src/routes/chefs.tsx';
import { foodDetailsOf, paths } from '../src/paths.ts';
import { aFood } from '@foodhouse/domain/testing';
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

/** Pages and parts as the build renders them. */
const PAGES = {
  '/': (
    <HomeScreen startTo={paths.signUp}>
      <p>foods</p>
    </HomeScreen>
  ),
  '/chefs': <Chefs />,
  'the footer': <Footer />,
  'a card': <FoodCard food={aFood()} isEager={false} onOrder={nothing} onAdd={nothing} detailsTo={foodDetailsOf} />,
} as const;

function nothing(): void {}

const render = (page: React.ReactNode): string => renderToString(<StaticRouter location="/">{page}</StaticRouter>);

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

it.each(Object.entries(PAGES))('%s: the first script makes of it what React renders of the house', (_name, page) => {
  document.body.innerHTML = render(page);
  sayHouse(sayHome({ ...ABOUT, home: OWN }));
  expect(bodyOf(document.body.innerHTML)).toBe(bodyOf(asDom(render(page))));
  expect(document.body.innerHTML).not.toContain('data-sample');
});

it.each(Object.entries(PAGES))(
  '%s: a build for the house has no samples, and is what the first script leaves',
  (_n, page) => {
    vi.stubEnv('VITE_HOUSE', ABOUT.name);
    vi.stubEnv('VITE_HOME', JSON.stringify(OWN));
    const built = render(page);
    expect(built).not.toMatch(/data-sample|\$0|99 \$|7\.56|Fashion|★|Branding|food site|neighbourhood|Always/);
    document.body.innerHTML = built;
    sayHouse(sayHome({ ...ABOUT, home: OWN }));
    expect(bodyOf(document.body.innerHTML)).toBe(bodyOf(asDom(built)));
  },
);

it('the templates of a build for the house have no samples either', () => {
  vi.stubEnv('VITE_HOUSE', ABOUT.name);
  for (const path of [paths.home, paths.inventory, paths.chefs, ANY_FOOD])
    expect(JSON.stringify(fillTemplates(path, render))).not.toMatch(/data-sample|★|NEW/);
});

it('a build that knows the name alone promises nothing that it does not know', () => {
  vi.stubEnv('VITE_HOUSE', ABOUT.name);
  const built = render(PAGES['/']);
  expect(built).toContain('>Gasthaus am Kanal</h1>');
  expect(built).not.toMatch(/delivery|voucher|data-sample/i);
});

it('a section that the page was not built with is left to React', () => {
  vi.stubEnv('VITE_HOUSE', ABOUT.name);
  vi.stubEnv('VITE_HOME', JSON.stringify({ ...OWN, sections: OWN.sections.slice(1) }));
  document.body.innerHTML = render(PAGES['/']);
  sayHouse(sayHome({ ...ABOUT, home: OWN }));
  expect(bodyOf(document.body.innerHTML)).toBe(bodyOf(asDom(render(PAGES['/']))));
  expect(document.getElementById('popular')).toBeNull();
});

it('a house that has said nothing has the page of the specification', () => {
  const built = render(PAGES['/']);
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
