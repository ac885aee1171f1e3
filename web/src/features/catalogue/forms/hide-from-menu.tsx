// No stories: a toast, after the server has answered.
import type { MenuFood } from '@foodhouse/domain';
import toast from 'react-hot-toast';
import { explainRefusalOf, hideFood } from '../api/manage-food.ts';
import { isolated } from '../../../lib/isolated.ts';
import { showOffMenuToast } from './off-menu-toast.tsx';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** Hides a food, and says so with an Undo button. It asks nothing before: one press brings the food back. */
export async function hideFromMenu(food: MenuFood): Promise<void> {
  const name = isolated(food.name);
  const result = await hideFood(food.id);
  if (result.status === 'done')
    showOffMenuToast(food, {
      said: texts.isHidden({ name }),
      label: common.undo(),
      labelNamed: texts.undoHiding({ name }),
    });
  else toast.error(explainRefusalOf(food.name, result));
}
