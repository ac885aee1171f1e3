// What the kit needs of names, without knowing whose: how they are sorted.
export { compareNames } from '@foodhouse/domain';
