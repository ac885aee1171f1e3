import { canManageMenu, type MenuFood } from '@foodhouse/domain';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../data/session-context.tsx';
import { manageFoodOf } from '../../../paths.ts';
import { RemoveFoodDialog } from './lazy-food-dialogs.tsx';

interface FoodForms {
  /** Leads to the food's form, and asks whether it is removed; null for everybody but admins. */
  readonly manage: { readonly onUpdate: () => void; readonly onRemove: () => void } | null;
  /** The open question. */
  readonly formOf: (food: MenuFood) => ReactNode;
}

/**
 * The ways by which an admin changes or removes one food.
 * @param onRemoved called after the food left the menu
 */
export function useFoodForms(foodId: string, onRemoved: () => void): FoodForms {
  const session = useSession();
  const navigate = useNavigate();
  const [isRemoving, setIsRemoving] = useState(false);
  const isAdmin = session.status === 'signed-in' && canManageMenu(session.user.role);
  return {
    manage: isAdmin
      ? {
          onUpdate: () => void navigate(manageFoodOf(foodId)),
          onRemove: () => {
            setIsRemoving(true);
          },
        }
      : null,
    formOf: (food) =>
      isRemoving && (
        <RemoveFoodDialog
          food={food}
          onClose={() => {
            setIsRemoving(false);
          }}
          onRemoved={onRemoved}
        />
      ),
  };
}
