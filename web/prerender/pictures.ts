import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** Pictures of the site itself, by the code point of the 3D emoji. public/img has those that were drawn for it. */
const SITE_PICTURES: Record<string, string> = {
  '/img/site/cook.webp': '1f9d1-200d-1f373',
  '/img/site/cook-1.webp': '1f469-1f3ff-200d-1f373',
  '/img/site/cook-2.webp': '1f469-1f3fb-200d-1f373',
  '/img/site/plate.webp': '1f37d-fe0f',
  '/img/site/scooter.webp': '1f6f5',
  '/img/site/voucher.webp': '1f39f-fe0f',
  '/img/site/bag.webp': '1f961',
  '/img/site/bell.webp': '1f6ce-fe0f',
};

/** Pictures of foods that the site ships under `/img/food/`: the catalogue's forms offer them. */
const FOOD_PICTURES: Record<string, string> = {
  'margherita-pizza': '1f355',
  'smash-burger': '1f354',
  'beef-pho': '1f35c',
  'buttermilk-pancakes': '1f95e',
  'garden-salad': '1f957',
  'spaghetti-pomodoro': '1f35d',
  'chicken-curry': '1f35b',
  'carnitas-tacos': '1f32e',
  'bean-burrito': '1f32f',
  'salmon-sushi': '1f363',
  'bento-box': '1f371',
  'pork-dumplings': '1f95f',
  'fried-shrimp': '1f364',
  'ribeye-steak': '1f969',
  'roast-chicken-leg': '1f357',
  'bacon-plate': '1f953',
  'eggs-skillet': '1f373',
  'butter-croissant': '1f950',
  baguette: '1f956',
  'avocado-toast': '1f951',
  'belgian-waffle': '1f9c7',
  'cheese-plate': '1f9c0',
  'club-sandwich': '1f96a',
  'falafel-pita': '1f959',
  fries: '1f35f',
  'hot-dog': '1f32d',
  'seafood-paella': '1f958',
  'beef-stew': '1f372',
  'cheese-fondue': '1fad5',
  'green-tamales': '1fad4',
  'steamed-rice': '1f35a',
  'rice-balls': '1f359',
  'fish-cake-skewer': '1f362',
  'crab-claws': '1f980',
  'roast-sweet-potato': '1f360',
  'grilled-corn': '1f33d',
  'mushroom-soup': '1f344',
  'strawberry-shortcake': '1f370',
  'vanilla-cupcake': '1f9c1',
  'glazed-doughnut': '1f369',
  'cherry-pie': '1f967',
  custard: '1f36e',
  'ice-cream': '1f368',
  'bubble-tea': '1f9cb',
  'flat-white': '2615',
  'green-tea': '1f375',
};

/** From an address on the site to a file of the emoji package. */
export function pictureFiles(): ReadonlyMap<string, string> {
  const folder = path.join(path.dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');
  const foods = Object.entries(FOOD_PICTURES).map(([name, code]) => [`/img/food/${name}.webp`, code] as const);
  return new Map(
    [...Object.entries(SITE_PICTURES), ...foods].map(([address, code]) => [address, path.join(folder, `${code}.webp`)]),
  );
}
