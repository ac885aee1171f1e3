import { STARTED } from './handover.ts';

// What the first scripts have in common: they load the main script.

/** Pause between attempts while nothing answers, and the timeout of a request. */
const RETRY_MS = 2000;

const own = document.querySelector<HTMLScriptElement>('script[data-main]');
/** A browser that is too old (public/too-old.js) gets no file of the main script. */
const isOld = (): boolean => 'old' in document.documentElement.dataset;

/** Starts the main script once. @param whenReady resolves when it may run */
export function makeStart(whenReady: () => Promise<unknown>): () => void {
  return isOld() ? () => undefined : once(() => void begin(whenReady));
}

async function begin(whenReady: () => Promise<unknown>): Promise<void> {
  keepPresses();
  preload();
  await whenReady();
  await load(own?.dataset['main'] ?? '');
}

/**
 * Loads the main script. If the file is missing although the site answers, a deployment has replaced it, and the page
 * asks for a reload. If nothing answers, the script is fetched again; a browser that keeps the failure of an import until
 * a reload (decision 016) is reloaded once the file can be had.
 */
async function load(file: string, wasUnanswered = false): Promise<void> {
  try {
    await import(/* @vite-ignore */ file);
  } catch {
    const signal = AbortSignal.timeout(RETRY_MS); // `navigator.onLine` is a guess
    const answer = await fetch(file, { method: 'HEAD', cache: 'no-store', signal }).catch(() => null);
    const notice = document.getElementById('stale');
    if (!answer) setTimeout(() => void load(file, true), RETRY_MS);
    else if (wasUnanswered && answer.ok) location.reload();
    else if (notice) notice.hidden = false;
  }
}

/** Preloads all files in parallel; imports alone would fetch them in a chain. */
export function preload(): void {
  if (isOld()) return;
  for (const file of own?.dataset['preload']?.split(' ') ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file }));
  delete own?.dataset['preload'];
}

/** Runs after the next paint, or at once in a hidden page, which is never painted. */
export function afterPaint(run: () => void): void {
  if (document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
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
