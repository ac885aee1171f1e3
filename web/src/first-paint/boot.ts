import type { MenuFood } from '@foodhouse/domain';
import { inventoryHeading } from '../copy.ts';
import { foodOf, foodPath, menuOf, menuPath } from '../data/menu.ts';
import { rememberFilled, rememberFilledFood, STARTED } from './handover.ts';
import { OWN_UID, rememberEarlyList } from '../data/early-list.ts';
import { PERSON_STORAGE_KEY, TOKEN_STORAGE_KEY } from '../data/storage-keys.ts';
import { isNewVisit } from './is-new-visit.ts';
import { fillFood, fillGrid, type FillTemplates } from './card-template.ts';

// The first script of a prerendered page, and the only one that a visitor waits for: it renders the foods. The rest is
// fetched when the page is idle, and runs at the first interaction or after a quiet while; on the dashboard it runs
// right after the first paint. prerender/build.ts inlines this script.

const QUIET_MS = 5000;
/** Pause between attempts while nothing answers, and the timeout of a request. */
const RETRY_MS = 2000;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll', 'focusin'] as const;

const own = document.querySelector<HTMLScriptElement>('script[data-main]');
const start = once(() => void begin());
const filling = fill().catch(start); // the whole page retries and shows the failure
askFirstList();
void filling.then(() => {
  whenIdle(showNearImages);
});
for (const touch of TOUCHES) addEventListener(touch, start, { passive: true, once: true });
// Start immediately for signed-in people (their session must be confirmed), offline (the page must say that it may be
// stale; `navigator.onLine` is a guess, and a wrong one only starts early), on reload and history navigation (the
// scroll position must be restored), and on the dashboard (its HTML is empty).
const isSoon = own?.dataset['soon'] !== undefined || document.documentElement.dataset['session'] === 'known';
if (isSoon || !navigator.onLine || !isNewVisit()) afterPaint(start);
else if (document.readyState === 'complete') whenLoaded();
else addEventListener('load', whenLoaded, { once: true });

async function begin(): Promise<void> {
  keepPresses();
  preload();
  await filling;
  await load(own?.dataset['main'] ?? '');
}

/**
 * Loads the main script. If the file is missing although the site answers, a deployment has replaced it, and the page
 * asks for a reload. If nothing answers, the script is fetched again.
 */
async function load(file: string): Promise<void> {
  try {
    await import(/* @vite-ignore */ file);
  } catch {
    const signal = AbortSignal.timeout(RETRY_MS); // `navigator.onLine` is a guess
    const isAnswered = await fetch(file, { method: 'HEAD', cache: 'no-store', signal }).then(Boolean, () => false);
    const notice = document.getElementById('stale');
    if (!isAnswered) setTimeout(() => void load(file), RETRY_MS);
    else if (notice) notice.hidden = false;
  }
}

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

/** On the dashboard: asks for the page's first list, which data/first-session.ts takes over. */
function askFirstList(): void {
  const route = own?.dataset['list'];
  if (!route || location.search !== '') return;
  try {
    const { uid } = JSON.parse(localStorage.getItem(PERSON_STORAGE_KEY) ?? '') as { readonly uid: string };
    const path = route.replace(OWN_UID, encodeURIComponent(uid));
    const token = localStorage.getItem(TOKEN_STORAGE_KEY) ?? '';
    const answer = fetch(`/api${path}`, { headers: { authorization: `Bearer ${token}` } });
    answer.catch(() => undefined); // whoever takes it over sees the failure
    rememberEarlyList({ path, token, answer });
  } catch {
    // Nobody was signed in here.
  }
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

/** Preloads all files in parallel; imports alone would fetch them in a chain. */
function preload(): void {
  for (const file of own?.dataset['preload']?.split(' ') ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file }));
  delete own?.dataset['preload'];
}

/** Runs after the next paint, or at once in a hidden page, which is never painted. */
function afterPaint(run: () => void): void {
  if (document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
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

function once(run: () => void): () => void {
  let hasRun = false;
  return () => {
    if (!hasRun) run();
    hasRun = true;
  };
}

/**
 * Keeps the buttons that are pressed before React is ready, which show a ring meanwhile, and presses each of them once
 * then. Links work without a script.
 */
function keepPresses(): void {
  const pressed = new Set<HTMLElement>();
  const keep = (event: MouseEvent): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    pressed.add(button);
    button.ariaBusy = 'true';
  };
  addEventListener('click', keep, { capture: true });
  addEventListener(
    STARTED,
    () => {
      removeEventListener('click', keep, { capture: true });
      // React hydrates in a task of its own.
      setTimeout(() => {
        for (const button of pressed) {
          button.ariaBusy = null;
          if (button.isConnected) button.click();
        }
      });
    },
    { once: true },
  );
}
