import type { HomePage, HouseColors, OpenState } from '@foodhouse/domain';
import { useSyncExternalStore } from 'react';
import { colorsCss, showColors } from './house-colors.ts';
import {
  documentFace,
  firstFace,
  isDocumentNamed,
  nameOf,
  rememberFace,
  showHouse,
  type HouseFace,
} from './house-memory.ts';
import { hearLanguage } from './house-language.ts';
import { iconOf, signOf } from './house-sign.ts';
import { loadChunk } from './load-chunk.ts';
import * as site from '../texts.ts';

// Who the house is, for its pages and for what guests keep: receipts, papers, the page of a link. Learnt as its clock is
// (clock.ts).

const listeners = new Set<() => void>();
let face: HouseFace | null = null;
/** Whether it has said on this page who it is, or that it has no name. */
let hasSpoken = false;
/** The hours of the day, in words; null where it has not said when it is open. Of this page alone: tomorrow has its own. */
let today: string | null = null;
/** Whether it is open; null where it has not said when it is, undefined until it has answered. Of this page alone, too. */
let open: OpenState | null | undefined;

/** The house as far as it is known; under the name of the site while it has said nothing. */
export function useHouseFace(): HouseFace {
  return useSyncExternalStore(subscribe, read, read);
}

/** Whether the house has said on this page who it is: what was remembered, or built, may be another one. */
export function useHasHouseSpoken(): boolean {
  return useSyncExternalStore(subscribe, () => hasSpoken, no);
}

/** The name that a page says; while it hydrates the one that its HTML has. */
export function useHouseName(): string {
  return useSyncExternalStore(subscribe, () => read().name, writtenName);
}

/** What stands beside its name (house-sign.ts); while a page hydrates what its HTML has. */
export function useHouseSign(): string {
  return useSyncExternalStore(subscribe, () => signOf(isSaid(read()) ? read() : null), writtenSign);
}

/**
 * Whether the house has said who it is: then its pages have none of the site's samples. While a page hydrates as its HTML is,
 * in which each sample is a `data-sample`.
 */
export function useIsNamed(): boolean {
  return useSyncExternalStore(subscribe, () => isSaid(read()), isDocumentNamed);
}

/**
 * Called with `about` of the house's settings, and the home page that they make, whenever they are known.
 * @param colors that they make too; left out where only the accent is known: then those that are shown stay until they are derived
 */
export function learnHouseFace(
  about: HouseFace | null | undefined,
  home?: HomePage | null,
  colors?: HouseColors | null,
): void {
  const accent = about?.accent;
  const css = colors ? colorsCss(colors) : knownCss(accent);
  if (css !== undefined) showColors(css);
  else if (accent !== undefined) void deriveColors(accent);
  const said = about ? { ...about, ...(home && { home }), css } : null;
  const next = said ?? NOBODY;
  const isNews = JSON.stringify(next) !== JSON.stringify(read());
  rememberFace(said);
  if (said) showIcon(said);
  if (isNews) face = next;
  if (isNews || !hasSpoken) {
    hasSpoken = true;
    for (const tell of listeners) tell();
  }
  showHouse();
}

/** What is known of an accent: nothing of another than the last one. */
function knownCss(accent: string | undefined): string | undefined {
  if (accent === undefined) return '';
  return read().accent === accent ? read().css : undefined;
}

/** Learns the colours of an accent that no answer had with it, unless the house is known by another one since, or by their colours. */
async function deriveColors(accent: string): Promise<void> {
  const file = await loadChunk(
    () => import('./derived-colors.ts'),
    () => false,
  ).catch(() => null); // until the house is asked again
  const known = read();
  if (file && known.accent === accent && known.css === undefined)
    learnHouseFace(known, known.home, file.houseColors(accent));
}

/** The icon of the page; the bowl of one that was built for nobody gives way. */
function showIcon(face: HouseFace): void {
  const link = document.head.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (!link) return;
  const [, accent] = /primary-main:(#\w+)/.exec(face.css ?? '') ?? [];
  const icon = iconOf(signOf(face), accent);
  if (link.getAttribute('href') !== icon) link.href = icon;
  link.removeAttribute('type');
}

/** The hours of the day, as far as they are known. */
export function useHouseToday(): string | null {
  return useSyncExternalStore(subscribe, () => today, nothing);
}

/** Whether the house is open; null where it has not said when it is, undefined until it has answered. */
export function useHouseOpen(): OpenState | null | undefined {
  return useSyncExternalStore(subscribe, () => open, unheard);
}

/** Called with what the house says of itself now. */
export function learnHouse(now: {
  readonly locale?: string | null | undefined;
  readonly about?: HouseFace | null | undefined;
  readonly home?: HomePage | null | undefined;
  readonly colors?: HouseColors | null | undefined;
  readonly state?: OpenState | null | undefined;
  readonly today?: string | null | undefined;
}): void {
  hearLanguage(now.locale);
  const before = [today, open === undefined, open?.words].join();
  today = now.today ?? null;
  if (open?.words !== now.state?.words || open === undefined) open = now.state ?? null;
  learnHouseFace(now.about, now.home, now.colors);
  const { dataset } = document.documentElement;
  if (dataset['line'] === 'known' && !hasHouseLine(read(), open)) delete dataset['line'];
  if ([today, false, open?.words].join() !== before) for (const tell of listeners) tell();
}

/** Called where the house does not answer: its page says what it remembers. */
export function missHouse(): void {
  if (open !== undefined) return;
  open = null;
  for (const tell of listeners) tell();
}

/** Whether there is anything to say of where a house is and whether it is open: a name alone is no line (public/color-scheme.js). */
export function hasHouseLine(said: HouseFace, state: OpenState | null): boolean {
  return isSaid(said) && (state !== null || said.address !== '' || said.phone !== '');
}

/** Whether a house has said who it is, of which the name of the site says nothing. */
export function isSaid({ name, address, phone }: HouseFace): boolean {
  return name !== site.siteName() || address !== '' || phone !== '';
}

const nothing = (): null => null;
const unheard = (): undefined => undefined;
const no = (): boolean => false;

const NOBODY: HouseFace = { name: nameOf(null), address: '', phone: '' };

const writtenSign = (): string => signOf(documentFace());

const writtenName = (): string => nameOf(documentFace());

function read(): HouseFace {
  return (face ??= firstFace() ?? NOBODY);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
