import type { MenuFood } from '@foodhouse/domain';
import { inventoryHeading } from '../copy.ts';
import { foodOf, foodPath, menuOf, menuPath } from '../data/menu.ts';
import { rememberFilled, rememberFilledFood, STARTED } from './handover.ts';
import { isNewVisit } from './is-new-visit.ts';
import { fillFood, fillGrid, type FillTemplates } from './card-template.ts';

// The first script of a page rendered at build, and the only one that a visitor waits for: it puts the foods in. The rest is
// fetched when the page is quiet and runs at the first touch, or when nothing has happened for a while; on the dashboard it
// runs as soon as the page was painted. prerender/build.ts puts it into the page itself.

const QUIET_MS = 5000;
/** Between two attempts while nothing answers, and how long an answer is waited for. */
const RETRY_MS = 2000;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll', 'focusin'] as const;

const own = document.querySelector<HTMLScriptElement>('script[data-main]');
const start = once(() => void begin());
const filling = fill().catch(start); // what could not be put in, the whole page tries again and explains
requestAnimationFrame(() => requestAnimationFrame(showDeferredImages));
for (const touch of TOUCHES) addEventListener(touch, start, { passive: true, once: true });
// Who was signed in wants to see that they still are; who is offline, that what they see may be old (the browser only guesses
// that: if it is wrong, the page begins a little early); who comes back or reloads wants to be where they were; and the
// dashboard is empty.
const isSoon = own?.dataset['soon'] !== undefined || document.documentElement.dataset['session'] === 'known';
if (isSoon || !navigator.onLine || !isNewVisit()) afterPaint(start);
else if (document.readyState === 'complete') whenLoaded();
else addEventListener('load', whenLoaded, { once: true });

async function begin(): Promise<void> {
  keepFirstClick();
  preload();
  await filling;
  await load(own?.dataset['main'] ?? '');
}

/**
 * A file that does not come while the site answers: the page stood open while a new version was put up, and the old files are
 * gone. Where nothing answers, it is fetched again until something does.
 */
async function load(file: string): Promise<void> {
  try {
    await import(/* @vite-ignore */ file);
  } catch {
    const signal = AbortSignal.timeout(RETRY_MS); // what the browser says of its network is a guess
    const isAnswered = await fetch(file, { method: 'HEAD', cache: 'no-store', signal }).then(Boolean, () => false);
    const notice = document.getElementById('stale');
    if (!isAnswered) setTimeout(() => void load(file), RETRY_MS);
    else if (notice) notice.hidden = false;
  }
}

/** Puts the first foods where they belong, as React would have rendered them. */
async function fill(): Promise<void> {
  const described = document.getElementById('fill')?.textContent;
  // A list with a filter is the whole page's to answer.
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

/** @throws TypeError when nothing came, Error for a refusal */
async function answerTo(path: string): Promise<Response> {
  const response = await fetch(`/api${path}`);
  if (!response.ok) throw new Error(`${path} was answered ${response.status}`);
  return response;
}

/** What the page says of itself, as ui/page-meta.tsx writes it. */
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

/** All files at once: they would be asked for in turn. */
function preload(): void {
  for (const file of own?.dataset['preload']?.split(' ') ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file }));
  delete own?.dataset['preload'];
}

/** What the page already says is painted first; where nobody looks at it, nothing is. */
function afterPaint(run: () => void): void {
  if (document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
}

/** Decorations that nobody waits for, once the page has been painted: deferred-image.tsx. */
function showDeferredImages(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-src]:not([src])'))
    picture.src = picture.dataset['src'] ?? '';
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

/** A button that is pressed before the page answers is pressed again once it does. Links work by themselves. */
function keepFirstClick(): void {
  let pressed: HTMLElement | null = null;
  const keep = (event: MouseEvent): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    pressed ??= button;
  };
  addEventListener('click', keep, { capture: true });
  addEventListener(
    STARTED,
    () => {
      removeEventListener('click', keep, { capture: true });
      // React takes over in a task of its own.
      setTimeout(() => {
        if (pressed?.isConnected) pressed.click();
      });
    },
    { once: true },
  );
}
