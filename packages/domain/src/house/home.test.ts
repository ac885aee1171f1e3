import { describe, expect, it } from 'vitest';
import { houseNowAnswer, toHouseNowDto } from './contracts/closed.ts';
import { parseSaveHouseRequest } from './contracts/house.ts';
import { homeOf, sectionsOf, SPECIFIED_HOME, type HouseHome } from './home.ts';
import { houseNow } from './now.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

const ABOUT = { name: 'Gasthaus am Kanal', address: '', phone: '' };
const SET: HouseHome = {
  headline: 'Fish from the grill',
  introduction: 'Caught at six.',
  sections: [
    { name: 'discover', title: 'Hungry?' },
    { name: 'menu', title: '' },
  ],
};
const namesOf = (house: Parameters<typeof sectionsOf>[0]): readonly string[] =>
  sectionsOf(house).map(({ name }) => name);

describe('the sections of the home page', () => {
  it('are those of the specification in a house that has not said who it is, whatever else it has set', () => {
    const all = ['features', 'menu', 'popular', 'services', 'pricing', 'chefs', 'discover'];
    expect(namesOf({ about: null, home: null })).toEqual(all);
    expect(namesOf({ about: null, home: SET })).toEqual(all);
  });

  it('are those without samples in a house with a name that has set none', () => {
    expect(namesOf({ about: ABOUT, home: null })).toEqual(['features', 'menu', 'popular']);
    expect(namesOf({ about: ABOUT })).toEqual(['features', 'menu', 'popular']);
  });

  it('are those that a house with a name has set, in its order and words, also none', () => {
    expect(sectionsOf({ about: ABOUT, home: SET })).toEqual([
      { name: 'discover', title: 'Hungry?' },
      { name: 'menu', title: 'Our menu' },
    ]);
    expect(namesOf({ about: ABOUT, home: { ...SET, sections: [] } })).toEqual([]);
  });
});

describe('the home page', () => {
  const house = { ...DEFAULT_SETTINGS, about: ABOUT };

  it('is that of the specification in a house that has not said who it is, which says nothing of it', () => {
    expect(homeOf({ ...DEFAULT_SETTINGS, home: SET })).toBe(SPECIFIED_HOME);
    expect(toHouseNowDto(houseNow(DEFAULT_SETTINGS, 0))).not.toHaveProperty('home');
  });

  it('begins with the name of the house, and promises what it has alone', () => {
    expect(homeOf(house)).toMatchObject({ headline: ABOUT.name, features: ['fresh'] });
    const voucher = { amountMinor: 500, minMinor: 0 };
    expect(homeOf({ ...house, voucher, services: ['pickup', 'delivery'] }).features).toEqual(SPECIFIED_HOME.features);
    expect(homeOf({ ...house, services: ['delivery'] }).features).toEqual(['fresh', 'delivery']);
  });

  it('has the words that the house has set, and is said with what the house says now', () => {
    const said = houseNowAnswer.parse(toHouseNowDto(houseNow({ ...house, home: SET }, 0)));
    expect(said.home).toEqual(homeOf({ ...house, home: SET }));
    expect(said.home).toMatchObject({ headline: 'Fish from the grill', introduction: 'Caught at six.' });
  });

  it('has nothing of the samples of the specification', () => {
    expect(JSON.stringify(homeOf(house))).not.toMatch(/food site|delivery|Always|Restaurant|services|pricing|chefs/);
  });
});

describe('what a house sets of its home page', () => {
  const refused = (home: unknown): object => {
    const parsed = parseSaveHouseRequest({ version: 0, home });
    return parsed.ok ? parsed.value : parsed.fields;
  };
  const sections = (...names: readonly string[]): object => ({
    ...SET,
    sections: names.map((name) => ({ name, title: '' })),
  });

  it.each([null, SET, { headline: '', introduction: '', sections: [] }])('can be %j', (home) => {
    expect(refused(home)).toEqual({ version: 0, home });
  });

  it('is one line of text each', () => {
    expect(refused({ ...SET, headline: '  Fish   ' })).toMatchObject({ home: { headline: 'Fish' } });
  });

  it.each([
    ['a section twice', sections('menu', 'menu'), 'home.sections', 'expected sections that differ'],
    ['an unknown section', sections('events'), 'home.sections.0.name', /^expected one of features, menu/],
    ['a sample of the specification', sections('pricing'), 'home.sections.0.name', /^expected one of/],
    ['sections that are none', { ...SET, sections: 'menu' }, 'home.sections', /array/],
    ['a long headline', { ...SET, headline: 'x'.repeat(81) }, 'home.headline', 'expected at most 80 characters'],
    ['an introduction of two lines', { ...SET, introduction: 'a\nb' }, 'home.introduction', 'expected one line'],
    ['a long heading', { ...SET, sections: [{ name: 'menu', title: 'x'.repeat(81) }] }, 'home.sections.0.title', /80/],
    ['a field more', { ...SET, picture: '/p' }, 'picture', 'unknown field'],
    ['a field less', { headline: '', introduction: '' }, 'home.sections', /array/],
  ])('is not %s', (_what, home, path, message) => {
    expect(refused(home)).toEqual({ [path]: typeof message === 'string' ? message : expect.stringMatching(message) });
  });
});
