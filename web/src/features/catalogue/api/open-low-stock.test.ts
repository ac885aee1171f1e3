import type { Food } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { expect, it, vi } from 'vitest';
import type { Live } from '../../../data/firebase/live.ts';
import type { Open } from '../../../data/follow.ts';
import { together } from './open-low-stock.ts';

it('lists each low food once, the fewest portions first, when both lists are known', () => {
  let tell: ((list: Live<Food>) => void)[] = [];
  const open: Open<Live<Food>> = (next) => {
    tell = [...tell, next];
    return () => undefined;
  };
  const next = vi.fn<(list: Live<Food>) => void>();
  together(open, open)(next, vi.fn<() => void>());
  const pho = aFood({ id: 'pho', quantity: 8, lowAt: 10 });
  const taco = aFood({ id: 'taco', quantity: 4 });
  tell[0]?.({ items: [taco, pho], isFresh: true });
  expect(next).not.toHaveBeenCalled();
  tell[1]?.({ items: [aFood({ id: 'tea', quantity: 1 }), taco], isFresh: false });
  expect(next.mock.lastCall?.[0]).toMatchObject({
    items: [{ id: 'tea' }, { id: 'taco' }, { id: 'pho' }],
    isFresh: false,
  });
});
