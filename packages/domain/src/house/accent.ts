// The colours of a house's own accent, in both schemes. A house says one colour; what of the theme follows it is derived here, so
// that all that is read can be read (WCAG 2.2, 1.4.3 and 1.4.11): a colour that is too pale or too dark for that is mended.

export const COLOR_SCHEMES = ['light', 'dark'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** What the theme has of its accent, as `#rrggbb`. */
export interface AccentColors {
  /** Filled buttons, links, the ring of the focus. */
  readonly main: string;
  /** The tint of what is chosen. */
  readonly light: string;
  /** The ink on that tint, and a filled button under the pointer. */
  readonly dark: string;
  /** What is read on `main` and on `dark`. */
  readonly contrastText: string;
}

export type HouseColors = Readonly<Record<ColorScheme, AccentColors>>;

/** Of text on its ground. What is no text needs 3, which is less. */
export const LEAST_CONTRAST = 4.5;

/** The grounds of the theme on which the accent is read; a test of the theme holds both together. */
export const ACCENT_GROUNDS: Readonly<Record<ColorScheme, readonly string[]>> = {
  light: ['#fff8f1', '#ffffff', '#ffe6d3', '#e2efdf', '#fff0c9', '#fde2e0', '#efe6dd'],
  dark: ['#1a1411', '#251c17', '#53361f', '#2c4235', '#553718', '#583429', '#3a2c24'],
};

/**
 * How light the tint and what is read on the accent are, and how colourful at most; whether more contrast is darker; what the pointer
 * changes of the lightness, and what of a colour that is beyond `end`.
 */
const SCHEMES = {
  light: {
    tint: { lightness: 0.945, chroma: 0.04 },
    ink: { lightness: 1, chroma: 0 },
    step: -0.004,
    hover: { by: -0.09, end: 0.3, beyond: 0.2 },
  },
  dark: {
    tint: { lightness: 0.32, chroma: 0.045 },
    ink: { lightness: 0.2, chroma: 0.04 },
    step: 0.004,
    hover: { by: 0.05, end: 0.92, beyond: -0.1 },
  },
} as const;

export function isColor(text: string): boolean {
  return /^#[\da-f]{6}$/i.test(text);
}

let latest: { readonly accent: string; readonly colors: HouseColors } | null = null;

/** @param accent `#rrggbb` */
export function houseColors(accent: string): HouseColors {
  // Pages that are live ask every second.
  if (latest?.accent !== accent)
    latest = { accent, colors: { light: colorsIn('light', accent), dark: colorsIn('dark', accent) } };
  return latest.colors;
}

/** Whether a scheme shows another colour than the house has said, because that could not be read. */
export function isMended(accent: string, scheme: ColorScheme): boolean {
  return houseColors(accent)[scheme].main !== accent.toLowerCase();
}

function colorsIn(scheme: ColorScheme, accent: string): AccentColors {
  const { tint, ink, step, hover } = SCHEMES[scheme];
  const said = toLab(accent);
  const light = toHex(atMost(tint.chroma, { ...said, lightness: tint.lightness }));
  const contrastText = toHex(atMost(ink.chroma, { ...said, lightness: ink.lightness }));
  const grounds = [...ACCENT_GROUNDS[scheme], light, contrastText];
  const main = readable(said, grounds, step);
  const { lightness } = toLab(main);
  const isBeyond = scheme === 'light' ? lightness < hover.end : lightness > hover.end;
  const dark = readable({ ...said, lightness: lightness + (isBeyond ? hover.beyond : hover.by) }, grounds, step);
  return { main, light, dark, contrastText };
}

/** The colour that is nearest to another, by its lightness, and can be read on all grounds. */
function readable(color: Lab, grounds: readonly string[], step: number): string {
  for (let { lightness } = color; ; lightness += step) {
    const hex = toHex({ ...color, lightness });
    // The darkest and the lightest of all can be read on all grounds of a scheme.
    if (lightness < 0 || lightness > 1 || grounds.every((ground) => contrastOf(hex, ground) >= LEAST_CONTRAST))
      return hex;
  }
}

/** @source WCAG 2.2, "contrast ratio" */
export function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminanceOf(hex: string): number {
  const [red, green, blue] = toLinear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

type Rgb = readonly [red: number, green: number, blue: number];

/** A colour in Oklab: as light as it looks, and two axes of colour. */
interface Lab {
  readonly lightness: number;
  readonly a: number;
  readonly b: number;
}

function toLinear(hex: string): Rgb {
  const part = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

/** @source bottosson.github.io/posts/oklab, "Converting from linear sRGB to Oklab" */
function toLab(hex: string): Lab {
  const [red, green, blue] = toLinear(hex);
  const l = Math.cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue);
  const m = Math.cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue);
  const s = Math.cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue);
  return {
    lightness: 0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s,
    a: 1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s,
    b: 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s,
  };
}

function fromLab({ lightness, a, b }: Lab): Rgb {
  const l = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const m = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const s = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  return [
    4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
    -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
    -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s,
  ];
}

/** The same, as colourful as that at most. */
function atMost(chroma: number, color: Lab): Lab {
  return paler(color, Math.min(1, chroma / Math.max(Math.hypot(color.a, color.b), 1e-9)));
}

function paler({ lightness, a, b }: Lab, share: number): Lab {
  return { lightness, a: a * share, b: b * share };
}

const NEAR = 1e-4;
const isShown = (rgb: Rgb): boolean => rgb.every((part) => part >= -NEAR && part <= 1 + NEAR);

/** As a screen shows it: where it has no such colour, the most colourful of that lightness and hue. */
function toHex(color: Lab): string {
  let [least, most] = [0, 1];
  if (isShown(fromLab(color))) least = 1;
  else
    for (let round = 0; round < 16; round++) {
      const share = (least + most) / 2;
      if (isShown(fromLab(paler(color, share)))) least = share;
      else most = share;
    }
  return `#${fromLab(paler(color, least)).map(partOf).join('')}`;
}

function partOf(linear: number): string {
  const bound = Math.min(1, Math.max(0, linear));
  const value = bound <= 0.003_130_8 ? bound * 12.92 : 1.055 * bound ** (1 / 2.4) - 0.055;
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, '0');
}
