// npm run pictures: draws the pictures that have no source of their own, which are committed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../local/chromium.ts';
import { pictureFiles } from '../web/prerender/pictures.ts';
import { startScript } from '../tools/options.ts';

startScript({
  call: 'npm run pictures',
  does: 'Draws the icons for installing, the picture of shared links and the chef without a hat into web/public.',
});

const PUBLIC = path.resolve(import.meta.dirname, '../web/public');
const require = createRequire(import.meta.url);
const EMOJI = path.join(path.dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');
const FONT = require.resolve('@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2');

function asData(file: string): string {
  const types: Record<string, string> = { '.svg': 'image/svg+xml', '.webp': 'image/webp', '.woff2': 'font/woff2' };
  return `data:${types[path.extname(file)]};base64,${readFileSync(file).toString('base64')}`;
}

function picture(address: string): string {
  const file = pictureFiles().get(address);
  if (file === undefined) throw new Error(`expected a picture at ${address}`);
  return asData(file);
}

await using browser = await launchBrowser({ width: 1200, height: 630 });
const page = await browser.newPage();

async function draw(html: string, width: number, height: number): Promise<Page> {
  await page.setViewportSize({ width, height });
  await page.setContent(`<style>body { margin: 0 } img { display: block }</style>${html}`, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page;
}

const ICON = asData(path.join(PUBLIC, 'icon.svg'));

/** @param inset of the sign within a square without round corners, which the system cuts; null keeps the round ones */
async function drawIcon(file: string, size: number, inset: number | null): Promise<void> {
  const ground = inset === null ? '' : `background: #b5391a; padding: ${inset * size}px; box-sizing: border-box`;
  await draw(`<img src="${ICON}" width="${size}" height="${size}" style="${ground}">`, size, size);
  await page.screenshot({ path: path.join(PUBLIC, file), omitBackground: true });
}

await drawIcon('icon-192.png', 192, null);
await drawIcon('icon-512.png', 512, null);
/** Of a maskable icon only the inner circle of 80 % is safe: the sign fits it with its own margin. */
await drawIcon('icon-maskable-512.png', 512, 0.02);
/** Safari requests this address without being told. */
await drawIcon('apple-touch-icon.png', 180, 0);

/** Foods around the plate: name, left, top, size. */
const SHARED = [
  ['beef-pho', 705, 130, 340],
  ['margherita-pizza', 985, 40, 190],
  ['chicken-curry', 1000, 400, 200],
  ['salmon-sushi', 585, 425, 150],
  ['carnitas-tacos', 600, 40, 150],
  ['strawberry-shortcake', 800, 490, 130],
] as const;

/** The picture of a link to the site, in the size that messengers show. */
async function drawShared(): Promise<void> {
  const foods = SHARED.map(
    ([name, left, top, size]) =>
      `<img src="${picture(`/img/food/${name}.webp`)}" width="${size}" style="position: absolute; left: ${left}px; top: ${top}px">`,
  ).join('');
  await draw(
    `<style>
      @font-face { font-family: Jakarta; src: url(${asData(FONT)}); font-weight: 200 800 }
      body { position: relative; height: 630px; overflow: hidden; background: #fff8f1; color: #2a1a12; font: 500 32px/1.4 Jakarta }
      i { position: absolute; left: 600px; top: 25px; width: 580px; height: 580px; border-radius: 50%; background: #ffe6d3 }
      h1 { margin: 28px 0 20px; font: 800 68px/1.08 Jakarta; letter-spacing: -0.03em }
      p { margin: 0; color: #6b5547 }
      div { position: absolute; left: 72px; top: 132px; width: 520px }
      b { display: flex; gap: 16px; align-items: center; font-weight: 800; font-size: 36px; letter-spacing: -0.02em }
    </style>
    <i></i>${foods}
    <div>
      <b><img src="${ICON}" width="64" height="64">Foodhouse</b>
      <h1>Good food from one kitchen</h1>
      <p>Order breakfast, lunch and dinner, and follow your order live.</p>
    </div>`,
    1200,
    630,
  );
  await page.screenshot({ path: path.join(PUBLIC, 'img/site/share.jpg'), type: 'jpeg', quality: 82 });
}

/** A cook in white with another head: the emoji has no cook without a hat. */
async function drawBareHead(): Promise<void> {
  await draw(
    `<img id="cook" src="${asData(path.join(EMOJI, '1f468-1f3fb-200d-1f373.webp'))}">
     <img id="head" src="${asData(path.join(EMOJI, '1f468-1f3fb-200d-1f9b0.webp'))}">`,
    600,
    600,
  );
  const drawn = await page.evaluate(() => {
    const find = (id: string): HTMLImageElement => {
      const found = document.querySelector(`#${id}`);
      if (!(found instanceof HTMLImageElement)) throw new Error(`expected the picture ${id}`);
      return found;
    };
    const canvas = Object.assign(document.createElement('canvas'), { width: 256, height: 256 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('expected a canvas');
    context.drawImage(find('cook'), 0, 0);
    context.clearRect(0, 0, 256, 110); // the hat
    context.clearRect(48, 110, 133, 28); // the face, left of the spoon
    context.drawImage(find('head'), 58, 6, 144, 144);
    return canvas.toDataURL('image/webp', 0.86).replace(/^.*,/, '');
  });
  writeFileSync(path.join(PUBLIC, 'img/site/cook-bare.webp'), Buffer.from(drawn, 'base64'));
}

mkdirSync(path.join(PUBLIC, 'img/site'), { recursive: true });
await drawShared();
await drawBareHead();
console.log(`Drawn into ${path.relative(process.cwd(), PUBLIC)}.`);
