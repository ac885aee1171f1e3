import type { MenuFood } from '@foodhouse/domain';
import { inventoryHeading } from '../copy.ts';
import { foodOf, foodPath, menuOf, menuPath } from '../data/menu.ts';
import { rememberFilled, rememberFilledFood } from './handover.ts';
import { isNewVisit } from './is-new-visit.ts';
import { fillFood, fillGrid, type FillTemplates } from './card-template.ts';
import { afterPaint, isSoon, makeStart, preload } from './start-main.ts';

// The first script of a public page, and the only one that a visitor waits for: it renders the foods. The rest is
// fetched when the page is idle, and runs at the first interaction or after a quiet while. prerender/build.ts inlines
// this script; boot-dashboard.ts is that of the dashboard.

const QUIET_MS = 5000;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll', 'focusin'] as const;

const start = makeStart(() => filling);
const filling = fill().catch(start); // the whole page retries and shows the failure
void filling.then(() => {
  whenIdle(showNearImages);
});
for (const touch of TOUCHES) addEventListener(touch, start, { passive: true, once: true });
// Start immediately for signed-in people (their session must be confirmed), offline (the page must say that it may be
// stale; `navigator.onLine` is a guess, and a wrong one only starts early), and on reload and history navigation (the
// scroll position must be restored).
const isKnown = document.documentElement.dataset['session'] === 'known';
if (isSoon || isKnown || !navigator.onLine || !isNewVisit()) afterPaint(start);
else if (document.readyState === 'complete') whenLoaded();
else addEventListener('load', whenLoaded, { once: true });

/** Renders the first foods into the page, exactly as React would. */
async function fill(): Promise<void> {
  const described = document.getElementById('fill')?.textContent;
  // Lists with a filter are left to the whole page.
  if (!described || location.search !== '') return;
  const templates = JSON.parse(described) as FillTemplates;
  const place = document.querySelector(`[data-fill="${templates.region}"]`);
  if (!place) return;
  if (templates.region === 'food') {
    const food = await foodOf(await answerTo(foodPath(decodeURIComponent(location.pathname.split('/')[2] ?? ''))));
    place.innerHTML = fillFood(templates.cards, food);
    describe(food);
    rememberFilledFood(food);
    return;
  }
  const menu = await menuOf(await answerTo(menuPath(templates.limit)));
  place.innerHTML = fillGrid(templates.templates, menu.foods);
  const heading = document.querySelector('h1');
  if (templates.region === 'inventory' && heading) heading.textContent = inventoryHeading(menu.total);
  rememberFilled(templates.region, menu);
}

/** @throws TypeError without an answer, Error for a refusal */
async function answerTo(path: string): Promise<Response> {
  const response = await fetch(`/api${path}`);
  if (!response.ok) throw new Error(`${path} was answered ${response.status}`);
  return response;
}

/** Sets the metadata that ui/page-meta.tsx would set. */
function describe({ name, description, img }: MenuFood): void {
  document.title = `${name} · Foodhouse`;
  const facts = { description, 'og:title': document.title, 'og:description': description, 'og:image': img };
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
