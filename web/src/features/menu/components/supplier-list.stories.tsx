import { aFood } from '@foodhouse/domain/testing';
import { listStories, LONG_NAME } from '../../../dev/list-stories.tsx';
import { foodDetailsOf } from '../../../paths.ts';
import { Suppliers } from './supplier-list.tsx';

export const stories = listStories(
  (id, name, index) => ({
    name,
    foods: [aFood({ id }), ...(index === 0 ? [aFood({ id: 'long', name: LONG_NAME }), aFood({ id: 'curry' })] : [])],
  }),
  (suppliers) => (
    <Suppliers
      suppliers={
        suppliers.status === 'ready'
          ? { status: 'ready', value: { isFresh: true, value: suppliers.value.items } }
          : suppliers
      }
      detailsTo={foodDetailsOf}
    />
  ),
);
