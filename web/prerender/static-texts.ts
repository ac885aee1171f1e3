import { houseColors } from '@foodhouse/domain';
import { escapeHtml } from '../src/first-paint/escape-html.ts';
import { colorsStyle } from '../src/lib/house-colors.ts';
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

const TEXTS: Readonly<Record<string, string>> = {
  house,
  /** Its home page, where the build was told it. */
  home: process.env['VITE_HOME'] ?? '',
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

/** index.html with its texts and the colours of the house. @throws Error for a mark that has none */
export function pageWithTexts(html: string): string {
  const page = filled(html, escapeHtml);
  return colors ? page.replace(SCHEME, colorsStyle(colors) + SCHEME) : page;
}

/** The manifest with its texts. @throws Error for a mark that has none */
export function manifestWithTexts(json: string): string {
  const manifest: unknown = JSON.parse(json, (_key, value: unknown) =>
    typeof value === 'string' ? filled(value, (text) => text) : value,
  );
  return JSON.stringify(manifest, null, 2);
}

function filled(template: string, escape: (text: string) => string): string {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (mark, key: string) => {
    const text = TEXTS[key];
    if (text === undefined) throw new Error(`expected a text for ${mark}`);
    return escape(text);
  });
}
