export * from './categories.ts';
export * from './choices.ts';
export * from './edit-food.ts';
export * from './food-answer.ts';
export * from './foods.ts';
export * from './menu.ts';
export * from './pictures.ts';
export * from './stock-moves.ts';
