import { aFood } from '@foodhouse/domain/testing';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import { QuantityField } from './quantity-field.tsx';

export const stories: Stories = {
  'on sale': <QuantityField food={aFood()} isBusy={false} onChange={nothing} />,
  'put aside': <QuantityField food={aFood({ quantity: 0, putAside: 12 })} isBusy={false} onChange={nothing} />,
  'is being saved': <QuantityField food={aFood()} isBusy onChange={nothing} />,
};
