import { createRequire } from 'node:module';
import path from 'node:path';
import { DEMO_FOODS, pictureAddress } from '../tools/seed/foods.ts';

const require = createRequire(import.meta.url);

/** Pictures of the site itself, by the code point of the 3D picture. */
const SITE_PICTURES: Record<string, string> = {
  '/img/site/cook.webp': '1f9d1-200d-1f373',
  '/img/site/cook-1.webp': '1f469-200d-1f373',
  '/img/site/cook-2.webp': '1f468-200d-1f373',
  '/img/site/plate.webp': '1f37d-fe0f',
  '/img/site/scooter.webp': '1f6f5',
  '/img/site/voucher.webp': '1f39f-fe0f',
  '/img/site/bag.webp': '1f961',
  '/img/site/bell.webp': '1f6ce-fe0f',
};

/** Address on the site to the file of the picture package. */
export function pictureFiles(): ReadonlyMap<string, string> {
  const folder = path.join(path.dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');
  const foods = DEMO_FOODS.map((food) => [pictureAddress(food), food.picture] as const);
  return new Map(
    [...Object.entries(SITE_PICTURES), ...foods].map(([address, code]) => [address, path.join(folder, `${code}.webp`)]),
  );
}
