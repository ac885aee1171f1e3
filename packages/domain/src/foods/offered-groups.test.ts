import { expect, it } from 'vitest';
import { aGroup, anOption } from '../testing/builders.ts';
import { offeredGroups } from './offered-groups.ts';

const TEA = aGroup({ id: 'drink', options: [anOption({ id: 'tea', eachMinor: 10, eachMinorBySize: { large: 25 } })] });
const at = (sizeId: string | null, groups = [TEA]) => offeredGroups({ groups }, { sizeId, options: [] })[0];

it('is the same object for the same size, and has the prices of another at once', () => {
  expect(at('small')).toBe(at('small'));
  expect(at('small')?.options[0]?.eachMinor).toBe(10);
  expect(at('large')?.options[0]?.eachMinor).toBe(25);
  expect(at('small')?.options[0]?.eachMinor).toBe(10);
});

it('is what the group says now, where that is another', () => {
  expect(at(null, [{ ...TEA, name: 'Hot drink' }])?.name).toBe('Hot drink');
});

it('says which answer asks it, where another one did before', () => {
  const drink = aGroup({
    id: 'drink',
    options: ['Tea', 'Cola'].map((name) => anOption({ id: name, name, asks: ['cup'] })),
  });
  const cup = aGroup({ id: 'cup', isAsked: true });
  const askedBy = (id: string): string | null | undefined =>
    offeredGroups({ groups: [drink, cup] }, { sizeId: null, options: [{ groupId: 'drink', id, quantity: 1 }] })[1]
      ?.under;
  expect(['Tea', 'Cola', 'Tea'].map(askedBy)).toEqual(['Tea', 'Cola', 'Tea']);
});
