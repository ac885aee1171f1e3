import { houseColors } from '@foodhouse/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { colorsCss, colorsStyle } from './house-colors.ts';

const KANAL = { name: 'Gasthaus am Kanal', address: '', phone: '', accent: '#1f5236' };
const { accent: _accent, ...PLAIN } = KANAL;
const COLORS = houseColors(KANAL.accent);
const CSS = colorsCss(COLORS);
/** The script that stands in the head of every page, before its first paint. */
const SCRIPT = `${import.meta.dirname}/../../public/color-scheme.js`;

const shown = (): string | undefined => document.getElementById('house-colors')?.textContent;

/** As a browser that begins a page. */
async function beginPage(head = ''): Promise<void> {
  document.head.innerHTML = head;
  Reflect.deleteProperty(globalThis, 'metHouse');
  vi.resetModules(); // it runs again
  await import(SCRIPT);
}

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  document.head.innerHTML = '';
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'metHouse');
  document.head.innerHTML = '';
});

describe('the colours of a house', () => {
  it('are shown when the house says them, remembered, and taken back with the accent', async () => {
    const { learnHouse } = await import('./house-face.ts');
    learnHouse({ about: KANAL, colors: COLORS });
    expect(shown()).toBe(CSS);
    await beginPage();
    expect(shown()).toBe(CSS); // before anything is asked
    learnHouse({ about: { ...KANAL, accent: '#000000' }, colors: houseColors('#000000') });
    expect(shown()).toBe(colorsCss(houseColors('#000000')));
    learnHouse({ about: PLAIN });
    expect(shown()).toBe('');
    await beginPage();
    expect(shown()).toBeUndefined();
  });

  it('that the page was built with stay where nobody was met, and give way to those that are remembered', async () => {
    await beginPage(colorsStyle(COLORS));
    expect(shown()).toBe(CSS);
    const { learnHouseFace } = await import('./house-face.ts');
    learnHouseFace(KANAL); // settings say the accent alone
    expect(shown()).toBe(CSS);
    localStorage.setItem('house-face', JSON.stringify({ ...KANAL, css: 'other' }));
    await beginPage(colorsStyle(COLORS));
    expect(shown()).toBe('other');
    localStorage.setItem('house-face', 'null');
    await beginPage(colorsStyle(COLORS));
    expect(shown()).toBe('');
    const { learnHouse } = await import('./house-face.ts');
    learnHouse({ about: PLAIN });
    await beginPage(colorsStyle(COLORS));
    expect(shown()).toBe('');
  });

  it('that the page was built with stay where what is remembered says nothing of any', async () => {
    for (const face of [PLAIN, KANAL]) {
      localStorage.setItem('house-face', JSON.stringify(face)); // the first before houses had an accent
      // oxlint-disable-next-line no-await-in-loop -- one visit after the other
      await beginPage(colorsStyle(COLORS));
      expect(shown()).toBe(CSS);
    }
  });

  it('are derived where the settings say another accent than this browser remembers, or it has none for it', async () => {
    for (const before of [PLAIN, KANAL, { ...KANAL, accent: '#000000', css: colorsCss(houseColors('#000000')) }]) {
      localStorage.setItem('house-face', JSON.stringify(before));
      // oxlint-disable-next-line no-await-in-loop -- one visit after the other
      await beginPage();
      // oxlint-disable-next-line no-await-in-loop
      const { learnHouseFace } = await import('./house-face.ts');
      learnHouseFace(KANAL);
      // oxlint-disable-next-line no-await-in-loop
      await vi.waitFor(() => {
        expect(shown()).toBe(CSS);
      });
      expect(JSON.parse(localStorage.getItem('house-face') ?? '')).toEqual({ ...KANAL, css: CSS });
    }
  });

  it('that were derived for an accent are not shown for the next one', async () => {
    const { learnHouse, learnHouseFace } = await import('./house-face.ts');
    learnHouseFace({ ...KANAL, accent: '#000000' });
    learnHouse({ about: KANAL, colors: COLORS });
    await import('./derived-colors.ts');
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    expect(shown()).toBe(CSS);
  });

  it('are none in a house that has none: its pages have no such style', async () => {
    const { learnHouse } = await import('./house-face.ts');
    learnHouse({});
    await beginPage();
    expect(document.getElementById('house-colors')).toBeNull();
  });
});
