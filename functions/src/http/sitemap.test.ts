import { DEFAULT_SETTINGS, SITE_PATHS, type Food, type HouseSettings } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { logger } from 'firebase-functions';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ports } from '../services/shared/ports.ts';
import { fixedClock } from '../services/testing/fakes.ts';
import { ROUTES } from './routes/index.ts';
import { serveRoutes } from './testing/serve-routes.ts';

vi.spyOn(logger, 'write').mockReturnValue();

const SITE = 'http://127.0.0.1:5000';

let menu: readonly Food[];
let house: HouseSettings;
let address: string;

beforeEach(async () => {
  [menu, house] = [[], DEFAULT_SETTINGS];
  const ports = {
    clock: fixedClock,
    catalogue: { menu: async () => menu },
    houseBook: { settings: async () => house },
    unitOfWork: { since: () => ({}) },
  } as unknown as Ports;
  address = `${await serveRoutes(ports, ROUTES)}/sitemap.xml`;
});

const found = async (): Promise<readonly string[]> => {
  const text = await (await fetch(address)).text();
  return [...text.matchAll(/<loc>(.*)<\/loc>/g)].map(([, loc = '']) => loc);
};
const ofEveryHouse = SITE_PATHS.map((path) => `${SITE}${path}`);

describe('the sitemap', () => {
  it('has the pages that every house has', async () => {
    expect(await found()).toEqual(ofEveryHouse);
  });

  it('has every food of the menu as it is, and the pages of the law that are written', async () => {
    menu = [aFood({ id: 'pho' }), aFood({ id: 'a&b <c>' })];
    house = { ...house, writtenPages: ['imprint', 'terms'] };
    expect((await found()).slice(ofEveryHouse.length)).toEqual([
      `${SITE}/imprint`,
      `${SITE}/terms`,
      `${SITE}/user/pho`,
      `${SITE}/user/a%26b%20%3Cc%3E`,
    ]);
    menu = [aFood({ id: 'tea' })];
    expect((await found()).at(-1)).toBe(`${SITE}/user/tea`);
  });

  it('has no more addresses than search engines take', async () => {
    const food = aFood();
    menu = Array.from({ length: 50_001 }, (_, number) => ({ ...food, id: `food${number}` }));
    expect(await found()).toHaveLength(50_000);
  });

  it('is XML that caches may keep for a while, and is sent once to those who have it', async () => {
    const { headers } = await fetch(address);
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=300, s-maxage=3600');
    const again = await fetch(address, {
      headers: { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
  });
});
