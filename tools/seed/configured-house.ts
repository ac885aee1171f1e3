import {
  NEW_FOOD_GROUP,
  NEW_OPTION,
  NEW_SIZE,
  NO_CATEGORIES,
  NO_CHOICES,
  DEFAULT_SETTINGS,
  leastExtraOf,
  type Allergen,
  type Categories,
  type FoodGroup,
  type ChoiceOption,
  type DietTag,
  type FoodSize,
  type HouseSettings,
  type Table,
  type StoredChoiceGroup,
  type StoredChoices,
} from '@foodhouse/domain';
import type { DemoFood } from './foods.ts';
import { CONFIGURED_ORDERS } from './configured-orders.ts';
import { DEMO_HOUSE, type FoodWords, type HouseProfile } from './house-profile.ts';

// npm start -- --house configured: the demo house with everything set that a house can set.

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const LATE = [5, 6];
const OTHER_DAYS = EVERY_DAY.filter((day) => !LATE.includes(day));

/** Open from the first coffee to the last drink: long, so that the demo is seldom closed. */
const HOURS = [
  { days: OTHER_DAYS, from: '07:00', to: '23:30' },
  { days: LATE, from: '07:00', to: '02:00' },
];

const AREA = { freeFromMinor: 4000, minutes: 15, days: EVERY_DAY, from: '11:00', to: '23:00' } as const;

const TABLES: readonly Table[] = ['K4N4LA', 'K4N4LB', 'K4N4LC'].map((code, index) => ({
  code,
  name: `Table ${index + 1}`,
}));

const SETTINGS: HouseSettings = {
  ...DEFAULT_SETTINGS,
  version: 1,
  timeZone: 'Europe/Berlin',
  currency: 'EUR',
  tax: {
    isInclusive: true,
    rates: [
      { id: 'food', name: 'Food', share: 7000 },
      { id: 'drinks', name: 'Drinks', share: 19_000 },
    ],
  },
  voucher: { amountMinor: 500, minMinor: 1500 },
  answerMinutes: 15,
  about: {
    name: 'Gasthaus am Kanal',
    address: 'Uferstr. 12, 10999 Berlin',
    phone: '+49 30 123456',
    links: { instagram: 'https://www.instagram.com/gasthausamkanal' },
  },
  home: {
    headline: '',
    introduction: 'Noodles, grill and cake by the water: eat here, fetch it, or have it brought along the canal.',
    sections: [
      { name: 'features', title: '' },
      { name: 'popular', title: '' },
      { name: 'menu', title: 'What are you hungry for?' },
    ],
  },
  prepMinutes: 20,
  later: { minMinutes: 45, maxDays: 2 },
  whenNobodyListens: 'warn',
  guestOrders: true,
  services: ['pickup', 'table', 'delivery'],
  areas: [
    { ...AREA, id: 'kreuzberg', name: 'Kreuzberg', postcodes: ['10999', '10961'], feeMinor: 250, minMinor: 1500 },
    { ...AREA, id: 'harbour', name: 'The boats', postcodes: [], feeMinor: 400, minMinor: 2500, minutes: 25 },
  ],
  mealtimes: {
    breakfast: { from: '07:00', to: '12:00' },
    lunch: { from: '11:00', to: '16:00' },
    dinner: { from: '16:00', to: '02:00' },
  },
  enforceMealtimes: true,
  hours: { pickup: HOURS, table: HOURS, delivery: HOURS },
  exceptions: [
    {
      from: '2026-12-24',
      to: '2026-12-26',
      services: ['pickup', 'table', 'delivery'],
      hours: [],
      message: 'Merry Christmas! We are back on the 27th.',
    },
  ],
};

const CATEGORIES: Categories = {
  ...NO_CATEGORIES,
  version: 1,
  categories: [
    { id: 'morning', name: 'Pans and bakery' },
    { id: 'starters', name: 'Starters and sides' },
    { id: 'mains', name: 'Mains' },
    { id: 'sweets', name: 'Sweets' },
    { id: 'drinks', name: 'Drinks' },
  ],
};

