import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

/** An admin's form of a food: nobody else fetches it. */
export const EditFoodDialog = lazyDialog(async () => (await import('./edit-food-dialog.tsx')).EditFoodDialog);

/** The question before a food leaves the menu. */
export const RemoveFoodDialog = lazyDialog(async () => (await import('./remove-food-dialog.tsx')).RemoveFoodDialog);
