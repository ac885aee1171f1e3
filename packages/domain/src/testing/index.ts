export { aFood, anOrder, aUserDto } from './builders.ts';
export { INSTANTS, LONG_EVENINGS, ZONES_OF_INSTANTS } from './instants.ts';
