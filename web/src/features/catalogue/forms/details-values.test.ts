import { aFood } from '@foodhouse/domain/testing';
import { describe, expect, it } from 'vitest';
import { changesIn, detailsOf, errorsIn, saidIn, type DetailsValues } from './details-values.ts';

const PHO = detailsOf(aFood());
const changed = (changes: Partial<DetailsValues>): ReturnType<typeof changesIn> =>
  changesIn(saidIn(PHO), saidIn({ ...PHO, ...changes }));

describe('what a house says of a food', () => {
  it('is sent as far as it changed', () => {
    expect(changed({})).toEqual({});
    expect(changed({ kitchenName: 'PHO', lowAt: ' 8 ', tags: ['vegan'] })).toEqual({
      kitchenName: 'PHO',
      lowAt: 8,
      tags: ['vegan'],
    });
    expect(changed({ parPortions: '20', parDays: ['5', '6'] })).toEqual({ par: { portions: 20, days: [5, 6] } });
  });

  it('tells nothing said from none of the fourteen', () => {
    expect(saidIn(PHO).allergens).toBeNull();
    expect(changed({ statement: 'said' })).toEqual({ allergens: [] });
    expect(changed({ statement: 'said', allergens: ['milk'] })).toEqual({ allergens: ['milk'] });
    const said = detailsOf(aFood({ allergens: [] }));
    expect(changesIn(saidIn(said), saidIn({ ...said, statement: 'ask', allergens: ['milk'] }))).toEqual({
      allergens: null,
    });
  });

  it('has no diet that its allergens contradict', () => {
    const fries = detailsOf(aFood({ allergens: [], tags: ['vegan', 'gluten-free'] }));
    expect(changesIn(saidIn(fries), saidIn({ ...fries, allergens: ['gluten'] }))).toEqual({
      allergens: ['gluten'],
      tags: ['vegan'],
    });
  });

  it('is taken back where a field is emptied', () => {
    const all = detailsOf(
      aFood({ kitchenName: 'PHO', lowAt: 3, categoryId: 'soups', taxId: 'reduced', par: { portions: 5, days: [1] } }),
    );
    const emptied = { ...all, kitchenName: '', lowAt: '', categoryId: '', taxId: '', parPortions: '' };
    expect(changesIn(saidIn(all), saidIn(emptied))).toEqual({
      kitchenName: '',
      lowAt: null,
      categoryId: null,
      taxId: null,
      par: null,
    });
  });

  it('has the hours in which it is served, which a copy has too', () => {
    const tuesday = { days: [2], from: '11:30', to: '14:00' };
    expect(changed({ served: [tuesday] })).toEqual({ served: [tuesday] });
    const special = detailsOf(aFood({ served: [tuesday] }));
    expect(changesIn(saidIn(special), saidIn({ ...special, served: [] }))).toEqual({ served: [] });
    expect(changesIn(saidIn(PHO), saidIn(special))).toEqual({ served: [tuesday] });
    expect(errorsIn({ served: [{ ...tuesday, days: [] }] })).toEqual({ served: 'Tick a weekday for all hours.' });
    expect(errorsIn({ served: [tuesday, tuesday] })).toEqual({ served: 'Two of these hours are at the same time.' });
  });

  it('is refused at its field before it is sent', () => {
    expect(errorsIn(changed({ lowAt: 'few', parPortions: '-1' }))).toEqual({
      lowAt: 'A whole number from 0 to 100000, or nothing',
      parPortions: 'A whole number from 0 to 100000, or nothing',
    });
    expect(errorsIn(changed({ parPortions: '20', parDays: [] }))).toEqual({ parDays: 'One day at least' });
    expect(errorsIn(changed({ kitchenName: 'x'.repeat(81) }))).toEqual({
      kitchenName: 'One line of at most 80 characters',
    });
  });
});
