import { DEFAULT_SETTINGS, toHouseDto, type HouseDto } from '@foodhouse/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TOKEN_STORAGE_KEY } from '../../../data/storage-keys.ts';
import { parseBody } from '../../../test/parse-body.ts';
import { loadHouse, saveHouse } from './house-api.ts';

const OLD: HouseDto = toHouseDto(DEFAULT_SETTINGS);
/** What another server has read before the save. */
let elsewhere: HouseDto;

beforeEach(() => {
  elsewhere = OLD;
  localStorage.setItem(TOKEN_STORAGE_KEY, `head.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }))}.`);
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.stubGlobal('fetch', async (_url: string, { method = 'GET', body }: RequestInit = {}) =>
    Response.json(method === 'PUT' ? { ...(parseBody(body) as HouseDto), version: OLD.version + 1 } : elsewhere),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const versionOf = async (): Promise<number | null> => {
  const answer = await loadHouse();
  return answer.ok ? answer.value.version : null;
};

it('the settings are no older than this page’s own save, whichever server answers', async () => {
  expect(await versionOf()).toBe(OLD.version);
  await saveHouse(OLD);
  expect(await versionOf()).toBe(OLD.version + 1);
  elsewhere = { ...OLD, version: OLD.version + 2 };
  expect(await versionOf()).toBe(OLD.version + 2);
  elsewhere = OLD; // a backup of before, restored meanwhile
  vi.advanceTimersByTime(31_000);
  expect(await versionOf()).toBe(OLD.version);
});
