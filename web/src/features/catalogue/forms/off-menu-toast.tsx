// No stories: a toast, after the server has answered.
import type { MenuFood } from '@foodhouse/domain';
import toast from 'react-hot-toast';
import { Button } from '../../../ui/button.tsx';
import { putBackOnMenu } from '../api/put-back-on-menu.ts';

/** Says that a food left the menu, with a button that brings it back. */
export function showOffMenuToast(
  food: MenuFood,
  {
    said,
    label,
    labelNamed,
  }: {
    readonly said: string;
    readonly label: string;
    /** The accessible name of the button, with that of the food. */
    readonly labelNamed: string;
  },
): void {
  toast.success((shown) => (
    <>
      {said}
      <Button
        aria-label={labelNamed}
        onClick={() => {
          toast.dismiss(shown.id);
          void putBackOnMenu(food);
        }}
      >
        {label}
      </Button>
    </>
  ));
}
