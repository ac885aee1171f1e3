import { aFood } from '@foodhouse/domain/testing';
import { opens, type Stories } from '../../../dev/stories.tsx';
import { EditFoodDialog } from './edit-food-dialog.tsx';

export const stories: Stories = {
  'as it is': opens((close) => <EditFoodDialog food={aFood()} onClose={close} />),
};
