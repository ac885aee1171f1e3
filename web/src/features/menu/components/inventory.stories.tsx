import { aFood } from '@foodhouse/domain/testing';
import { listStories } from '../../../dev/list-stories.tsx';
import { nothing } from '../../../dev/stories.tsx';
import { foodDetailsOf } from '../../../paths.ts';
import { Foods } from './inventory.tsx';

export const stories = listStories(
  (id, name, index) => aFood({ id, name, quantity: index % 7 }),
  (foods) => (
    <Foods
      foods={foods.status === 'ready' ? { status: 'ready', value: { ...foods.value, next: null } } : foods}
      isAll
      onOrder={nothing}
      onAdd={nothing}
      detailsTo={foodDetailsOf}
    />
  ),
);
