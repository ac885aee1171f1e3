import { choicesText, judgeChoices } from '@foodhouse/domain';
import { describe, expect, it } from 'vitest';
import { countOf, inOrder, ruleOf, withOption } from './choosing.ts';
import { aGroup, anOption } from '@foodhouse/domain/testing';
import { CHOICES } from './testing.ts';

const [SAUCE, TOPPINGS] = CHOICES.groups;
const NOTHING = { sizeId: 'small', options: [] };

describe('what is chosen of a food', () => {
  it('has one option of a group of one, and several of any other', () => {
    const mild = withOption(NOTHING, SAUCE, 'mild', 1);
    expect(withOption(mild, SAUCE, 'hot', 1).options).toEqual([{ groupId: 'sauce', id: 'hot', quantity: 1 }]);
    const both = withOption(withOption(NOTHING, TOPPINGS, 'egg', 1), TOPPINGS, 'bacon', 2);
    expect(countOf(both, TOPPINGS)).toBe(3);
    expect(countOf(withOption(both, TOPPINGS, 'bacon', 0), TOPPINGS)).toBe(1);
  });

  it('is the same in whichever order it was chosen', () => {
    const one = withOption(withOption(NOTHING, TOPPINGS, 'egg', 1), SAUCE, 'hot', 1);
    const other = withOption(withOption(NOTHING, SAUCE, 'hot', 1), TOPPINGS, 'egg', 1);
    expect(inOrder(CHOICES, one)).toEqual(inOrder(CHOICES, other));
  });

  it('loses what there is no more', () => {
    const asked = {
      sizeId: 'giant',
      options: [
        { groupId: 'sauce', id: 'secret', quantity: 1 },
        { groupId: 'toppings', id: 'truffle', quantity: 1 },
      ],
    };
    expect(inOrder(CHOICES, asked)).toEqual({ sizeId: null, options: [] }); // nobody chose another size
  });

  it('is said in words', () => {
    const asked = withOption(withOption({ ...NOTHING, sizeId: 'large' }, SAUCE, 'hot', 1), TOPPINGS, 'bacon', 2);
    expect(choicesText(judgeChoices(CHOICES, asked))).toBe('Large, Hot, 2 × Bacon');
    expect(choicesText(judgeChoices({ sizes: [], groups: [] }, { sizeId: null, options: [] }))).toBe('');
  });
});

it.each([
  [{ required: true, min: 0, max: 1 }, 'required · 1'],
  [{ required: true, min: 2, max: 3 }, 'required · 2 to 3'],
  [{ required: false, min: 0, max: 3 }, 'up to 3'],
  [{ required: false, min: 2, max: 3 }, 'none, or 2 to 3'],
  [{ required: false, min: 2, max: 2 }, 'none, or 2'],
])('a group of %j says %s', (rule, words) => {
  expect(ruleOf(aGroup({ ...rule, options: [anOption()] }))).toBe(words);
});
