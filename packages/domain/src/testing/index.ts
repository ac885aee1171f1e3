export { aFood, aGroup, anOption, anOrder, aUserDto } from './builders.ts';
export { INSTANTS, LONG_EVENINGS, ZONES_OF_INSTANTS } from './instants.ts';
