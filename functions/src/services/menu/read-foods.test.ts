import {
  DEFAULT_SETTINGS,
  NO_CATEGORIES,
  NO_SEARCH,
  type Categories,
  type Food,
  type HouseSettings,
  type MenuRequest,
} from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { describe, expect, it } from 'vitest';
import { listFoods, type ListedMenu } from './read-foods.ts';
import { fixedClock } from '../testing/fakes.ts';

const CATEGORIES: Categories = {
  ...NO_CATEGORIES,
  version: 1,
  categories: [
    { id: 'starters', name: 'Starters' },
    { id: 'drinks', name: 'Drinks' },
  ],
};
const MENU = [
  aFood({ id: 'tea', categoryId: 'drinks', allergens: [] }),
  aFood({ id: 'pho', tags: ['hot'] }),
  aFood({ id: 'rolls', categoryId: 'starters', allergens: ['fish'], tags: ['hot'] }),
  aFood({ id: 'soup', categoryId: 'starters', tags: ['hot'] }),
];

interface House {
  readonly menu?: readonly Food[];
  /** Foods that left the menu. */
  readonly gone?: readonly Food[];
  readonly categories?: Categories;
  readonly settings?: Partial<HouseSettings>;
  readonly nowMs?: number;
}

/** How often the categories were read. */
let asked: number;

async function list(
  request: Partial<MenuRequest>,
  { menu = MENU, gone = [], categories = CATEGORIES, settings = {}, nowMs = fixedClock.nowMs() }: House = {},
): Promise<ListedMenu> {
  asked = 0;
  return listFoods(
    {
      catalogue: {
        menu: async () => menu,
        food: async (id) => [...menu, ...gone].find((food) => food.id === id) ?? null,
      },
      categoryBook: {
        categories: async () => {
          asked += 1;
          return categories;
        },
        know: () => undefined,
      },
      houseBook: { settings: async () => ({ ...DEFAULT_SETTINGS, ...settings }), know: () => undefined },
      clock: { nowMs: () => nowMs },
    },
    { ...NO_SEARCH, limit: 10, after: null, order: 'menu', ...request },
  );
}

const idsOf = ({ items }: ListedMenu): string => items.map(({ id }) => id).join(' ');

