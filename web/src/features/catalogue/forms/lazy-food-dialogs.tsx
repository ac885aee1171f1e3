import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

/** An admin's form of a food, loaded on demand. */
export const EditFoodDialog = lazyDialog(async () => (await import('./food-dialogs.ts')).EditFoodDialog);

/** An admin's form of a new food that begins as another one is, loaded on demand. */
export const CopyFoodDialog = lazyDialog(async () => (await import('./food-dialogs.ts')).CopyFoodDialog);

/** An admin's form of what can be chosen of a food, loaded on demand. */
export const ChoicesDialog = lazyDialog(async () => (await import('./food-dialogs.ts')).ChoicesDialog);

/** What staff mark as sold out of a food's options, loaded on demand. */
export const SoldOutDialog = lazyDialog(async () => (await import('./food-dialogs.ts')).SoldOutDialog);

/** An admin's form of what a house may say of a food beyond its card, loaded on demand. */
export const DetailsDialog = lazyDialog(async () => (await import('./food-dialogs.ts')).DetailsDialog);

/** Waste, restock and count of a food, loaded on demand. */
export const StockDialog = lazyDialog(async () => (await import('../components/stock-dialog.tsx')).StockDialog);

/** An admin's form of the menu's categories, loaded on demand. */
export const CategoriesDialog = lazyDialog(
  async () => (await import('../categories/categories-dialog.tsx')).CategoriesDialog,
);

/** The confirmation before a food leaves the menu, loaded on demand. */
export const RemoveFoodDialog = lazyDialog(async () => (await import('./remove-food-dialog.tsx')).RemoveFoodDialog);