const FOODS_OF: Readonly<Record<string, string>> = {
  morning:
    'buttermilk-pancakes bacon-plate eggs-skillet butter-croissant baguette avocado-toast belgian-waffle glazed-doughnut',
  starters:
    'garden-salad pork-dumplings fried-shrimp cheese-plate fries green-tamales steamed-rice rice-balls fish-cake-skewer crab-claws roast-sweet-potato grilled-corn mushroom-soup',
  mains:
    'margherita-pizza smash-burger beef-pho spaghetti-pomodoro chicken-curry carnitas-tacos bean-burrito salmon-sushi bento-box ribeye-steak roast-chicken-leg club-sandwich falafel-pita hot-dog seafood-paella beef-stew cheese-fondue',
  sweets: 'strawberry-shortcake vanilla-cupcake cherry-pie custard ice-cream',
  drinks: 'bubble-tea flat-white green-tea',
};

const CATEGORY_OF = new Map(
  Object.entries(FOODS_OF).flatMap(([category, foods]) => foods.split(' ').map((food) => [food, category] as const)),
);

function option(id: string, name: string, eachMinor: number, said: Partial<ChoiceOption> = {}): ChoiceOption {
  return { ...NEW_OPTION, id, name, eachMinor, allergens: [], ...said };
}

const TOPPINGS: FoodGroup = {
  ...NEW_FOOD_GROUP,
  id: 'toppings',
  name: 'Toppings',
  required: false,
  min: 0,
  max: 5,
  options: [
    option('mushrooms', 'Mushrooms', 120, { kitchenName: 'MUSH', tags: ['vegan'], eachMinorBySize: { large: 180 } }),
    option('mozzarella', 'More mozzarella', 150, {
      kitchenName: '+MOZZ',
      max: 2,
      allergens: ['milk'],
      eachMinorBySize: { large: 220 },
    }),
    option('anchovies', 'Anchovies', 180, { allergens: ['fish'] }),
    option('chilli', 'Chilli', 0, { tags: ['hot'] }),
  ],
};

const SAUCE: FoodGroup = {
  ...NEW_FOOD_GROUP,
  id: 'sauce',
  name: 'Sauce',
  required: true,
  min: 1,
  max: 2,
  options: [
    option('ketchup', 'Ketchup', 0, { default: 1, allergens: ['celery'] }),
    option('mayonnaise', 'Mayonnaise', 0, { kitchenName: 'MAYO', allergens: ['eggs', 'mustard'] }),
    option('house-sauce', 'House sauce', 80, { allergens: ['eggs', 'mustard', 'soya'] }),
  ],
};

const MILK: FoodGroup = {
  ...NEW_FOOD_GROUP,
  id: 'milk',
  name: 'Milk',
  required: true,
  min: 1,
  max: 1,
  options: [
    option('whole', 'Whole milk', 0, { default: 1, allergens: ['milk'] }),
    option('oat', 'Oat milk', 50, { allergens: ['gluten'], tags: ['vegan'] }),
    option('soya', 'Soya milk', 50, { allergens: ['soya'], tags: ['vegan'], isSoldOut: true }),
  ],
};

/** On a large pizza alone. */
const CRUST: FoodGroup = {
  ...NEW_FOOD_GROUP,
  id: 'crust',
  name: 'Crust',
  required: false,
  min: 0,
  max: 1,
  sizeIds: ['large'],
  options: [option('cheese-crust', 'Cheese crust', 200, { kitchenName: 'CH CRUST', allergens: ['milk'] })],
};

/** What somebody who takes tea is asked. */
const TEAS: FoodGroup = {
  ...NEW_FOOD_GROUP,
  id: 'teas',
  name: 'Which tea',
  required: true,
  min: 1,
  max: 1,
  isAsked: true,
  options: [option('assam', 'Assam', 0), option('mint', 'Mint', 30)],
};

const DRINK: FoodGroup = {
  ...NEW_FOOD_GROUP,
  id: 'drink',
  name: 'A drink with it',
  required: false,
  min: 0,
  max: 1,
  options: [option('tea', 'Tea', 250, { asks: ['teas'] }), option('lemonade', 'Lemonade', 300)],
};

const GROUPS: readonly FoodGroup[] = [TOPPINGS, SAUCE, MILK, CRUST, TEAS, DRINK];

function sizes(...all: readonly (readonly [name: string, extraMinor: number])[]): readonly FoodSize[] {
  return all.map(([name, extraMinor]) => ({ ...NEW_SIZE, id: name.toLowerCase(), name, extraMinor }));
}

