import { aFood } from '@foodhouse/domain/testing';
import { nothing, opens, type Stories } from '../../../dev/stories.tsx';
import { RemoveFoodDialog } from './remove-food-dialog.tsx';

export const stories: Stories = {
  asks: opens((close) => <RemoveFoodDialog food={aFood()} onClose={close} onRemoved={nothing} />),
};
