import type { HomePage, HouseAbout, HouseLinks } from '@foodhouse/domain';
import { keepStored, readStored } from './stored.ts';
import * as site from '../texts.ts';

// Whose site it is, before the house has been asked: what its build knows, what this browser remembers, and what the first
// script has said. Without React, because the first scripts say it too (first-paint/say-house.ts, public/color-scheme.js).

/** `about` of the house's settings, or what is remembered of it, with its home page. */
export interface HouseFace extends HouseAbout {
  /** Left out where only its name is known. */
  readonly home?: HomePage;
  /** What its accent makes of the theme (house-colors.ts): empty where it has none, left out where that is not known. */
  readonly css?: string | undefined;
}

const STORED_UNDER = 'house-face';

/** The first script is a bundle of its own: it hands over what it has said through the global object. */
interface Handover {
  saidHouse?: HouseFace | null;
  metHouse?: HouseFace | null;
}

const handover = globalThis as Handover;

/** The name of a house; of one that has said nothing the site's. */
export function nameOf(face: HouseFace | null): string {
  return face?.name ?? site.siteName();
}

/** As the build knows the house: by its name and its home page; null where it does not. */
export function builtFace(): HouseFace | null {
  const name = import.meta.env.VITE_HOUSE ?? '';
  const home = import.meta.env.VITE_HOME ?? '';
  const sign = import.meta.env.VITE_SIGN;
  return name === '' ? null : faceOf({ name, address: '', phone: '', sign }, home !== '' && JSON.parse(home));
}

/** The house that this browser has met last: null for one that said nothing, undefined where it has met none. */
export function rememberedFace(): HouseFace | null | undefined {
  const stored = readStored(STORED_UNDER);
  if (stored === null) return undefined;
  try {
    const value: unknown = JSON.parse(stored);
    if (value === null) return null;
    const { home, css } = Object(value) as Readonly<Record<string, unknown>>;
    return faceOf(value, home, css) ?? undefined;
  } catch {
    return undefined;
  }
}

export function rememberFace(face: HouseFace | null): void {
  const said = JSON.stringify(face);
  if (readStored(STORED_UNDER) !== said) keepStored(STORED_UNDER, said);
}

/** The same as public/color-scheme.js has read it, for the first scripts. */
export function metHouse(): HouseFace | null | undefined {
  return handover.metHouse;
}

/** What the document says, with which React begins. */
export function documentFace(): HouseFace | null {
  return handover.saidHouse === undefined ? builtFace() : handover.saidHouse;
}

/**
 * Whether the document is of a house with a name, and so without the site's samples: the build has left them out, or the first
 * script has taken them out.
 */
export function isDocumentNamed(): boolean {
  return builtFace() !== null || documentFace() !== null;
}

/** Called by the first script with what it has written into the document. */
export function rememberSaid(face: HouseFace | null): void {
  handover.saidHouse = face;
}

/** The house as far as a page knows it before it has asked. */
export function firstFace(): HouseFace | null {
  if (handover.saidHouse !== undefined) return handover.saidHouse;
  const remembered = rememberedFace();
  return remembered === undefined ? builtFace() : remembered;
}

/** @param about of a house's answer @param home that too @param css of its colours @returns null where it is none */
export function faceOf(about: unknown, home?: unknown, css?: unknown): HouseFace | null {
  const { name, address, phone, links, accent, sign } = Object(about) as Readonly<Record<string, unknown>>;
  const isWhole = typeof name === 'string' && typeof address === 'string' && typeof phone === 'string';
  return isWhole && name !== ''
    ? {
        name,
        address,
        phone,
        ...(links !== undefined && { links: linksOf(links) }),
        ...(typeof accent === 'string' && { accent }),
        ...(isSign(sign) && { sign }),
        ...(isHome(home) && { home }),
        ...(typeof css === 'string' && { css }),
      }
    : null;
}

/** What may stand in a link: what this browser keeps may be anything. */
function linksOf(links: unknown): HouseLinks {
  return Object.fromEntries(
    Object.entries(Object(links) as object).filter(
      ([, address]) => typeof address === 'string' && address.startsWith('https://'),
    ),
  );
}

/** One that a house has added: what this browser keeps may be anything. */
function isSign(sign: unknown): sign is string {
  return typeof sign === 'string' && sign.startsWith('/api/pictures/');
}

/** Ours alone writes it: this one was not written before houses had one. */
function isHome(home: unknown): home is HomePage {
  return Array.isArray((Object(home) as Partial<HomePage>).sections);
}

/** After this a name that nobody has said is shown as it stands: the house has not answered. */
export const NAMELESS_MS = 1500;

/** Whether the name in the document is hidden, because it may be another's (public/color-scheme.js). */
export function isUnsaid(): boolean {
  return 'unsaid' in document.documentElement.dataset;
}

export function showHouse(): void {
  delete document.documentElement.dataset['unsaid'];
}