const CHOICES = new Map<string, StoredChoices>([
  [
    'margherita-pizza',
    { ...NO_CHOICES, version: 1, sizes: sizes(['Regular', 0], ['Large', 350]), groups: [CRUST, TOPPINGS] },
  ],
  ['smash-burger', { ...NO_CHOICES, version: 1, sizes: [], groups: [SAUCE, DRINK, TEAS] }],
  ['fries', { ...NO_CHOICES, version: 1, sizes: sizes(['Small', 0], ['Large', 150]), groups: [SAUCE] }],
  ['flat-white', { ...NO_CHOICES, version: 1, sizes: [], groups: [MILK] }],
  ['bubble-tea', { ...NO_CHOICES, version: 1, sizes: sizes(['Medium', 0], ['Large', 120]), groups: [MILK] }],
]);

/** What each food contains. Of the foods that are missing nothing is said: the guest reads 'ask the house'. */
const DECLARED: Readonly<Record<string, readonly [allergens: string, tags?: string]>> = {
  'margherita-pizza': ['gluten milk', 'vegetarian'],
  'smash-burger': ['gluten milk eggs mustard sesame'],
  'beef-pho': ['fish soya', 'dairy-free'],
  'garden-salad': ['mustard', 'vegan gluten-free'],
  'spaghetti-pomodoro': ['gluten', 'vegan'],
  'chicken-curry': ['milk mustard', 'hot'],
  'carnitas-tacos': ['', 'dairy-free gluten-free'],
  'bean-burrito': ['gluten', 'vegan'],
  'salmon-sushi': ['fish soya sesame', 'raw'],
  'fried-shrimp': ['crustaceans gluten eggs soya'],
  fries: ['', 'vegan gluten-free'],
  'falafel-pita': ['gluten sesame', 'vegan'],
  'cheese-fondue': ['milk sulphites gluten', 'vegetarian'],
  'flat-white': ['', 'vegetarian'],
  'bubble-tea': [''],
  'green-tea': ['', 'vegan'],
  'ice-cream': ['milk eggs nuts', 'vegetarian'],
  'cherry-pie': ['gluten milk eggs', 'vegetarian'],
};

const KITCHEN_NAMES: Readonly<Record<string, string>> = {
  'margherita-pizza': 'MARGH',
  'smash-burger': 'SMASH',
  'spaghetti-pomodoro': 'SPAG POMO',
  'flat-white': 'FLAT W',
};

/** Begin each day with a number, the second on weekdays alone. */
const PARS: Readonly<Record<string, FoodWords['par']>> = {
  'butter-croissant': { portions: 30, days: EVERY_DAY },
  baguette: { portions: 24, days: [1, 2, 3, 4, 5] },
};

const UNCOUNTED = new Set(['flat-white', 'green-tea']);

function wordsOf({ id }: DemoFood): FoodWords {
  const category = CATEGORY_OF.get(id) ?? null;
  const declared = DECLARED[id];
  const choices = CHOICES.get(id);
  return {
    currency: SETTINGS.currency,
    categoryId: category,
    taxId: category === 'drinks' ? 'drinks' : null,
    kitchenName: KITCHEN_NAMES[id] ?? null,
    allergens: declared ? (words(declared[0]) as Allergen[]) : null,
    tags: words(declared?.[1] ?? '') as DietTag[],
    leastExtraMinor: choices ? leastExtraOf(choices) : null,
    counted: !UNCOUNTED.has(id),
    par: PARS[id] ?? null,
  };
}

function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}

function storedGroup(group: FoodGroup): StoredChoiceGroup {
  const users = [...CHOICES].filter(([, { groups }]) => groups.includes(group));
  const { sizeIds: _sizes, limits: _limits, isAsked: _isAsked, ...plain } = group;
  return { ...plain, version: 1, foodIds: users.map(([foodId]) => foodId) };
}

export const CONFIGURED_HOUSE: HouseProfile = {
  ...DEMO_HOUSE,
  settings: SETTINGS,
  tables: TABLES,
  categories: CATEGORIES,
  groups: GROUPS.map(storedGroup),
  choices: CHOICES,
  wordsOf,
  orders: CONFIGURED_ORDERS,
};
