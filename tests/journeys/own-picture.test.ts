import { crc32, deflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { judgePicture, WANTED_PICTURE_BYTES } from '@foodhouse/domain';
import { jpegSegment } from '@foodhouse/domain/testing';
import { database, unique } from '../../local/house.ts';
import { SITE_ADDRESS } from '../../local/suite.ts';
import { expectUsable } from '../support/axe.ts';
import { it } from '../support/journey.ts';

// An admin gives a food a picture of the house's own, and guests see it.

/** A picture of the camera: half of it red, half blue, as wide and high as that, with a hundred small things in its middle. */
async function photograph(
  page: Page,
  type: 'image/jpeg' | 'image/png',
  width: number,
  height: number,
): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([wanted, wide, high]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = 'rgb(200 0 0)';
      context.fillRect(0, 0, wide, high / 2);
      context.fillStyle = 'rgb(0 0 200)';
      context.fillRect(0, high / 2, wide, high / 2);
      for (let thing = 0; thing < 100; thing += 1) {
        context.fillStyle = `hsl(${thing * 137} 70% ${30 + (thing % 5) * 10}%)`;
        const [across, down] = [(thing * 61) % 100, (thing * 37) % 100];
        context.beginPath();
        context.arc(wide * (0.3 + across * 0.004), high * (0.3 + down * 0.004), wide / 60, 0, 2 * Math.PI);
        context.fill();
      }
      return canvas.toDataURL(wanted).split(',')[1] ?? '';
    },
    [type, width, height] as const,
  );
  return Buffer.from(base64, 'base64');
}

/** EXIF that says: turned by a quarter, and a secret place. */
function withExif(jpeg: Buffer): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*\0\0\0\b', 0, 'latin1');
  tiff.writeUInt16BE(1, 8); // one entry
  tiff.writeUInt16BE(0x0112, 10); // the orientation
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(6, 18); // its right side is up
  const segment = jpegSegment(0xe1, [...Buffer.from('Exif\0\0', 'latin1'), ...tiff, ...Buffer.from('at 52.5 13.4')]);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from(segment), jpeg.subarray(2)]);
}

