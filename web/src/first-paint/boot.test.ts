import { houseColors, toFoodDto } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { colorsCss } from '../lib/house-colors.ts';
import { documentFace, firstFace } from '../lib/house-memory.ts';
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

describe('a page that the house itself fills', () => {
  const { dataset } = document.documentElement;

  beforeEach(() => {
    vi.stubGlobal('REGION', null);
    document.body.insertAdjacentHTML('beforeend', '<main data-waits="house"></main>');
  });

  it.each([
    ['at once where the house may have said who it is', 'perhaps', true],
    ['when it is touched where the house has said nothing', undefined, false],
  ])('starts %s', async (_when, line, isStarted) => {
    if (line !== undefined) dataset['line'] = line;
    await import('./boot.ts');
    await vi.advanceTimersByTimeAsync(200);
    delete dataset['line'];
    expect(hasBegun).toBe(isStarted);
    dispatchEvent(new Event('keydown'));
    await vi.waitFor(() => {
      expect(hasBegun).toBe(true);
    });
  });
});

describe('a page whose text the house has', () => {
  it.each([
    ['starts at once', '<div data-waits="text"></div>', true],
    ['starts when it is touched where it does not wait', '', false],
  ])('%s', async (_when, waiting, isStarted) => {
    vi.stubGlobal('REGION', null);
    document.body.insertAdjacentHTML('beforeend', waiting);
    await import('./boot.ts');
    await vi.advanceTimersByTimeAsync(200);
    await Promise.resolve();
    expect(hasBegun).toBe(isStarted);
    dispatchEvent(new Event('keydown'));
    await vi.waitFor(() => {
      expect(hasBegun).toBe(true);
    });
  });
});

