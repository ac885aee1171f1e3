import { DEFAULT_LOCALE, houseColors, largePicture, PICTURE_SHAPES } from '@foodhouse/domain';
import { escapeHtml } from '../src/first-paint/escape-html.ts';
import { colorsStyle } from '../src/lib/house-colors.ts';
import { iconOf, initialSvg, isPicture, signOf } from '../src/lib/house-sign.ts';
import { directionOf } from './languages.ts';
import { OLDEST_BROWSERS } from '../src/oldest-browsers.ts';
import * as site from '../src/texts.ts';
import * as texts from './texts.ts';

// What no script says: index.html and the manifest have marks such as {{newVersion}} in the places of texts.

export const TOO_OLD_TEXT = texts.tooOld(OLDEST_BROWSERS);

/** The name of the house, where the build was told it. */
const house = process.env['VITE_HOUSE'] ?? '';

/** What its accent makes of the theme, where the build was told one. */
const accent = process.env['VITE_ACCENT'] ?? '';
const colors = accent === '' ? null : houseColors(accent);

const ownSign = process.env['VITE_SIGN'] ?? '';
/** What stands for a house with a name: its sign, or its initial. */
const sign = house === '' ? null : signOf({ name: house, ...(ownSign !== '' && { sign: ownSign }) });

/** The language of the page, and the folder of its pages. */
const lang = process.env['VITE_LOCALE'] ?? DEFAULT_LOCALE;
const base = process.env['VITE_BASE'] ?? '';
const isRightToLeft = directionOf(lang) === 'rtl';

const TEXTS: Readonly<Record<string, string>> = {
  lang,
  base,
  start: base || '/',
  /** All languages of this build, the one at the root first. */
  languages: process.env['VITE_LANGUAGES'] ?? lang,
  house,
  /** Its home page, where the build was told it. */
  home: process.env['VITE_HOME'] ?? '',
  /** The address of its sign, where the build was told one. */
  sign: ownSign,
  siteName: house || site.siteName(),
  accent: colors?.light.main ?? '#b5391a',
  newVersion: texts.newVersion(),
  loadAgain: texts.loadAgain(),
  tooOld: TOO_OLD_TEXT,
  needsScript: texts.needsScript(),
  appDescription: texts.appDescription(),
  allFoods: texts.allFoods(),
  myOrders: site.myOrders(),
};

/** Reads the style of the house's colours, which stands before it. */
const SCHEME = '<script src="/color-scheme.js"></script>';

/** The bowl. */
const ICON = /<link\s+rel="icon"[^>]*>/;

/** A phone takes the second for the page; without it, it makes one of the title. */
function iconLinks(shown: string): string {
  const icon = `<link rel="icon" href="${iconOf(shown, colors?.light.main)}" />`;
  return isPicture(shown) ? `${icon}<link rel="apple-touch-icon" href="${largePicture(shown)}" />` : icon;
}

/** The initial as the file /icon.svg; null for a build whose icon that is not. */
export function initialIcon(): string | null {
  return sign === null || isPicture(sign) ? null : initialSvg(sign, colors?.light.main);
}

/** index.html with its texts and the colours of the house. @throws Error for a mark that has none */
export function pageWithTexts(source: string): string {
  const html = isRightToLeft ? source.replace('<html ', '<html dir="rtl" ') : source;
  const page = sign === null ? filled(html, escapeHtml) : filled(html, escapeHtml).replace(ICON, iconLinks(sign));
  return colors ? page.replace(SCHEME, colorsStyle(colors) + SCHEME) : page;
}

/** The manifest with its texts. @throws Error for a mark that has none */
export function manifestWithTexts(json: string): string {
  const manifest: unknown = JSON.parse(json, (_key, value: unknown) =>
    typeof value === 'string' ? filled(value, (text) => text) : value,
  );
  return JSON.stringify(sign === null ? manifest : { ...Object(manifest), icons: iconsOf(sign) }, null, 2);
}

/** Of an installed app. The ground of an initial reaches the edges, so that one may be cut to any shape. */
function iconsOf(shown: string): readonly object[] {
  if (!isPicture(shown)) return [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }];
  const { width, height } = PICTURE_SHAPES.sign.large;
  return [{ src: largePicture(shown), sizes: `${width}x${height}` }];
}

function filled(template: string, escape: (text: string) => string): string {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (mark, key: string) => {
    const text = TEXTS[key];
    if (text === undefined) throw new Error(`expected a text for ${mark}`);
    return escape(text);
  });
}
