import { aGroup, anOption, aSize } from '@foodhouse/domain/testing';
import { expect, it } from 'vitest';
import { chosenAfter, lostOf, lostOutside } from './lost.ts';

const TEA = anOption({ id: 'tea', name: 'Tea', asks: ['sorts'] });
const CHOICES = {
  sizes: [aSize(), aSize({ id: 'large', name: 'Large' })],
  groups: [
    aGroup({ id: 'drink', name: 'Drink', options: [TEA, anOption({ id: 'cola', name: 'Cola' })] }),
    aGroup({ id: 'sorts', name: 'Which tea', isAsked: true, options: [anOption({ id: 'mint', name: 'Mint' })] }),
    aGroup({ id: 'crust', name: 'Crust', sizeIds: ['large'], options: [anOption({ id: 'thin', name: 'Thin' })] }),
  ],
};

const CHOSEN = {
  sizeId: 'large',
  options: [
    { groupId: 'drink', id: 'tea', quantity: 1 },
    { groupId: 'sorts', id: 'mint', quantity: 1 },
    { groupId: 'crust', id: 'thin', quantity: 1 },
  ],
};

it('loses nothing while all is to be had', () => {
  expect(lostOf(CHOICES, CHOSEN)).toEqual([]);
});

it('names what is gone as it was read before, and not what went with it', () => {
  const groups = CHOICES.groups.map((group) => ({ ...group, options: group.options.filter(({ id }) => id !== 'tea') }));
  const now = { ...CHOICES, groups };
  const tea = { groupId: 'drink', id: 'tea', isSoldOut: false };
  expect(lostOf(now, CHOSEN)).toEqual([{ ...tea, name: null }]);
  expect(lostOf(now, CHOSEN, [CHOICES])).toEqual([{ ...tea, name: 'Tea' }]);
});

it('says what the size had brought that another does not, and keeps it for one that does', () => {
  const now = { ...CHOICES, sizes: [aSize(), aSize({ id: 'huge', name: 'Huge' })] };
  expect(lostOf(now, CHOSEN).map(({ id }) => id)).toEqual(['large']);
  const { options } = CHOSEN;
  const small = chosenAfter(now, CHOSEN, { sizeId: 'small', options: options.slice(0, 2) });
  const lost = lostOf(now, small);
  expect(lost.map(({ name }) => name)).toEqual(['Thin']);
  expect(lostOutside(now, small, lost)).toEqual(lost);
  const groups = CHOICES.groups.map((group) => (group.id === 'crust' ? { ...group, sizeIds: ['huge'] } : group));
  const huge = chosenAfter({ ...now, groups }, CHOSEN, { sizeId: 'huge', options: options.slice(0, 2) });
  expect(lostOf({ ...now, groups }, huge)).toEqual([]);
});
