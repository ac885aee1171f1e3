import { lazyComponent } from '../../../first-paint/lazy-component.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

/** All forms in one file. Loaded from here alone: each file that loads another one names what that needs. */
export function loadForms(): Promise<typeof import('./food-dialogs.ts')> {
  return import('./food-dialogs.ts');
}

/** An admin's form of a new food that begins as another one is, loaded on demand. */
export const CopyFoodDialog = lazyDialog(async () => (await loadForms()).CopyFoodDialog);

/** What staff mark as sold out of a food's options, loaded on demand. */
export const SoldOutDialog = lazyDialog(async () => (await loadForms()).SoldOutDialog);

/** For how long a food is sold out, loaded on demand with its stock, which asks it too. */
export const OffSaleDialog = lazyDialog(async () => (await import('../stock/stock-dialog.tsx')).OffSaleDialog);

/** Waste, restock and count of a food, loaded on demand. */
export const StockDialog = lazyDialog(async () => (await import('../stock/stock-dialog.tsx')).StockDialog);

/** An admin's form of the menu's categories, loaded on demand. */
export const CategoriesDialog = lazyDialog(async () => (await loadForms()).CategoriesDialog);

/** The confirmation before a food leaves the menu, loaded on demand. */
export const RemoveFoodDialog = lazyDialog(async () => (await loadForms()).RemoveFoodDialog);

/** Where many foods are changed at once, loaded after the list. */
export const SeveralFoods = lazyComponent(async () => (await loadForms()).SeveralFoods);

/** How many foods say nothing of allergens, loaded after the list. */
export const UndeclaredFoods = lazyComponent(async () => (await loadForms()).UndeclaredFoods);
