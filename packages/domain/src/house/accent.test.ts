import { describe, expect, it } from 'vitest';
import { someColors } from '../testing/colors.ts';
import {
  ACCENT_GROUNDS,
  COLOR_SCHEMES,
  contrastOf,
  houseColors,
  isColor,
  isMended,
  LEAST_CONTRAST,
  type ColorScheme,
} from './accent.ts';

const EXTREMES = ['#000000', '#ffffff', '#808080', '#fff9c4', '#ffff00', '#00ff00', '#0000ff', '#ff0000', '#ff00ff'];

/** Each pair that is read, by what it is. */
function pairsOf(accent: string, scheme: ColorScheme): readonly (readonly [what: string, contrast: number])[] {
  const { main, light, dark, contrastText } = houseColors(accent)[scheme];
  return [
    ['text on a filled button', contrastOf(contrastText, main)],
    ['text on a filled button under the pointer', contrastOf(contrastText, dark)],
    ['ink on the tint', contrastOf(dark, light)],
    ['the accent on its tint', contrastOf(main, light)],
    ...[...ACCENT_GROUNDS[scheme]].flatMap(
      (ground) =>
        [
          [`link and focus on ${ground}`, contrastOf(main, ground)],
          [`ink on ${ground}`, contrastOf(dark, ground)],
        ] as const,
    ),
  ];
}

describe('the colours of an accent', () => {
  it.each(COLOR_SCHEMES)('can be read wherever they stand, of any colour, in the %s scheme', (scheme) => {
    for (const accent of [...someColors(50), ...EXTREMES])
      for (const [what, contrast] of pairsOf(accent, scheme))
        expect(contrast, `${accent}: ${what}`).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  });

  it('are colours, and a button under the pointer looks different', () => {
    for (const accent of [...someColors(50), ...EXTREMES])
      for (const scheme of COLOR_SCHEMES) {
        const colors = houseColors(accent)[scheme];
        expect(Object.values(colors).every(isColor), `${accent} ${JSON.stringify(colors)}`).toBe(true);
        expect(colors.dark, accent).not.toBe(colors.main);
      }
  });

  it('are the colour itself where it can be read', () => {
    expect(houseColors('#b5391a').light.main).toBe('#b5391a');
    expect(houseColors('#1F5236').light.main).toBe('#1f5236');
    expect(houseColors('#ff9a73').dark.main).toBe('#ff9a73');
    expect(COLOR_SCHEMES.map((scheme) => isMended('#1F5236', scheme))).toEqual([false, true]);
  });

  it('keep their hue where they are mended', () => {
    const { light, dark } = houseColors('#0000ff');
    expect(light.main).toBe('#0000ff');
    expect(dark.main).toBe('#7ea7ff');
    expect(houseColors('#ffff00').light.main).toBe('#6b6b00');
    expect(houseColors('#808080').light.main).toMatch(/^#(..)\1\1$/);
  });

  it('have the contrast of the standard', () => {
    expect(contrastOf('#000000', '#ffffff')).toBe(21);
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrastOf('#b5391a', '#fff8f1')).toBeCloseTo(5.6, 1);
  });
});

it.each(['', 'red', '#fff', '#12345', '#1234567', '#12345g', ' #123456', 'rgb(1 2 3)', '#123456;}'])(
  'a colour is written as #rrggbb, not as %j',
  (text) => {
    expect(isColor(text)).toBe(false);
  },
);
