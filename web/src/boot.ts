import { inventoryHeading } from '@foodhouse/domain';
import { rememberFilled, STARTED } from './lib/filled-menu.ts';
import { fetchMenu, fillGrid } from './lib/menu-fill.ts';
import type { FillTemplates } from './routes/fill-templates.tsx';

// The first script of a page rendered at build, and the only one that a visitor waits for: it puts the foods in. The rest
// runs at the first touch, or when nothing has happened for a while. build.ts makes it a file of its own.

const QUIET_MS = 5000;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll', 'focusin'] as const;

const start = once(() => void begin());
const filling = fill().catch(start); // what could not be put in, the whole page tries again and explains
for (const touch of TOUCHES) addEventListener(touch, start, { passive: true, once: true });
// Who was signed in wants to see that he still is.
if (document.documentElement.dataset['session'] === 'known') start();
else if (document.readyState === 'complete') whenQuiet();
else addEventListener('load', whenQuiet, { once: true });

async function begin(): Promise<void> {
  keepFirstClick();
  await filling;
  const main = document.querySelector<HTMLScriptElement>('script[data-main]')?.dataset['main'];
  if (main === undefined) throw new Error('expected data-main on the script of this page');
  await import(/* @vite-ignore */ main);
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

function whenQuiet(): void {
  setTimeout(() => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(start);
    else start();
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
