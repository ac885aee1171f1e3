import type { Page } from 'playwright-core';

/** A picture for the sign of a house, as wide as two squares. @param width in pixels */
export async function aSign(page: Page, width: number): Promise<Buffer> {
  const base64 = await page.evaluate((wide) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: wide / 2 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = '#0b5';
    context.arc(wide / 2, wide / 4, wide / 5, 0, 2 * Math.PI);
    context.fill();
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, width);
  return Buffer.from(base64, 'base64');
}
