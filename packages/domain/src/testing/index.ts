export { aChosenOption, aFood, aGroup, anOption, anOrder, aSize, aUserDto, usesOf } from './builders.ts';
export { someColors } from './colors.ts';
export { HOUSE_KINDS, housesAt, TABLE_SEVEN, type HouseKind } from './houses.ts';
export { INSTANTS, LONG_EVENINGS, ZONES_OF_INSTANTS } from './instants.ts';
export { largeMenu, type RawFood, type RawGroup, type RawMenu } from './large-menu.ts';
export { WAYS_TO_ORDER, type ServedKind, type WayToOrder } from './ways-to-order.ts';
export { aPicture, jpegSegment, webpChunk } from './pictures.ts';
