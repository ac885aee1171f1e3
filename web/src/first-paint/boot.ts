import type { HouseNowDto, MenuFood } from '@foodhouse/domain';
import { foodOf, foodPath, hasCategories, menuOf, menuPath } from '../data/menu.ts';
import { rememberFilled, rememberFilledFood } from './handover.ts';
import { isNewVisit } from './is-new-visit.ts';
import { suppliersOf } from '../data/suppliers.ts';
import { fillChefs, fillFood, fillGrid, fillMenu, fillPills, type FillTemplates } from './card-template.ts';
import { sayHome } from './say-home.ts';
import { dropSamples, sayHouse } from './say-house.ts';
import { afterPaint, makeStart, preload } from './start-main.ts';
import {
  builtFace,
  documentFace,
  isUnsaid,
  metHouse,
  nameOf,
  NAMELESS_MS,
  showHouse,
  type HouseFace,
} from '../lib/house-memory.ts';
import { addressHere } from '../lib/base.ts';
import { colorsCss } from '../lib/house-colors.ts';
import { isLanguageKnown, learnLanguage } from '../lib/house-language.ts';
import { isolated } from '../lib/isolated.ts';
import * as site from '../texts.ts';

// The first script of a public page, and the only one that a visitor waits for: it renders the foods. The rest is
// fetched when the page is idle, and runs at the first interaction or after a quiet while. prerender/build.ts inlines
// this script, for each region of foods its own; boot-dashboard.ts is that of the dashboard.

/** The region of foods that the page has; null on a page without. */
declare const REGION: FillTemplates['region'] | null;

const QUIET_MS = 5000;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll', 'focusin'] as const;

/** After this, whoever has touched the page gets the whole of it, which asks for its foods itself. */
const PATIENCE_MS = 4000;

const patience = new AbortController();
/** Whether the document is React's from now on, which says the rest by itself. */
let isHandedOver = false;
const start = makeStart(async () => {
  setTimeout(() => {
    patience.abort();
  }, PATIENCE_MS);
  await Promise.all([filling, saying]);
  isHandedOver = true;
});
const saying = sayWhose();
const filling = fill().catch(start); // the whole page retries and shows the failure
void filling.then(() => {
  whenIdle(showNearImages);
});
for (const touch of TOUCHES) addEventListener(touch, startAtTouch, { passive: true });
// Start immediately for signed-in people (their session must be confirmed), offline (the page must say that it may be
// stale; `navigator.onLine` is a guess, and a wrong one only starts early), and on reload and history navigation (the
// scroll position must be restored), and on a page that the house itself fills, or whose text it has.
const isKnown = document.documentElement.dataset['session'] === 'known';
const isWaiting = document.querySelector('[data-waits=text], [data-line] [data-waits=house]');
if (isKnown || isWaiting || !navigator.onLine || !isNewVisit()) afterPaint(start);
else if (document.readyState === 'complete') whenLoaded();
else addEventListener('load', whenLoaded, { once: true });

/** Chromium sends a move of a pointer that rests over the new page; only its own steps tell it from a person's. */
function startAtTouch(event: Event): void {
  if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return;
  start();
}

/** Says whose site it is, where the page's HTML may say another. Asks where this browser has met no house. */
async function sayWhose(): Promise<void> {
  const isAnothers = isUnsaid();
  if (!isAnothers && isLanguageKnown()) return;
  const met = metHouse();
  // Of a house that was met before it had a home page of its own, home asks.
  if (met !== undefined && (REGION !== 'popular' || met?.home !== undefined || met === null) && isLanguageKnown())
    return say(met);
  const late = new Promise((resolve) => {
    setTimeout(resolve, NAMELESS_MS);
  });
  await Promise.race([askWhose(isAnothers).catch(() => undefined), late]); // what comes later is said too
  showHouse();
}

/** @param isAnothers whether the HTML may say another house. React remembers what it has taken over or learnt: this script is as small as it can be. */
async function askWhose(isAnothers: boolean): Promise<void> {
  const { locale, about, home, colors }: Partial<HouseNowDto> = await (await answerTo('/house/now')).json();
  const address = learnLanguage(locale);
  // What is typed is not lost: the next page is in the language.
  const typed = [...document.querySelectorAll('input')].some(({ value, defaultValue }) => value !== defaultValue);
  if (address !== null && !isHandedOver && !typed) location.replace(address);
  else if (!isHandedOver && isAnothers)
    say(about ? { ...about, ...(home && { home }), css: colors ? colorsCss(colors) : '' } : null);
}

