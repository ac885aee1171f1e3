export { aFood, anOrder, aUserDto } from './builders.ts';
