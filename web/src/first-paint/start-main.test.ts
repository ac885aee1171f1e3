import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  delete document.documentElement.dataset['old'];
  vi.resetModules();
});

/** What the page asks for ahead, once it is idle. */
async function preloaded(): Promise<readonly (string | null)[]> {
  document.body.innerHTML = '<script type="text/plain" data-main="/main.js" data-preload="/a.js /b.js"></script>';
  const { preload } = await import('./start-main.ts');
  preload();
  return [...document.head.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href'));
}

it('an idle page asks for the files of its main script', async () => {
  expect(await preloaded()).toEqual(['/a.js', '/b.js']);
});

it('an idle page of a browser that is too old asks for none', async () => {
  document.documentElement.dataset['old'] = '';
  expect(await preloaded()).toEqual([]);
});