function say(face: HouseFace | null): void {
  sayHouse(REGION === 'popular' ? sayHome(face) : face);
}

/** Renders the first foods into the page, exactly as React would. */
async function fill(): Promise<void> {
  const described = document.getElementById('fill')?.textContent;
  // Lists with a filter are left to the whole page.
  if (REGION === null || !described || location.search !== '') return;
  const place = document.querySelector(`[data-fill="${REGION}"]`);
  const templates: unknown = JSON.parse(described);
  if (!place) return;
  // What another page needs is not in this page's script.
  if (REGION === 'popular') place.innerHTML = await popular(templates as TemplatesOf<'popular'>);
  if (REGION === 'inventory') await inventory(place, templates as TemplatesOf<'inventory'>);
  if (REGION === 'food') place.innerHTML = await oneFood(templates as TemplatesOf<'food'>);
  if (REGION === 'chefs') await chefs(place, templates as TemplatesOf<'chefs'>);
  dropSamples(); // whose site it is may have been said before
}

type TemplatesOf<R> = Extract<FillTemplates, { readonly region: R }>;

async function popular({ region, limit, templates }: TemplatesOf<'popular'>): Promise<string> {
  const menu = await menuOf(await answerTo(menuPath(limit)));
  rememberFilled(region, menu);
  return fillGrid(templates, menu.foods);
}

async function inventory(
  place: Element,
  { region, limit, templates, heading, pills }: TemplatesOf<'inventory'>,
): Promise<void> {
  const menu = await menuOf(await answerTo(menuPath(limit)));
  if (menu.foods.length === 0) return start(); // the whole page says that there is nothing
  const title = document.querySelector('h1');
  if (title) title.textContent = site.allProducts({ count: menu.total ?? '…' });
  // Categories stand in the place of the mealtimes, where this browser did not know it before the first paint.
  document.documentElement.toggleAttribute('data-categories', hasCategories(menu));
  const mealtimes = document.querySelector('search + *');
  if (mealtimes && hasCategories(menu)) mealtimes.outerHTML = fillPills(pills, menu);
  rememberFilled(region, menu);
  // In a place of their own, further down where the buttons have made room: nothing that was shown moves.
  const filled = place.cloneNode() as Element;
  filled.innerHTML = fillMenu(templates, heading, menu);
  place.replaceWith(filled);
}

async function oneFood({ cards }: TemplatesOf<'food'>): Promise<string> {
  const food = await foodOf(await answerTo(foodPath(decodeURIComponent(addressHere().split('/')[2] ?? ''))));
  describe(food);
  rememberFilledFood(food);
  return fillFood(cards, food);
}

async function chefs(place: Element, templates: TemplatesOf<'chefs'>): Promise<void> {
  const menu = await menuOf(await answerTo(menuPath(templates.limit)));
  if (menu.foods.length === 0) return start(); // the whole page says that nobody cooks
  rememberFilled(templates.region, menu);
  place.innerHTML = fillChefs(templates, suppliersOf(menu.foods));
}

/** @throws TypeError or AbortError without an answer, Error for a refusal */
async function answerTo(path: string): Promise<Response> {
  const response = await fetch(`/api${path}`, { signal: patience.signal });
  if (!response.ok) throw new Error(`${path} was answered ${response.status}`);
  return response;
}

/** Sets the metadata that ui/page-meta.tsx would set. */
function describe({ name, description, img }: MenuFood): void {
  document.title = site.pageTitle({ title: name, site: isolated(nameOf(documentFace())) });
  const written = site.pageTitle({ title: name, site: isolated(nameOf(builtFace())) });
  const facts = { description, 'og:title': written, 'og:description': description, 'og:image': img };
  for (const [key, content] of Object.entries(facts))
    document.head.querySelector(`meta[name="${key}"], meta[property="${key}"]`)?.setAttribute('content', content);
}

function whenLoaded(): void {
  whenIdle(preload);
  setTimeout(() => {
    whenIdle(start);
  }, QUIET_MS);
}

/** Loads the images that the first paint does not wait for (deferred-image.tsx) as they come near. */
function showNearImages(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLImageElement)) continue;
        target.src = target.dataset['src'] ?? '';
        observer.unobserve(target);
      }
    },
    { rootMargin: '100px' },
  );
  for (const image of document.querySelectorAll('img[data-src]:not([src])')) observer.observe(image);
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run);
  else run();
}
