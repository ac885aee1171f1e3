import { canManageMenu, type MenuFood } from '@foodhouse/domain';
import { useState, type ReactNode } from 'react';
import { useSession } from '../../../data/session-context.tsx';
import { EditFoodDialog, RemoveFoodDialog } from './lazy-food-dialogs.tsx';

interface FoodForms {
  /** Opens the forms; null for everybody but admins. */
  readonly manage: { readonly onUpdate: () => void; readonly onRemove: () => void } | null;
  /** The open form. */
  readonly formOf: (food: MenuFood) => ReactNode;
}

/**
 * The forms with which an admin edits or removes one food.
 * @param onRemoved called after the food left the menu
 */
export function useFoodForms(onRemoved: () => void): FoodForms {
  const session = useSession();
  const [dialog, setDialog] = useState<'update' | 'remove' | null>(null);
  const close = (): void => {
    setDialog(null);
  };
  const open = (name: NonNullable<typeof dialog>) => () => {
    setDialog(name);
  };
  const isAdmin = session.status === 'signed-in' && canManageMenu(session.user.role);
  return {
    manage: isAdmin ? { onUpdate: open('update'), onRemove: open('remove') } : null,
    formOf: (food) => (
      <>
        {dialog === 'update' && <EditFoodDialog food={food} onClose={close} />}
        {dialog === 'remove' && <RemoveFoodDialog food={food} onClose={close} onRemoved={onRemoved} />}
      </>
    ),
  };
}
