import { aFood } from '@foodhouse/domain/testing';
import { listStories } from '../../../dev/list-stories.tsx';
import { nothing } from '../../../dev/stories.tsx';
import { foodDetailsOf } from '../../../paths.ts';
import { Foods } from './inventory.tsx';

const IN_BASKET = new Map([['food-1', { count: 2, plain: 2 }]]);

export const stories = listStories(
  (id, name, index) => aFood({ id, name, quantity: index % 7 }),
  (foods) => (
    <Foods
      foods={foods.status === 'ready' ? { status: 'ready', value: { ...foods.value, next: null } } : foods}
      isAll
      inBasket={IN_BASKET}
      onOrder={nothing}
      onAdd={nothing}
      onLess={nothing}
      detailsTo={foodDetailsOf}
    />
  ),
);
