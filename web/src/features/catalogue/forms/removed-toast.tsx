// No stories: a toast, after the server has answered.
import type { MenuFood } from '@foodhouse/domain';
import toast from 'react-hot-toast';
import { Button } from '../../../ui/button.tsx';
import { putBackOnMenu } from '../api/put-back-on-menu.ts';
import { isolated } from '../../../lib/isolated.ts';
import * as texts from './texts.ts';

/** Says that a food left the menu, with an Undo button. */
export function showRemovedToast(food: MenuFood): void {
  toast.success((shown) => (
    <>
      {texts.isOffMenu({ name: isolated(food.name) })}
      <Button
        aria-label={texts.putBackNamed({ name: isolated(food.name) })}
        onClick={() => {
          toast.dismiss(shown.id);
          void putBackOnMenu(food);
        }}
      >
        {texts.putBack()}
      </Button>
    </>
  ));
}
