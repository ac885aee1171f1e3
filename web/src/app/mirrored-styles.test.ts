import createCache from '@emotion/cache';
import { css, type CSSObject } from '@emotion/react';
import { expect, it } from 'vitest';
import { mirroredStyles } from './mirrored-styles.ts';

function written(style: CSSObject): string {
  const cache = createCache({ key: 'css', stylisPlugins: [mirroredStyles], speedy: false });
  cache.insert('.a', css(style), cache.sheet, false);
  return cache.sheet.tags.map(({ textContent }) => textContent).join('');
}

it.each<[CSSObject, string]>([
  [{ marginLeft: 8 }, 'margin-right:8px;'],
  [{ paddingRight: 14 }, 'padding-left:14px;'],
  [{ left: 0, right: 'auto' }, 'right:0;left:auto;'],
  [{ borderLeft: '1px solid' }, 'border-right:1px solid;'],
  [{ borderRightColor: 'red' }, 'border-left-color:red;'],
  [{ borderTopLeftRadius: 4 }, 'border-top-right-radius:4px;'],
  [{ textAlign: 'right' }, 'text-align:left;'],
  [{ textAlign: 'start', marginInlineStart: 1 }, 'text-align:start;margin-inline-start:1px;'],
  [{ textAlign: 'center', marginTop: 1, width: 2 }, 'text-align:center;margin-top:1px;width:2px;'],
])('%j is seen in a mirror', (style, css) => {
  expect(written(style)).toBe(`.a{${css}}`);
});

it('is so in a narrow window too', () => {
  expect(written({ '@media print': { marginLeft: 1 } })).toContain('@media print{.a{margin-right:1px;}}');
});
