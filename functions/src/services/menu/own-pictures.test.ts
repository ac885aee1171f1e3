import { PICTURE_CHECK_MS, type AddPictureRequest } from '@foodhouse/domain';
import { aPicture } from '@foodhouse/domain/testing';
import { describe, expect, it } from 'vitest';
import { MemoryPictures } from '../testing/memory-pictures.ts';
import { addPicture, dropUnusedPictures, readPicture } from './own-pictures.ts';

const HOUR_MS = 60 * 60 * 1000;
const NOON_MS = Date.UTC(2026, 5, 1, 12);
const PICTURE: AddPictureRequest = { small: aPicture('small'), large: aPicture('large'), type: 'image/webp' };

function house(): { readonly pictureBook: MemoryPictures; clock: { nowMs: () => number }; at: (ms: number) => void } {
  let nowMs = NOON_MS;
  return { pictureBook: new MemoryPictures(), clock: { nowMs: () => nowMs }, at: (ms) => (nowMs = ms) };
}

async function added(ports: ReturnType<typeof house>, picture = PICTURE): Promise<string> {
  const outcome = await addPicture(ports, picture);
  if (outcome.status === 'refused') throw new Error(outcome.reason);
  return outcome.value.address;
}

const idOf = (address: string): string => address.split('/').at(-1) ?? '';

describe('a picture of the house', () => {
  it('is found under the digest of its bytes: the same again is the same picture', async () => {
    const ports = house();
    const address = await added(ports);
    expect(address).toMatch(/^\/api\/pictures\/[\w-]{43}$/);
    expect(await added(ports)).toBe(address);
    const other = await added(ports, { ...PICTURE, small: aPicture('small', 'image/jpeg') });
    expect(other).not.toBe(address);
    expect(await readPicture(ports, idOf(address))).toMatchObject({
      value: { type: 'image/webp', small: PICTURE.small },
    });
    expect(await readPicture(ports, 'nothing')).toMatchObject({ reason: 'PICTURE_NOT_FOUND' });
  });

  it('goes a day after it came where no food has it, and stays where one has', async () => {
    const ports = house();
    const [used, unused] = [await added(ports), await added(ports, { ...PICTURE, large: aPicture('small') })];
    ports.pictureBook.used.add(used);
    ports.at(NOON_MS + PICTURE_CHECK_MS - HOUR_MS);
    expect(await dropUnusedPictures(ports)).toBe(0);
    ports.at(NOON_MS + PICTURE_CHECK_MS);
    expect(await dropUnusedPictures(ports)).toBe(1);
    expect([...ports.pictureBook.pictures.keys()]).toEqual([idOf(used)]);
    expect(unused).not.toBe(used);
    // Its food got another one.
    ports.pictureBook.used.clear();
    ports.at(NOON_MS + PICTURE_CHECK_MS + HOUR_MS);
    expect(await dropUnusedPictures(ports)).toBe(0);
    ports.at(NOON_MS + 2 * PICTURE_CHECK_MS);
    expect(await dropUnusedPictures(ports)).toBe(1);
  });

  it('that is uploaded again waits another day for its food', async () => {
    const ports = house();
    await added(ports);
    ports.at(NOON_MS + PICTURE_CHECK_MS - 1);
    await added(ports);
    ports.at(NOON_MS + PICTURE_CHECK_MS);
    expect(await dropUnusedPictures(ports)).toBe(0);
  });

  it('is looked at in the first minute of an hour alone', async () => {
    const ports = house();
    await added(ports);
    ports.at(NOON_MS + PICTURE_CHECK_MS + 60_000);
    expect(await dropUnusedPictures(ports)).toBe(0);
    ports.at(NOON_MS + PICTURE_CHECK_MS + HOUR_MS + 59_000);
    expect(await dropUnusedPictures(ports)).toBe(1);
  });
});
