import { DEFAULT_SETTINGS, houseNow, SETTINGS_KEPT_MS, toHouseNowDto, type HouseSettings } from '@foodhouse/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

// In the page of another site; the built script in Chromium is in tests/journeys/order-button.test.ts.

const HOUSE = 'https://kanal.example';
const LINK = `<a href="${HOUSE}/inventory" data-foodhouse>Order online</a>`;
const NOON_MS = Date.parse('2026-06-08T12:00:00Z');
const DAY = { days: [0, 1, 2, 3, 4, 5, 6], from: '11:00', to: '22:00' };
const OPEN: HouseSettings = { ...DEFAULT_SETTINGS, hours: { pickup: [DAY] } };
const PAUSED: HouseSettings = {
  ...OPEN,
  pause: { services: ['pickup'], untilMs: NOON_MS + 30 * 60_000, message: null },
};

const fetched = vi.fn<typeof fetch>();
let documentEnd: AbortController;

/** What the house answers from now on. */
function answer(house: HouseSettings): void {
  fetched.mockImplementation(async () => Response.json(toHouseNowDto(houseNow(house, NOON_MS))));
}

/** The page of another site, with the script behind what it shows. */
async function open(html: string): Promise<void> {
  document.body.innerHTML = html;
  await run();
}

async function run(house = HOUSE): Promise<void> {
  const script = document.createElement('script');
  script.type = 'text/plain'; // it is run below
  script.src = `${house}/order-button.js`;
  document.body.append(script);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  vi.resetModules();
  await import('./order-button.ts');
  await vi.advanceTimersByTimeAsync(0);
}

const links = (): readonly HTMLAnchorElement[] => [...document.querySelectorAll('a')];
const said = (): readonly string[] => links().map((link) => link.textContent ?? '');
const states = (): readonly (string | undefined)[] => links().map(({ dataset }) => dataset['foodhouseState']);

beforeEach(() => {
  vi.useFakeTimers();
  documentEnd = new AbortController();
  const listen = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation((type, run) => {
    listen(type, run, { signal: documentEnd.signal });
  });
  vi.stubGlobal('fetch', fetched);
  answer(OPEN);
});

afterEach(() => {
  documentEnd.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  fetched.mockReset();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

describe('K1 the order button of another site', () => {
  it('says in its link whether the house is open, and sends nothing of its visitor', async () => {
    await open(LINK);
    expect(said()).toEqual(['Order online Open until 22:00']);
    expect(states()).toEqual(['open']);
    expect(links()[0]?.href).toBe(`${HOUSE}/inventory`);
    expect(fetched).toHaveBeenCalledExactlyOnceWith(`${HOUSE}/api/house/now`, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: expect.any(AbortSignal),
    });
  });

  it('follows a pause within a minute, and its end', async () => {
    await open(LINK);
    answer(PAUSED);
    const kept = SETTINGS_KEPT_MS + 2000; // by the server, and by the CDN
    await vi.advanceTimersByTimeAsync(60_000 - kept);
    expect(said()).toEqual(['Order online No new orders, until 12:30.']);
    expect(states()).toEqual(['closed']);
    answer(OPEN);
    await vi.advanceTimersByTimeAsync(60_000 - kept);
    expect(states()).toEqual(['open']);
  });

  it('asks nothing while nobody sees it, and at once when somebody does', async () => {
    const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await open(LINK);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(fetched).not.toHaveBeenCalled();
    visible.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(states()).toEqual(['open']);
  });

  it.each<[string, () => Promise<Response>]>([
    ['does not answer', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is down', async () => new Response('down', { status: 503 })],
    ['answers what is no JSON', async () => new Response('<h1>')],
    ['answers something else', async () => Response.json({ state: { words: { html: '<b>' } } })],
    ['answers nothing', async () => Response.json(null)],
  ])('is a plain link, and says nothing that may be over, while the house %s', async (_what, down) => {
    await open(LINK);
    fetched.mockImplementation(down);
    await vi.advanceTimersByTimeAsync(45_000);
    expect(said()).toEqual(['Order online']);
    expect(states()).toEqual(['']);
    answer(OPEN);
    await vi.advanceTimersByTimeAsync(45_000);
    expect(states()).toEqual(['open']);
  });

  it('gives up an answer that does not come', async () => {
    fetched.mockImplementation(
      async (_address, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => {
            reject(new DOMException('', 'AbortError'));
          });
        }),
    );
    await open(LINK);
    expect(states()).toEqual([undefined]);
    await vi.advanceTimersByTimeAsync(8000);
    expect(states()).toEqual(['']);
  });

  it('says the newest of two answers', async () => {
    const late = Promise.withResolvers<Response>();
    fetched.mockImplementationOnce(async () => late.promise);
    await open(LINK);
    answer(PAUSED);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    late.resolve(Response.json(toHouseNowDto(houseNow(OPEN, NOON_MS))));
    await vi.advanceTimersByTimeAsync(0);
    expect(states()).toEqual(['closed']);
  });

  it('shows words as text', async () => {
    const now = toHouseNowDto(houseNow(OPEN, NOON_MS));
    fetched.mockImplementation(async () =>
      Response.json({ ...now, state: { isOpen: true, words: '<img src=x onerror=alert(1)>' } }),
    );
    await open(LINK);
    expect(document.querySelector('img')).toBeNull();
    expect(said()).toEqual(['Order online <img src=x onerror=alert(1)>']);
  });

  it('is the link before the script where an editor has taken its attribute away', async () => {
    await open(`<a href="${HOUSE}/imprint">Imprint</a><a href="${HOUSE}/inventory">Order online</a>`);
    expect(states()).toEqual([undefined, 'open']);
  });

  it('is asked once for all of a page, each house for its own', async () => {
    const other = 'https://harbour.example';
    await open(`${LINK}${LINK}<a href="${other}/inventory" data-foodhouse>Order at the harbour</a>`);
    await run();
    expect(fetched).toHaveBeenCalledOnce();
    await run(other);
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([
      `${HOUSE}/api/house/now`,
      `${other}/api/house/now`,
    ]);
    expect(states()).toEqual(['open', 'open', 'open']);
    expect(document.querySelectorAll('style')).toHaveLength(1);
  });

  it('has the look of the page where the page wants that', async () => {
    await open(LINK.replace('data-foodhouse', 'data-foodhouse="plain"'));
    expect(links()[0]?.className).toBe('');
    expect(document.querySelector('style')).toBeNull();
    expect(states()).toEqual(['open']);
  });

  it('says one line where an editor has kept what it said', async () => {
    await open(LINK.replace('</a>', '<span data-foodhouse-words=""> Open until 14:00</span></a>'));
    expect(said()).toEqual(['Order online Open until 22:00']);
  });
});