describe('whose site it is', () => {
  const KANAL = { name: 'Gasthaus am Kanal', address: '', phone: '' };
  const HOME = { headline: 'Kanal', introduction: '', sections: [], features: [] };
  const said = (): string | undefined => document.querySelector('[data-house-name]')?.textContent;
  const { dataset } = document.documentElement;
  let asked: string[];
  let answer: () => Promise<Response>;

  beforeEach(() => {
    asked = [];
    dataset['unsaid'] = '';
    vi.stubGlobal('REGION', null);
    document.body.insertAdjacentHTML('beforeend', '<bdi data-house-name>Foodhouse</bdi>');
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      return answer();
    });
  });

  afterEach(() => {
    delete dataset['unsaid'];
    for (const name of ['saidHouse', 'metHouse']) Reflect.deleteProperty(globalThis, name);
  });

  it('is asked where this browser has met no house, before anything else runs, and is handed over', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answer = () => promise;
    await import('./boot.ts');
    dispatchEvent(new Event('keydown'));
    await vi.advanceTimersByTimeAsync(1000);
    expect([said(), dataset['unsaid'], hasBegun]).toEqual(['Foodhouse', '', false]);
    resolve(Response.json({ closed: null, about: KANAL }));
    await vi.waitFor(() => {
      expect(hasBegun).toBe(true);
    });
    expect([said(), dataset['unsaid'], asked]).toEqual([KANAL.name, undefined, ['/api/house/now']]);
    expect(firstFace()).toEqual({ ...KANAL, css: '' }); // it has no accent
  });

  it('leaves the colours that the page was built with where none are remembered', async () => {
    const style = Object.assign(document.createElement('style'), { id: 'house-colors', textContent: 'built' });
    document.head.append(style);
    Object.assign(globalThis, { metHouse: KANAL }); // as before houses had an accent
    await import('./boot.ts');
    expect([said(), style.textContent]).toEqual([KANAL.name, 'built']);
    style.remove();
  });

  it('is asked for its colours too, which are shown at once', async () => {
    const colors = houseColors('#1f5236');
    answer = async () => Response.json({ closed: null, about: { ...KANAL, accent: '#1f5236' }, colors });
    await import('./boot.ts');
    await vi.waitFor(() => {
      expect(said()).toBe(KANAL.name);
    });
    expect(document.getElementById('house-colors')?.textContent).toBe(colorsCss(colors));
    expect(documentFace()?.css).toBe(colorsCss(colors));
  });

  it('is handed over of a house that has said nothing too', async () => {
    answer = async () => Response.json({ closed: null });
    await import('./boot.ts');
    await vi.waitFor(() => {
      expect(dataset['unsaid']).toBeUndefined();
    });
    expect([said(), documentFace()]).toEqual(['Foodhouse', null]);
    expect('saidHouse' in globalThis).toBe(true);
  });

  it.for([
    ['does not come', () => new Promise<Response>(() => undefined)],
    ['is a failure', async () => Response.error()],
    ['is no JSON', async () => new Response('<html></html>')],
  ] as const)('is what the page was built with where the answer %s', async ([, answered]) => {
    answer = answered;
    await import('./boot.ts');
    await vi.advanceTimersByTimeAsync(1500);
    expect([said(), dataset['unsaid']]).toEqual(['Foodhouse', undefined]);
  });

  it('is said when the answer comes late, after the name that the page was built with', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answer = () => promise;
    await import('./boot.ts');
    await vi.advanceTimersByTimeAsync(1500);
    expect([said(), dataset['unsaid']]).toEqual(['Foodhouse', undefined]);
    resolve(Response.json({ closed: null, about: KANAL }));
    await vi.waitFor(() => {
      expect(said()).toBe(KANAL.name);
    });
  });

  it('is said at once where it is remembered, and is not asked', async () => {
    Object.assign(globalThis, { metHouse: KANAL });
    await import('./boot.ts');
    expect([said(), dataset['unsaid'], asked]).toEqual([KANAL.name, undefined, []]);
  });

  it('is said of foods that come after it too, which have no samples then', async () => {
    vi.stubGlobal('REGION', 'inventory');
    Object.assign(globalThis, { metHouse: KANAL });
    const { promise, resolve } = Promise.withResolvers<Response>();
    answer = () => promise;
    const grid = 'Pho <span data-sample>★★★★☆</span>';
    document.querySelector('#fill')?.replaceChildren(
      JSON.stringify({
        ...TEMPLATES,
        templates: { ...TEMPLATES.templates, grid },
      }),
    );
    await import('./boot.ts');
    resolve(Response.json([toFoodDto(aFood())], { headers: { 'x-total-count': '1' } }));
    await vi.waitFor(() => {
      expect(document.querySelector('[data-fill]')?.innerHTML).toBe('Pho ');
    });
  });

  it('is left to the whole page where the answer comes after that has begun', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answer = () => promise;
    await import('./boot.ts');
    dispatchEvent(new Event('keydown'));
    await vi.advanceTimersByTimeAsync(1500);
    await vi.waitFor(() => {
      expect(hasBegun).toBe(true);
    });
    resolve(Response.json({ closed: null, about: KANAL }));
    await vi.advanceTimersByTimeAsync(100);
    expect([said(), documentFace()]).toEqual(['Foodhouse', null]);
  });

  it.for([
    ['/', 'popular', true],
    ['another page', null, false],
  ] as const)('of a house that was met before it had a home page is asked on %s: %s', async ([, region, isAsked]) => {
    vi.stubGlobal('REGION', region);
    Object.assign(globalThis, { metHouse: KANAL });
    answer = async () => Response.json({ closed: null, about: KANAL, home: HOME });
    await import('./boot.ts');
    await vi.waitFor(() => {
      expect(said()).toBe(KANAL.name);
    });
    expect([asked.includes('/api/house/now'), documentFace()?.home]).toEqual([isAsked, isAsked ? HOME : undefined]);
  });

  it.each([
    ['goes to the language of the house', '', ['/de/about']],
    ['stays while somebody is typing', 'Gu', []],
  ])('%s, once that has answered', async (_name, typed, left) => {
    const gone: string[] = [];
    dataset['languages'] = 'en de';
    vi.stubGlobal('location', { pathname: '/about', search: '', hash: '', replace: (to: string) => gone.push(to) });
    document.body.insertAdjacentHTML('beforeend', '<input id="typed" />');
    const field = document.querySelector<HTMLInputElement>('#typed');
    if (field) field.value = typed;
    field?.focus();
    vi.stubGlobal('REGION', null);
    answer = async () => Response.json({ closed: null, locale: 'de' });
    await import('./boot.ts');
    await vi.waitFor(() => {
      expect(localStorage.getItem('house-language')).toBe('de');
    });
    expect(gone).toEqual(left);
    delete dataset['languages'];
    localStorage.clear();
  });

  it('is not asked where the page is known to say it', async () => {
    delete dataset['unsaid'];
    await import('./boot.ts');
    expect([said(), asked]).toEqual(['Foodhouse', []]);
  });
});
