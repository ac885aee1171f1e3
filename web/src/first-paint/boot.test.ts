import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { filledMenu } from './handover.ts';

// The main script of these pages says that it has begun, and nothing else.
let visits = 0;
const nextMain = (): string => `data:text/javascript,dispatchEvent(new Event('main'))//${(visits += 1)}`;
const TEMPLATES = { region: 'inventory', limit: 24, heading: '', templates: { grid: '__GRID__', cards: {}, eager: 0 } };

let hasBegun: boolean;
const begin = (): void => {
  hasBegun = true;
};

beforeEach(() => {
  hasBegun = false;
  addEventListener('main', begin);
  vi.useFakeTimers();
  vi.stubGlobal('REGION', 'inventory');
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'navigate' } as PerformanceNavigationTiming]);
  document.body.innerHTML = `<h1>Inventory All Products: …</h1><div data-fill="inventory">skeletons</div><script type="application/json" id="fill">${JSON.stringify(TEMPLATES)}</script><script data-main="${nextMain()}"></script>`;
});

afterEach(() => {
  removeEventListener('main', begin);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
});

describe('the first script of the menu', () => {
  it('leaves a menu without foods to the whole page, which renders what the build did', async () => {
    vi.stubGlobal('fetch', async () => Response.json([], { headers: { 'x-total-count': '0' } }));
    const before = document.body.innerHTML;
    await import('./boot.ts');
    await vi.waitFor(() => {
      expect(hasBegun).toBe(true);
    });
    expect([document.body.innerHTML, filledMenu('inventory')]).toEqual([before, undefined]);
  });

  it('gives up on foods that do not come a while after somebody has touched the page', async () => {
    vi.stubGlobal(
      'fetch',
      (_address: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => {
            reject(new DOMException('given up', 'AbortError'));
          });
        }),
    );
    await import('./boot.ts');
    await vi.advanceTimersByTimeAsync(3000);
    dispatchEvent(new Event('keydown'));
    await vi.advanceTimersByTimeAsync(3900);
    expect(hasBegun).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    await vi.waitFor(() => {
      expect(hasBegun).toBe(true);
    });
  });
});
