import { aFood } from '@foodhouse/domain/testing';
import type { Stories } from '../../../dev/stories.tsx';
import { QuantityField } from './quantity-field.tsx';

const save = (): Promise<{ readonly status: 'done' }> => Promise.resolve({ status: 'done' });

export const stories: Stories = {
  'on sale': <QuantityField food={aFood()} isBusy={false} onChange={save} />,
  'runs low': <QuantityField food={aFood({ quantity: 2 })} isBusy={false} onChange={save} />,
  'put aside': <QuantityField food={aFood({ quantity: 0, putAside: 12 })} isBusy={false} onChange={save} />,
  'is being saved': <QuantityField food={aFood()} isBusy onChange={save} />,
};
