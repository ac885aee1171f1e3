import type { HouseColors } from '@foodhouse/domain';

// What the accent of a house makes of the theme: a style over that of the theme. The build writes it into its pages
// (prerender/static-texts.ts), the browser remembers it, and public/color-scheme.js takes that over before the first paint.

const STYLE_ID = 'house-colors';

/** As the theme's own: how much of the accent lies over what is under the pointer. */
const HOVER: Readonly<Record<keyof HouseColors, string>> = { light: '0f', dark: '14' };

/** The rules that set the theme's variables. */
export function colorsCss(colors: HouseColors): string {
  return (['light', 'dark'] as const)
    .map((scheme) => {
      const { main, light, dark, contrastText } = colors[scheme];
      const channel = [1, 3, 5].map((at) => Number.parseInt(main.slice(at, at + 2), 16)).join(' ');
      const values = { main, light, dark, contrastText, mainChannel: channel };
      const set = Object.entries(values).map(([name, value]) => `--mui-palette-primary-${name}:${value};`);
      return `html[data-color-scheme=${scheme}]{${set.join('')}--mui-palette-action-hover:${main}${HOVER[scheme]}}`;
    })
    .join('');
}

/** The style as the build writes it. */
export function colorsStyle(colors: HouseColors): string {
  return `<style id="${STYLE_ID}">${colorsCss(colors)}</style>`;
}

/** Shows other colours than the document has. @param css of `colorsCss`; empty for those of the site */
export function showColors(css: string): void {
  const style = document.getElementById(STYLE_ID);
  if ((style?.textContent ?? '') === css) return;
  if (style) style.textContent = css;
  else document.head.append(Object.assign(document.createElement('style'), { id: STYLE_ID, textContent: css }));
}