/** A grey picture of forty megapixels, in forty kilobytes. */
function fortyMegapixels(): Buffer {
  const [width, height] = [7304, 5478];
  const chunk = (name: string, content: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8; // bits of grey
  return Buffer.concat([
    Buffer.from([0x89, ...Buffer.from('PNG\r\n\x1a\n', 'latin1')]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The colours at the left and at the right of a picture. */
function edges(page: Page, address: string): Promise<readonly (readonly number[])[]> {
  return page.evaluate(async (from) => {
    const bitmap = await createImageBitmap(await (await fetch(from)).blob());
    const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(bitmap, 0, 0);
    const at = (x: number): number[] => [...context.getImageData(x, bitmap.height / 2, 1, 1).data].slice(0, 3);
    return [at(10), at(bitmap.width - 10)];
  }, address);
}

const isRed = ([red = 0, , blue = 0]: readonly number[] = []): boolean => red > 120 && blue < 80;

describe('a picture of the house’s own', () => {
  it('is chosen, turned as the camera held it, cut, kept without its place, and seen by guests', async ({
    signInAs,
  }) => {
    const { page } = await signInAs('admin', '/dashboard/addfood');
    const name = unique('Own');
    await page.getByRole('textbox', { name: 'Food Name' }).fill(name);
    await page.getByRole('textbox', { name: 'Chef-Name' }).fill('Linh Tran');
    await page.getByRole('textbox', { name: 'Food-Price' }).fill('9.50');
    await page.getByRole('textbox', { name: 'Quantity' }).fill('4');
    await page.getByRole('button', { name: 'Your own picture' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your own picture' });
    const choose = async (buffer: Buffer, mimeType: string): Promise<void> => {
      await dialog.locator('input[type="file"]').setInputFiles({ name: 'food', mimeType, buffer });
    };
    await choose(
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'image/svg+xml',
    );
    await dialog.getByText(/This is no picture that your browser can read/).waitFor();
    // Red above blue as the sensor saw it; held upright, red is at the right.
    await choose(withExif(await photograph(page, 'image/jpeg', 3000, 4000)), 'image/jpeg');
    const frame = dialog.getByRole('group', { name: 'The frame of the picture' });
    await frame.waitFor();
    await frame.focus();
    await page.keyboard.press('ArrowRight');
    await expectUsable(page);
    await dialog.getByRole('button', { name: 'Use this picture' }).click();
    await dialog.waitFor({ state: 'detached' });
    const address = await page.getByRole('textbox', { name: 'Photo-URL' }).inputValue();
    expect(address).toMatch(/^\/api\/pictures\/[\w-]{43}$/);
    const text = 'A red and a blue half';
    await page.getByRole('textbox', { name: 'What the picture shows' }).fill(text);
    await expectUsable(page);
    await page.getByRole('button', { name: 'Add Food' }).click();
    await page.getByText('Food Added Successfully..!').waitFor();

    for (const size of ['small', 'large'] as const) {
      const answer = await fetch(`${SITE_ADDRESS}${address}?size=${size}`);
      expect([answer.headers.get('cache-control'), answer.headers.get('content-type')]).toEqual([
        'public, max-age=31536000, immutable',
        'image/webp',
      ]);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      expect(judgePicture(bytes, size)).toEqual({ ok: true, type: 'image/webp' });
      expect(Buffer.from(bytes).includes('52.5')).toBe(false);
      expect(bytes.length).toBeLessThanOrEqual(WANTED_PICTURE_BYTES[size]);
    }
    const [left, right] = await edges(page, address);
    expect([isRed(left), isRed(right)]).toEqual([false, true]);

    const { docs } = await database().collection('foods').where('name', '==', name).get();
    const id = docs[0]?.id ?? '';
    const { page: menu } = await signInAs('user', `/inventory?q=${encodeURIComponent(name)}`);
    const picture = menu.locator(`[data-food="${id}"]`).getByRole('img', { name: text });
    await picture.waitFor();
    await expect
      .poll(() =>
        picture.evaluate((image: HTMLImageElement) => [
          image.currentSrc.replace(location.origin, ''),
          image.naturalWidth,
        ]),
      )
      .toEqual([address, 400]);
    await menu.goto(`${SITE_ADDRESS}/user/${id}`);
    await expect
      .poll(() =>
        menu
          .getByRole('article')
          .getByRole('img', { name: text })
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBe(1200);
    await expectUsable(menu);
    await menu.getByRole('button', { name: 'Order Now' }).click();
    await menu.getByRole('dialog').getByRole('img', { name: text }).waitFor();
  });

  it('may have forty megapixels: what is kept has the two sizes', async ({ signInAs }) => {
    const { page } = await signInAs('admin', '/dashboard/addfood');
    await page.getByRole('button', { name: 'Your own picture' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your own picture' });
    const file = { name: 'food.png', mimeType: 'image/png', buffer: fortyMegapixels() };
    await dialog.locator('input[type="file"]').setInputFiles(file);
    await dialog.getByRole('button', { name: 'Use this picture' }).click();
    await dialog.waitFor({ state: 'detached' });
    const address = await page.getByRole('textbox', { name: 'Photo-URL' }).inputValue();
    for (const size of ['small', 'large'] as const) {
      const answer = await fetch(`${SITE_ADDRESS}${address}?size=${size}`);
      expect(judgePicture(new Uint8Array(await answer.arrayBuffer()), size)).toMatchObject({ ok: true });
    }
  });

  it('is pasted or dropped as it is chosen, and turned and replaced before it is used', async ({ signInAs }) => {
    const { page } = await signInAs('admin', '/dashboard/addfood');
    await page.getByRole('button', { name: 'Your own picture' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your own picture' });
    await dialog.getByRole('button', { name: 'Choose a picture' }).waitFor();
    const png = (await photograph(page, 'image/png', 1200, 900)).toString('base64');
    const hand = (how: 'paste' | 'drop'): Promise<void> =>
      dialog
        .getByRole('button', { name: /picture$/ })
        .first()
        .evaluate(
          (button, [kind, base64]) => {
            const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
            const data = new DataTransfer();
            data.items.add(new File([bytes], 'food.png', { type: 'image/png' }));
            const event =
              kind === 'paste'
                ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
                : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
            button.dispatchEvent(event);
          },
          [how, png] as const,
        );
    await hand('paste');
    await dialog.getByRole('button', { name: 'Turn' }).click();
    await dialog.getByRole('button', { name: 'Use this picture' }).click();
    await dialog.waitFor({ state: 'detached' });
    const field = page.getByRole('textbox', { name: 'Photo-URL' });
    const address = await field.inputValue();
    const [left, right] = await edges(page, address);
    expect([isRed(left), isRed(right)]).toEqual([false, true]); // red was above
    await page.getByRole('button', { name: 'Your own picture' }).click();
    await hand('drop');
    const use = dialog.getByRole('button', { name: 'Use this picture' });
    await expect.poll(() => use.isEnabled()).toBe(true);
    await hand('drop'); // the same once more
    await use.click();
    await dialog.waitFor({ state: 'detached' });
    expect(await field.inputValue()).not.toBe(address);
  });
});
