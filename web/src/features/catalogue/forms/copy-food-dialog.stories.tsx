import { aFood } from '@foodhouse/domain/testing';
import { opens, type Stories } from '../../../dev/stories.tsx';
import { CopyFoodForm } from './copy-food-dialog.tsx';

export const stories: Stories = {
  'of a food with sizes': opens((close) => (
    <CopyFoodForm
      food={aFood()}
      choices={{ version: 1, sizes: [{ id: 'large', name: 'Large', kitchenName: null, extra: 2 }], groups: [] }}
      onClose={close}
    />
  )),
};
