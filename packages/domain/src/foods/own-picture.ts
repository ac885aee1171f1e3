import { asStored, oneOf, TIME, type Field, type ValueOf } from '../stored/field.ts';

// A picture that the house took itself (docs/decisions/071): cut to 4:3 and made small in the browser, stored beside the menu, served
// for ever under the digest of its bytes.

/** Its two sizes in pixels: of rows and cards, and of its own page. */
export const PICTURE_SIZES = {
  small: { width: 400, height: 300 },
  large: { width: 1200, height: 900 },
} as const;
export type PictureSize = keyof typeof PICTURE_SIZES;

/** What a picture is of: a food, or the sign of the house, which is square: beside its name, and as an icon. */
export const PICTURE_SHAPES = {
  food: PICTURE_SIZES,
  sign: { small: { width: 96, height: 96 }, large: { width: 512, height: 512 } },
} as const;
export type PictureShape = keyof typeof PICTURE_SHAPES;

/** A sign that is smaller each way would be blurred as an icon. */
export const LEAST_SIGN_PIXELS = 256;

/** Of each size. */
export const MOST_PICTURE_BYTES = 100_000;

/** What browsers try to make of each: a menu weighs with small ones what it weighs with the site's. */
export const WANTED_PICTURE_BYTES = { small: 4_300, large: 40_000 } as const;

export const PICTURE_TYPES = ['image/webp', 'image/jpeg'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

const AT = { kind: TIME, privacy: 'business' } as const satisfies Field;
const BYTES = { kind: asStored<Uint8Array>(), privacy: 'business' } as const satisfies Field;

export const PICTURE_FIELDS = {
  type: {
    kind: oneOf((value): value is PictureType => PICTURE_TYPES.includes(value as PictureType), 'type'),
    privacy: 'business',
  },
  small: BYTES,
  large: BYTES,
  createdAtMs: { ...AT, stored: 'createdAt' },
  /** When it is looked whether a food has it, or the house as its sign: one that none has goes. */
  checkAtMs: { ...AT, stored: 'checkAt' },
} as const satisfies Readonly<Record<string, Field>>;

export interface OwnPicture extends ValueOf<typeof PICTURE_FIELDS> {}

/** How long a picture may wait for its food, and how often it is looked whether it has one. */
export const PICTURE_CHECK_MS = 24 * 60 * 60 * 1000;

const PATH = '/api/pictures/';

/** Its address, as a food has it: that of the small size. */
export function pictureAddressOf(id: string): string {
  return PATH + id;
}

/** @param address of one */
export function pictureIdOf(address: string): string {
  return address.slice(PATH.length);
}

export function isOwnPicture(address: string): boolean {
  return address.startsWith(PATH);
}

/** Whether it can be the address of one, to the letter: the digest of its bytes. */
export function isPictureOfHouse(address: string): boolean {
  return /^\/api\/pictures\/[\w-]{43}$/.test(address);
}

/** The address of the large size; any other picture has one size. */
export function largePicture(address: string): string {
  return isOwnPicture(address) ? `${address}?size=large` : address;
}
