import '@fontsource-variable/plus-jakarta-sans';

// The first script of every page, and on a page rendered at build the only one that a visitor waits for. The rest is
// fetched when the browser has nothing else to do, or at the first touch.

const IDLE_TIMEOUT_MS = 4000;
const TOUCHES = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

if (root.firstElementChild === null || root.dataset['start'] === 'now') await begin(root);
else whenIdleOrTouched(() => void begin(root));

async function begin(element: HTMLElement): Promise<void> {
  const replay = keepFirstClick();
  const { start } = await import('./main.tsx');
  await start(element);
  replay();
}

function whenIdleOrTouched(run: () => void): void {
  let hasRun = false;
  const once = (): void => {
    if (hasRun) return;
    hasRun = true;
    for (const touch of TOUCHES) removeEventListener(touch, once);
    run();
  };
  for (const touch of TOUCHES) addEventListener(touch, once, { passive: true });
  const whenIdle = (): void => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(once, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(once, IDLE_TIMEOUT_MS);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
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