describe('the menu', () => {
  it('says of which mealtimes it has a food, unless of each', async () => {
    const dinner = aFood({ id: 'duck', mealtimes: ['dinner'] });
    expect((await list({}, { menu: [...MENU, dinner] })).mealtimes).toEqual(['lunch', 'dinner']);
    expect((await list({ mealtime: 'dinner' }, { menu: [dinner] })).mealtimes).toEqual(['dinner']);
    expect((await list({}, { menu: [aFood({ mealtimes: ['breakfast', 'lunch', 'dinner'] })] })).mealtimes).toBeNull();
  });

  it('is in the order of its categories, page by page, and says their names', async () => {
    const first = await list({ limit: 3 });
    expect([idsOf(first), first.next, first.total, first.categoryCount]).toEqual(['rolls soup tea', 'tea', 4, 2]);
    expect([...first.categories]).toEqual([
      ['rolls', 'Starters'],
      ['soup', 'Starters'],
      ['tea', 'Drinks'],
    ]);
    const second = await list({ limit: 3, after: 'tea' });
    expect([idsOf(second), second.next, second.categories.size]).toEqual(['pho', null, 0]);
  });

  it('is as it was added for who asks so, in a house without categories, and when all of them are removed', async () => {
    expect(idsOf(await list({ order: 'added' }))).toBe('tea pho rolls soup');
    expect(idsOf(await list({}, { categories: { ...NO_CATEGORIES, version: 2 } }))).toBe('tea pho rolls soup');
    const plain = MENU.map((food) => ({ ...food, categoryId: null }));
    expect(idsOf(await list({}, { menu: plain }))).toBe('tea pho rolls soup');
    expect(asked).toBe(0);
  });

  it('goes on where it was when the last food of a page has left it', async () => {
    const gone = [aFood({ id: 'salad', categoryId: 'starters', createdAtMs: Number.MAX_SAFE_INTEGER })];
    expect(idsOf(await list({ after: 'salad' }, { gone }))).toBe('tea pho');
    const renamed = MENU.map((food) => (food.id === 'soup' ? { ...food, tags: [] } : food));
    expect(idsOf(await list({ tags: ['hot'], after: 'soup' }, { menu: renamed }))).toBe('pho');
    expect(idsOf(await list({ after: 'nobody' }))).toBe('rolls soup tea pho');
  });

  it('goes on in pages in a house without categories too, whether their last food is still there or not', async () => {
    const menu = ['b', 'd', 'a', 'c'].map((id, index) => aFood({ id, createdAtMs: index < 2 ? 1 : 2 }));
    const page = async (after: string | null, house: House = { menu }, limit = 2): Promise<unknown> => {
      const listed = await list({ limit, after }, house);
      return [idsOf(listed), listed.next, listed.total];
    };
    expect(await page(null)).toEqual(['b d', 'd', 4]);
    expect(await page('d')).toEqual(['a c', null, 4]);
    expect(await page('c')).toEqual(['', null, 4]);
    expect(await page('nothing', { menu }, 1)).toEqual(['b', 'b', 4]);
    const [gone] = menu.splice(1, 1);
    expect(await page('d', { menu: [...menu], gone: gone ? [gone] : [] })).toEqual(['a c', null, 3]);
  });

  it('has no foods of a category that was removed, whatever they still say', async () => {
    const left = { ...NO_CATEGORIES, version: 3, categories: CATEGORIES.categories.slice(1) };
    expect(await list({ categoryId: 'starters' }, { categories: left })).toMatchObject({ items: [], found: 0 });
    expect(idsOf(await list({ categoryId: 'starters', order: 'added' }))).toBe('rolls soup');
    expect(idsOf(await list({ categoryId: 'starters' }, { categories: { ...NO_CATEGORIES, version: 4 } }))).toBe('');
  });

  it('is the same answer to the same question, until a food or a category changes', async () => {
    const menu = [...MENU];
    const first = await list({ tags: ['hot'] }, { menu });
    expect(await list({ tags: ['hot'] }, { menu })).toBe(first);
    const renamed = { ...NO_CATEGORIES, version: 2, categories: [{ id: 'starters', name: 'To begin with' }] };
    expect([...(await list({ tags: ['hot'] }, { menu, categories: renamed })).categories.values()]).toEqual([
      'To begin with',
      'To begin with',
    ]);
    expect(await list({ tags: ['hot'], limit: 1 }, { menu })).toMatchObject({
      items: [{ id: 'rolls' }],
      next: 'rolls',
    });
    expect(idsOf(await list({ tags: ['hot'] }, { menu: menu.slice(0, 2) }))).toBe('pho');
    for (let limit = 11; limit < 211; limit += 1) await list({ tags: ['hot'], limit }, { menu });
    expect(await list({ tags: ['hot'] }, { menu })).not.toBe(first); // not all of them are kept
  });

  it('is searched, and says how many foods nothing was said about', async () => {
    const found = await list({ tags: ['hot'], without: ['nuts'] });
    expect([idsOf(found), found.found, found.total, found.undeclared]).toEqual(['rolls', 1, 4, 2]);
    expect(await list({})).toMatchObject({ found: 4, undeclared: 2 });
    expect(await list({}, { menu: [aFood()] })).toMatchObject({ undeclared: null });
  });
});

