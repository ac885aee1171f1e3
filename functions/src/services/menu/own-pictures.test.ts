import { PICTURE_CHECK_MS, PICTURE_SHAPES, type AddPictureRequest } from '@foodhouse/domain';
import { aPicture } from '@foodhouse/domain/testing';
import { describe, expect, it } from 'vitest';
import { MemoryPictures } from '../testing/memory-pictures.ts';
import { addPicture, dropUnusedPictures, MOST_OLD_SIGNS, readPicture } from './own-pictures.ts';

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

  it('that was its sign stays for the pages that were built with it, as long as it is one of the newest', async () => {
    const ports = house();
    const { pictures } = ports.pictureBook;
    const sign = (bytes: number): AddPictureRequest => ({
      ...PICTURE,
      small: Uint8Array.of(bytes),
      large: aPicture('large', 'image/webp', PICTURE_SHAPES.sign.large),
    });
    const first = await added(ports, sign(0));
    ports.pictureBook.used.add(first);
    const DAYS = 30;
    for (let day = 1; day <= DAYS; day += 1) {
      ports.at(NOON_MS + day * PICTURE_CHECK_MS);
      await dropUnusedPictures(ports);
    }
    ports.pictureBook.used.clear(); // it is replaced, by one that was added after it
    for (let more = 1; more < MOST_OLD_SIGNS; more += 1) {
      ports.at(NOON_MS + DAYS * PICTURE_CHECK_MS + more);
      await added(ports, sign(more));
    }
    const later = async (days: number): Promise<void> => {
      for (let hour = 1; hour <= days * 24; hour += 1) {
        ports.at(NOON_MS + DAYS * PICTURE_CHECK_MS + hour * HOUR_MS);
        await dropUnusedPictures(ports);
      }
    };
    await later(3);
    expect([pictures.has(idOf(first)), pictures.size]).toEqual([true, MOST_OLD_SIGNS]);
    await added(ports, sign(MOST_OLD_SIGNS));
    await later(6);
    expect([pictures.has(idOf(first)), pictures.size]).toEqual([false, MOST_OLD_SIGNS]);
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
