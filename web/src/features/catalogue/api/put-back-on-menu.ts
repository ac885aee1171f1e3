import type { Food } from '@foodhouse/domain';
import toast from 'react-hot-toast';
import { explainRefusalOf, restoreFood, retireFood } from './manage-food.ts';
import { isolated } from '../../../lib/isolated.ts';
import * as texts from './texts.ts';

/** Restores a removed or hidden food, and reports the result in a toast. */
export async function putBackOnMenu({ id, name }: Pick<Food, 'id' | 'name'>): Promise<void> {
  const result = await restoreFood(id);
  if (result.status === 'done') toast.success(texts.isBackOnMenu({ name: isolated(name) }));
  else toast.error(explainRefusalOf(name, result));
}

/** Moves a hidden food to the removed ones, and reports the result in a toast. */
export async function removeHidden({ id, name }: Pick<Food, 'id' | 'name'>): Promise<void> {
  const result = await retireFood(id);
  if (result.status === 'done') toast.success(texts.isRemoved({ name: isolated(name) }));
  else toast.error(explainRefusalOf(name, result));
}
