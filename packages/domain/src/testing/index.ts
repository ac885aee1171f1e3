export { aFood, anOrder } from './builders.ts';
