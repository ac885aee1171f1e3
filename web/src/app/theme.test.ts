import { ACCENT_GROUNDS, COLOR_SCHEMES, contrastOf, houseColors, type ColorScheme } from '@foodhouse/domain';
import { describe, expect, it } from 'vitest';
import { colorsCss } from '../lib/house-colors.ts';
import { makeTheme } from './theme.ts';

/** The variables of a scheme, as the theme sets them. */
function themeOf(scheme: ColorScheme): Readonly<Record<string, unknown>> {
  const sheets: readonly Readonly<Record<string, unknown>>[] = (
    makeTheme() as unknown as { generateStyleSheets: () => readonly Readonly<Record<string, unknown>>[] }
  ).generateStyleSheets();
  const rules = sheets.map((sheet) =>
    Object.entries(sheet).find(([selector]) => selector.includes(`[data-color-scheme="${scheme}"]`)),
  );
  return rules.find((rule) => rule !== undefined)?.[1] as Readonly<Record<string, unknown>>;
}

describe('the colours of a house in the theme', () => {
  it.each(COLOR_SCHEMES)('take the place of all that the theme makes of its accent, in the %s scheme', (scheme) => {
    const theme = themeOf(scheme);
    const { main, light, dark, contrastText } = {
      main: theme['--mui-palette-primary-main'],
      light: theme['--mui-palette-primary-light'],
      dark: theme['--mui-palette-primary-dark'],
      contrastText: theme['--mui-palette-primary-contrastText'],
    };
    const own = colorsCss({ ...houseColors('#1f5236'), [scheme]: { main, light, dark, contrastText } });
    const rule = new RegExp(`${scheme}\\]\\{([^}]*)\\}`).exec(own)?.[1] ?? '';
    // Those of the theme are what it would make of the theme's own accent.
    for (const [, name = '', value] of rule.matchAll(/(--[\w-]+):([^;]+)/g))
      expect([name, theme[name]]).toEqual([name, value]);
    const ofAccent = Object.keys(theme).filter((name) => name.includes('-primary-') && !name.includes('-text-'));
    expect(ofAccent.filter((name) => !rule.includes(`${name}:`))).toEqual([]);
  });

  it.each(COLOR_SCHEMES)('can be read on every ground of the theme, in the %s scheme', (scheme) => {
    const grounds = Object.entries(themeOf(scheme)).flatMap(([name, value]) =>
      /-(?:background-(?:default|paper)|plate-\w+|action-selected)$/.test(name) ? [value] : [],
    );
    expect(grounds.length).toBeGreaterThan(5);
    expect(grounds.filter((ground) => !ACCENT_GROUNDS[scheme].includes(String(ground)))).toEqual([]);
  });
});

it('measures what is in a fold as all else: with its padding and its border', () => {
  const { styleOverrides } = makeTheme().components?.MuiCssBaseline ?? {};
  expect(styleOverrides).toMatchObject({ 'details::details-content': { boxSizing: 'inherit' } });
});

it('says a placeholder in the muted ink, in a field of the library and in any other', () => {
  const { MuiCssBaseline, MuiInputBase } = makeTheme().components ?? {};
  const muted = { color: 'var(--mui-palette-text-secondary)', opacity: 1 };
  expect(MuiCssBaseline?.styleOverrides).toMatchObject({ '::placeholder': muted });
  expect(MuiInputBase?.styleOverrides).toMatchObject({ input: { '&::placeholder': muted } });
});

it.each([
  ['light', '#efe6dd', '#6f6157'],
  ['dark', '#3a2c24', '#c9b4a5'],
] as const)(
  'has the warm ground and ink of a neutral tag on a disabled button, in the %s scheme',
  (scheme, ground, ink) => {
    expect(themeOf(scheme)).toMatchObject({
      '--mui-palette-action-disabledBackground': ground,
      '--mui-palette-action-disabled': ink,
    });
  },
);

const MEANINGS = ['primary', 'secondary', 'warning', 'error', 'info'] as const;

/** The colour of a palette's entry, such as `error-main`. */
const colorOf = (scheme: ColorScheme, entry: string): string => String(themeOf(scheme)[`--mui-palette-${entry}`]);

it.each(COLOR_SCHEMES.flatMap((scheme) => MEANINGS.map((meaning) => [scheme, meaning] as const)))(
  'can be read as text, on a fill and on a tint, in the %s scheme: %s',
  (scheme, meaning) => {
    const of = (entry: string): string => colorOf(scheme, entry);
    const pairs = [
      [of(`${meaning}-main`), of('background-default')],
      [of(`${meaning}-main`), of('background-paper')],
      [of(`${meaning}-contrastText`), of(`${meaning}-main`)],
      [of(`${meaning}-contrastText`), of(`${meaning}-dark`)], // under the pointer
      [of(`${meaning}-dark`), of(`${meaning}-light`)],
    ] as const;
    expect(pairs.filter(([ink, ground]) => contrastOf(ink, ground) < 4.5)).toEqual([]);
  },
);

it('what is late is brighter in the dark than any button that is filled', () => {
  const ground = colorOf('dark', 'background-default');
  const bright = (meaning: string): number => contrastOf(colorOf('dark', `${meaning}-main`), ground);
  expect(bright('error')).toBeGreaterThan(bright('primary'));
  expect(bright('error')).toBeGreaterThan(1.4 * bright('secondary')); // Accept and Deliver, which stand beside it
});

it('a line between two parts can be seen in the dark', () => {
  const [line, ...grounds] = ['divider', 'background-default', 'background-paper'].map((entry) =>
    colorOf('dark', entry),
  );
  expect(grounds.map((ground) => contrastOf(line ?? '', ground) >= 1.5)).toEqual([true, true]);
});
