import { describe, expect, it } from 'vitest';
import { ALL_PAGES, PAGES } from '../../web/src/pages.ts';
import { SCREENS } from './screens.ts';
import { heightOf } from './take.ts';
import { wantedOf, widthsOf } from './wanted.ts';

describe('the screens that are pictured', () => {
  const addresses = SCREENS.map(({ address }) => new URL(address, 'http://localhost').pathname);

  /** An address of before, which leads to the page of today at once. */
  const shown = ALL_PAGES.filter((page) => page !== PAGES.oldTrack);

  it.each(shown.map(({ path }) => path))('show the page at %s', (path) => {
    const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
    expect(addresses.filter((address) => pattern.test(address))).not.toEqual([]);
  });

  it('have names of their own', () => {
    const names = SCREENS.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('have windows as high as devices are', () => {
    expect([390, 768, 1024, 1280, 1920].map(heightOf)).toEqual([844, 1024, 768, 900, 1080]);
  });
});

describe('the options', () => {
  it('name some of what there is, or leave all', () => {
    expect(wantedOf('schemes', 'dark', ['light', 'dark'])).toEqual(['dark']);
    expect(wantedOf('schemes', undefined, ['light', 'dark'])).toEqual(['light', 'dark']);
    expect(() => wantedOf('schemes', 'dark,sepia', ['light', 'dark'])).toThrow(
      '--schemes: expected some of light, dark, got "sepia".',
    );
  });

  it('give widths of windows', () => {
    expect(widthsOf('390,1280')).toEqual([390, 1280]);
    expect(() => widthsOf('390,')).toThrow('--widths: expected whole numbers');
  });
});
