/** One file for all: each file that can be loaded has its name in the first script of every page. */
export { CategoriesDialog } from '../categories/categories-dialog.tsx';
export { SoldOutDialog } from '../choices/sold-out-dialog.tsx';
export { SeveralFoods } from './several-foods.tsx';
export { UndeclaredFoods } from './undeclared-foods.tsx';
export { AddFoodExtras } from './add-food-extras.tsx';
export { CopyFoodDialog } from './copy-food-dialog.tsx';
export { PictureChoice } from './picture-choice.tsx';
export { RemoveFoodDialog } from './remove-food-dialog.tsx';
