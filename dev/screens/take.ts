import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { touch, visit } from '../../local/browser.ts';
import type { Screen } from './screens.ts';

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** What a browser keeps of somebody who is signed in; null for nobody. */
export type Session = Awaited<ReturnType<BrowserContext['storageState']>> | null;

/** How long a page may take to come to rest. */
const REST_MS = 15_000;

export interface Picture {
  readonly file: string;
  readonly width: number;
  readonly scheme: Scheme;
  /** What is wrong with the page in it. */
  readonly faults: readonly string[];
}

/** What a window of each width is high: phones and tablets upright, then laptops and a desktop. */
export function heightOf(width: number): number {
  const heights = [
    [600, 844],
    [1000, 1024],
    [1200, 768],
    [1600, 900],
  ] as const;
  return heights.find(([below]) => width < below)?.[1] ?? 1080;
}

export interface How {
  readonly widths: readonly number[];
  readonly schemes: readonly Scheme[];
  readonly folder: string;
}

/** Takes the pictures of one screen. */
export async function takeScreen(
  browser: Browser,
  screen: Screen,
  session: Session,
  how: How,
): Promise<readonly Picture[]> {
  const widths = how.widths.filter((width) => (screen.from ?? 0) <= width && width <= (screen.to ?? Infinity));
  const pictures: Picture[] = [];
  for (const together of screen.isAnew ? widths.map((width) => [width]) : [widths])
    pictures.push(...(await takeWidths(browser, screen, session, { ...how, widths: together })));
  return pictures;
}

/** The same in one context of its own, so that no screen depends on another one: its window is resized. */
async function takeWidths(
  browser: Browser,
  screen: Screen,
  session: Session,
  { widths, schemes, folder }: How,
): Promise<readonly Picture[]> {
  await using context = await browser.newContext({
    ...(session && { storageState: session }),
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    const said = `${message.text()} ${message.location().url}`;
    if (message.type() === 'error' && screen.expects?.test(said) !== true) errors.push(said);
  });
  const pictures: Picture[] = [];
  let isOpen = false;
  for (const width of widths) {
    await page.setViewportSize({ width, height: heightOf(width) });
    try {
      if (!isOpen) await open(page, screen);
      isOpen = true;
    } catch (error) {
      errors.push(`did not open: ${String(error).split('\nCall log')[0]}`);
    }
    if (!screen.isWindow) await page.evaluate(showAll);
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme });
      await page
        .waitForFunction(isSettled, { scheme, isWindow: screen.isWindow === true }, { timeout: REST_MS })
        .catch(() => errors.push('did not come to rest: busy, or a picture or a font is missing'));
      const file = `${screen.name}-${width}-${scheme}.png`;
      await page.screenshot({ path: path.join(folder, file), fullPage: !screen.isWindow, animations: 'disabled' });
      const faults = [...errors.splice(0), ...(await page.evaluate(widerThanWindow))];
      pictures.push({ file, width, scheme, faults });
    }
  }
  return pictures;
}

async function open(page: Page, { address, open, who }: Screen): Promise<void> {
  await visit(page, address);
  await page.locator('h1').first().waitFor();
  // The numbers of open orders come last.
  if (who === 'admin' || who === 'chef') await page.locator('nav a[aria-describedby]').first().waitFor();
  // Of the house, which React says: until then the page is as its HTML is.
  const footer = page.locator('footer');
  if ((await footer.count()) > 0) await footer.locator('a[href^="tel:"]').waitFor();
  await open?.(page);
  await touch(page); // nothing is hovered
}

/**
 * Scrolls once through the page, so that its late pictures are fetched, and lays everything out. A bar at the lower edge
 * of the window lies where somebody sees it who has scrolled to the end.
 */
async function showAll(): Promise<void> {
  const isPictureMissing = (): boolean =>
    [...document.images].some((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.src === '' && bottom > 0 && top < innerHeight && image.checkVisibility();
    });
  const all = new CSSStyleSheet();
  all.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, all];
  for (const moved of document.querySelectorAll<HTMLElement>('[data-moved]')) {
    Object.assign(moved.style, { translate: '', position: '' });
    delete moved.dataset['moved'];
  }
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo(0, top);
    // A picture gets its address when it comes near.
    for (let frame = 0; frame < 2 || (frame < 60 && isPictureMissing()); frame += 1)
      await new Promise(requestAnimationFrame);
  }
  scrollTo(0, 0);
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { position, bottom: edge } = getComputedStyle(element);
    const { bottom, height } = element.getBoundingClientRect();
    if (!/fixed|sticky/.test(position) || edge !== '0px' || bottom < innerHeight - 1 || height > innerHeight / 2)
      continue;
    element.dataset['moved'] = '';
    if (position === 'sticky') element.style.position = 'static';
    else element.style.translate = `0 ${document.documentElement.scrollHeight - innerHeight}px`;
  }
}

function isSettled({ scheme, isWindow }: { scheme: string; isWindow: boolean }): boolean {
  const isInPicture = (image: HTMLImageElement): boolean => {
    const { top, bottom } = image.getBoundingClientRect();
    return image.checkVisibility() && image.src !== '' && (!isWindow || (bottom > 0 && top < innerHeight));
  };
  return (
    document.documentElement.getAttribute('data-color-scheme') === scheme &&
    document.querySelector('[aria-busy="true"]') === null &&
    [...document.querySelectorAll('dd')].every(({ innerText }) => innerText !== '–') && // a figure that is still counted
    document.fonts.status === 'loaded' &&
    [...document.images].filter(isInPicture).every(({ complete, naturalWidth }) => complete && naturalWidth > 0) &&
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity)
  );
}

/** Names what is wider than the window, or beyond its right edge without a frame that cuts or scrolls it. */
function widerThanWindow(): readonly string[] {
  const { scrollWidth } = document.documentElement;
  const isBeyond = (element: Element): boolean => {
    const { right, width, height } = element.getBoundingClientRect();
    const isSeen = width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    if (!isSeen || right <= innerWidth + 1) return false;
    for (let frame = element.parentElement; frame && frame !== document.body; frame = frame.parentElement)
      if (/hidden|clip|auto|scroll/.test(getComputedStyle(frame).overflowX)) return false;
    return true;
  };
  const beyond = [...document.querySelectorAll('body *')]
    .filter(isBeyond)
    .slice(0, 3)
    .map((element) => `${element.localName} "${(element.textContent ?? '').trim().slice(0, 30)}"`);
  if (scrollWidth <= innerWidth && beyond.length === 0) return [];
  return [`wider than its window (${scrollWidth} of ${innerWidth}): ${beyond.join(', ')}`];
}
