import { DEFAULT_SETTINGS, houseColors, toHouseDto } from '@foodhouse/domain';
import { afterEach, expect, it, vi } from 'vitest';
import { colorsCss } from '../lib/house-colors.ts';
import { askHouse } from './house-currency.ts';

const KANAL = { name: 'Gasthaus am Kanal', address: '', phone: '', accent: '#1f5236' };

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.head.innerHTML = '';
});

it('a page that asks for the settings alone has the colours of the house, and those of its next accent', async () => {
  for (const accent of [KANAL.accent, '#000000']) {
    vi.stubGlobal('fetch', async () => Response.json({ ...toHouseDto(DEFAULT_SETTINGS), about: { ...KANAL, accent } }));
    // oxlint-disable-next-line no-await-in-loop -- one answer after the other
    expect(await askHouse()).toMatchObject({ ok: true });
    const css = colorsCss(houseColors(accent));
    // oxlint-disable-next-line no-await-in-loop
    await vi.waitFor(() => {
      expect(document.getElementById('house-colors')?.textContent).toBe(css);
    });
    expect(localStorage.getItem('house-face')).toContain(JSON.stringify(css));
  }
});