describe('a menu of which time decides', () => {
  /** A Tuesday. */
  const noon = Date.parse('2026-06-02T12:00:30Z');
  const TUESDAYS = [{ days: [2], from: '11:30', to: '14:00' }];
  const menu = [
    aFood({
      id: 'soup',
      categoryId: 'starters',
      mealtimes: [],
      served: [{ ...TUESDAYS[0], days: [3], from: '18:00', to: '22:00' }],
    }),
    aFood({ id: 'rolls', categoryId: 'starters', mealtimes: [] }),
    aFood({ id: 'special', categoryId: 'starters', mealtimes: [], served: TUESDAYS }),
    aFood({ id: 'tea', categoryId: 'drinks', mealtimes: [] }),
  ];
  const house = {
    menu,
    settings: { categoryHours: { drinks: [{ days: [0, 1, 2, 3, 4, 5, 6], from: '17:00', to: '01:00' }] } },
  };
  const wordsOf = ({ items }: ListedMenu): readonly unknown[] => items.map(({ id, servedFrom }) => servedFrom ?? id);

  it('has what is not served below the rest of its category, and says from when on it is', async () => {
    const now = { ...house, nowMs: noon };
    const all = await list({}, now);
    expect([idsOf(all), wordsOf(all), all.served]).toEqual([
      'rolls special soup tea',
      ['rolls', 'special', 'Wed 18:00', '17:00'],
      2,
    ]);
    const first = await list({ limit: 2 }, now);
    expect([idsOf(first), idsOf(await list({ limit: 2, after: first.next }, now))]).toEqual([
      'rolls special',
      'soup tea',
    ]);
    expect(idsOf(await list({ order: 'added' }, now))).toBe('soup rolls special tea');
  });

  it('has a category of which nothing is served behind the others', async () => {
    const starters = [{ days: [5], from: '11:30', to: '14:00' }];
    const settings = { categoryHours: { starters } };
    expect(idsOf(await list({}, { menu, settings: { ...settings, version: 2 }, nowMs: noon }))).toBe(
      'tea soup rolls special',
    );
    expect(idsOf(await list({}, { menu, nowMs: Date.parse('2026-06-01T12:00Z') }))).toBe('rolls soup special tea');
  });

  it('is the same answer for a minute, and judged again with the next one and with other settings', async () => {
    const first = await list({}, { ...house, nowMs: noon });
    expect(await list({}, { ...house, nowMs: noon + 20_000 })).toBe(first);
    expect(await list({}, { ...house, nowMs: noon + 40_000 })).not.toBe(first);
    expect(wordsOf(await list({}, { menu, settings: { version: 3 }, nowMs: noon }))).toEqual([
      'rolls',
      'special',
      'Wed 18:00',
      'tea',
    ]);
    expect(wordsOf(await list({}, { ...house, nowMs: Date.parse('2026-06-02T14:00Z') }))).toEqual([
      'rolls',
      'Wed 18:00',
      'Tue 9 Jun 11:30',
      '17:00',
    ]);
  });

  it('has what is off until a day as what is served from then on, where it can be ordered for then', async () => {
    const off = menu.map((food) => (food.id === 'rolls' ? { ...food, offThrough: '2026-06-03' } : food));
    const settings = {
      later: { minMinutes: 0, maxDays: 7 },
      hours: { pickup: [{ days: [0, 1, 2, 3, 4, 5, 6], from: '11:00', to: '22:00' }] },
    };
    const read = async (version: number, changes: Partial<HouseSettings>, day: number): Promise<readonly unknown[]> => {
      const nowMs = Date.parse(`2026-06-0${day}T12:00Z`);
      const { items } = await list({}, { menu: off, settings: { version, ...changes }, nowMs });
      return items.map(({ id, quantity, servedFrom = 'now' }) => `${id} ${quantity} ${servedFrom}`);
    };
    expect(await read(2, settings, 2)).toEqual(['special 5 now', 'soup 5 Wed 18:00', 'rolls 5 Thu 11:00', 'tea 5 now']);
    expect(await read(2, settings, 4)).toContain('rolls 5 now');
    expect(await read(3, { ...settings, later: null }, 2)).toContain('rolls 0 now');
    expect(await read(4, { ...settings, later: { minMinutes: 0, maxDays: 1 } }, 2)).toContain('rolls 0 now');
    expect(await read(4, { ...settings, later: { minMinutes: 0, maxDays: 1 } }, 3)).toContain('rolls 5 Thu 11:00');
  });

  it('says nothing of time where nothing depends on it', async () => {
    expect(await list({})).toMatchObject({ served: null });
    expect((await list({})).items.every((food) => food.servedFrom === undefined)).toBe(true);
  });
});
