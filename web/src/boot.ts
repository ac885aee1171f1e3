import '@fontsource-variable/plus-jakarta-sans';
import { inventoryHeading } from '@foodhouse/domain';
import { rememberFilled } from './lib/filled-menu.ts';
import { fetchMenu, fillGrid } from './lib/menu-fill.ts';
import type { FillTemplates } from './routes/fill-templates.tsx';

// The first script of every page, and on a page rendered at build the only one that a visitor waits for: it puts the
// foods in. The rest runs at the first touch, or when nothing has happened for a while.

const QUIET_MS = 5000;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll', 'focusin'] as const;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

if (root.firstElementChild === null || root.dataset['start'] === 'now') await begin(root, Promise.resolve());
else {
  const start = once(() => void begin(root, filling));
  const filling = fill().catch(start); // what could not be put in, the whole page tries again and explains
  for (const touch of TOUCHES) addEventListener(touch, start, { passive: true, once: true });
  if (document.readyState === 'complete') whenQuiet(start);
  else
    addEventListener(
      'load',
      () => {
        whenQuiet(start);
      },
      { once: true },
    );
}

async function begin(element: HTMLElement, filling: Promise<unknown>): Promise<void> {
  const replay = keepFirstClick();
  const [{ start }] = await Promise.all([import('./main.tsx'), filling]);
  await start(element);
  replay();
}

/** Puts the first foods where they belong, as React would have rendered them. */
async function fill(): Promise<void> {
  const described = document.getElementById('fill')?.textContent;
  // A list with a filter is the whole page's to answer.
  if (!described || location.search !== '') return;
  const { region, limit, templates } = JSON.parse(described) as FillTemplates;
  const menu = await fetchMenu(limit);
  const place = document.querySelector(`[data-fill="${region}"]`);
  if (!place) return;
  place.innerHTML = fillGrid(templates, menu.foods);
  const heading = document.querySelector('h1');
  if (region === 'inventory' && heading) heading.textContent = inventoryHeading(menu.total);
  rememberFilled(region, menu);
}

function whenQuiet(run: () => void): void {
  setTimeout(() => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(run);
    else run();
  }, QUIET_MS);
}

function once(run: () => void): () => void {
  let hasRun = false;
  return () => {
    if (!hasRun) run();
    hasRun = true;
  };
}

/** A button that is pressed before the page answers is pressed again once it does. Links work by themselves. */
function keepFirstClick(): () => void {
  let pressed: HTMLElement | null = null;
  const keep = (event: MouseEvent): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    pressed ??= button;
  };
  addEventListener('click', keep, { capture: true });
  return () => {
    removeEventListener('click', keep, { capture: true });
    // After the page has taken over, which React does in a task of its own.
    setTimeout(() => {
      if (pressed?.isConnected) pressed.click();
    });
  };
}
